import type { AboutWords } from "./about.ts";
import type { AccuracyWords } from "./accuracy.ts";
import type { ProductId } from "./catalogue.ts";
import type { Claims } from "./claims.ts";
import type {
  ContactDetails,
  FormPageWords,
  GetStartedWords,
  LoginWords,
  NextStepsWords,
} from "./form-pages.ts";
import type { Forms } from "./forms.ts";
import type { FrameWords, MenuSheetWords } from "./frame.ts";
import type { FraudResilienceAssessment } from "./fraud-resilience-assessment.ts";
import type { HomeWords } from "./home.ts";
import type { Journey } from "./journey.ts";
import type { NotFoundWords } from "./not-found.ts";
import type { OfficeHoursWords } from "./office-hours.ts";
import type { Pages } from "./pages.ts";
import type { ProductLabels, ProductPage } from "./products.ts";
import type { SandboxWords } from "./sandbox.ts";
import type { BankScenario, Scenario } from "./scenarios.ts";
import type { SelfCheckWords } from "./self-check.ts";
import type { SupplierCheckWords } from "./supplier-check.ts";
import type { ToolsWords } from "./tools.ts";
import type { WhyUsWords } from "./why-us.ts";

/** Everything that the site says in one language. */
export interface Words {
  about: AboutWords;
  accuracy: AccuracyWords;
  bankScenarios: readonly BankScenario[];
  claims: Claims;
  /** Stands once under the figures of a page. */
  claimsNote: string;
  contact: FormPageWords;
  contactDetails: ContactDetails;
  forms: Forms;
  frame: FrameWords;
  fraudResilienceAssessment: FraudResilienceAssessment;
  getStarted: GetStartedWords;
  home: HomeWords;
  journey: Journey;
  login: LoginWords;
  menuSheet: MenuSheetWords;
  nextSteps: NextStepsWords;
  notFound: NotFoundWords;
  officeHours: OfficeHoursWords;
  pages: Pages;
  productLabels: ProductLabels;
  products: Record<ProductId, ProductPage>;
  requestAssessment: FormPageWords;
  requestSampleReport: FormPageWords;
  sandbox: SandboxWords;
  scenarios: readonly Scenario[];
  selfCheck: SelfCheckWords;
  supplierCheck: SupplierCheckWords;
  tools: ToolsWords;
  whyUs: WhyUsWords;
}
