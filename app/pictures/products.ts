import fraudDetectionSrc from "./fraud-detection.svg?url&no-inline";
import transactionMonitoringSrc from "./transaction-monitoring.svg?url&no-inline";
import kycVerificationSrc from "./kyc-verification.svg?url&no-inline";
import riskAssessmentSrc from "./risk-assessment.svg?url&no-inline";
import digitalIdentitySrc from "./digital-identity.svg?url&no-inline";
import fraudIntelligenceSrc from "./fraud-intelligence.svg?url&no-inline";
import implementationSrc from "./implementation.svg?url&no-inline";
import managedServicesSrc from "./managed-services.svg?url&no-inline";
import trainingSrc from "./training.svg?url&no-inline";
import redTeamingSrc from "./red-teaming.svg?url&no-inline";
import trainingCapabilitySrc from "./training-capability.svg?url&no-inline";
export const products = {
  "fraud-detection": { next: { src: fraudDetectionSrc, box: "0 0 208 142", layers: ["all"] }, stage: { wide: { src: fraudDetectionSrc, prefix: "stage-wide-", box: "0 0 1440 900", layers: ["base","warm","checked"] }, phone: { src: fraudDetectionSrc, prefix: "stage-phone-", box: "0 0 390 532", layers: ["base","warm","checked"] } } },
  "transaction-monitoring": { next: { src: transactionMonitoringSrc, box: "0 0 208 128", layers: ["all"] }, stage: { wide: { src: transactionMonitoringSrc, prefix: "stage-wide-", box: "0 0 1440 900", layers: ["base","warm","checked"] }, phone: { src: transactionMonitoringSrc, prefix: "stage-phone-", box: "0 0 390 532", layers: ["base","warm","checked"] } } },
  "kyc-verification": { next: { src: kycVerificationSrc, box: "0 0 208 142", layers: ["all"] }, stage: { wide: { src: kycVerificationSrc, prefix: "stage-wide-", box: "0 0 1440 900", layers: ["base","warm","checked"] }, phone: { src: kycVerificationSrc, prefix: "stage-phone-", box: "0 0 390 532", layers: ["base","warm","checked"] } } },
  "risk-assessment": { next: { src: riskAssessmentSrc, box: "0 0 208 140", layers: ["all"] }, stage: { wide: { src: riskAssessmentSrc, prefix: "stage-wide-", box: "0 0 1440 900", layers: ["base","warm","checked"] }, phone: { src: riskAssessmentSrc, prefix: "stage-phone-", box: "0 0 390 532", layers: ["base","warm","checked"] } } },
  "digital-identity": { next: { src: digitalIdentitySrc, box: "0 0 208 140", layers: ["all"] }, stage: { wide: { src: digitalIdentitySrc, prefix: "stage-wide-", box: "0 0 1440 900", layers: ["base","warm","checked"] }, phone: { src: digitalIdentitySrc, prefix: "stage-phone-", box: "0 0 390 532", layers: ["base","warm","checked"] } } },
  "fraud-intelligence": { next: { src: fraudIntelligenceSrc, box: "0 0 208 146", layers: ["all"] }, stage: { wide: { src: fraudIntelligenceSrc, prefix: "stage-wide-", box: "0 0 1440 900", layers: ["base","warm","checked"] }, phone: { src: fraudIntelligenceSrc, prefix: "stage-phone-", box: "0 0 390 532", layers: ["base","warm","checked"] } } },
  "implementation": { next: { src: implementationSrc, box: "0 0 208 108", layers: ["all"] }, stage: { wide: { src: implementationSrc, prefix: "stage-wide-", box: "0 0 1440 900", layers: ["base","warm","checked"] }, phone: { src: implementationSrc, prefix: "stage-phone-", box: "0 0 390 532", layers: ["base","warm","checked"] } } },
  "managed-services": { next: { src: managedServicesSrc, box: "0 0 208 131", layers: ["all"] }, stage: { wide: { src: managedServicesSrc, prefix: "stage-wide-", box: "0 0 1440 900", layers: ["base","warm","checked"] }, phone: { src: managedServicesSrc, prefix: "stage-phone-", box: "0 0 390 532", layers: ["base","warm","checked"] } } },
  "training": { next: { src: trainingSrc, box: "0 0 208 136", layers: ["all"] }, stage: { wide: { src: trainingSrc, prefix: "stage-wide-", box: "0 0 1440 900", layers: ["base","warm","checked"] }, phone: { src: trainingSrc, prefix: "stage-phone-", box: "0 0 390 532", layers: ["base","warm","checked"] } } },
  "red-teaming": { next: { src: redTeamingSrc, box: "0 0 208 131", layers: ["all"] }, stage: { wide: { src: redTeamingSrc, prefix: "stage-wide-", box: "0 0 1440 900", layers: ["base","warm","checked"] }, phone: { src: redTeamingSrc, prefix: "stage-phone-", box: "0 0 390 532", layers: ["base","warm","checked"] } } },
  "training-capability": { next: { src: trainingCapabilitySrc, box: "0 0 208 136", layers: ["all"] }, stage: { wide: { src: trainingCapabilitySrc, prefix: "stage-wide-", box: "0 0 1440 900", layers: ["base","warm","checked"] }, phone: { src: trainingCapabilitySrc, prefix: "stage-phone-", box: "0 0 390 532", layers: ["base","warm","checked"] } } },
};
