import type { LeadKind } from "../../contract/kinds.ts";
import type { LoginFormWords, Notices } from "../types/forms.ts";

export const notices: Record<LeadKind, Notices> = {
  "hero-assessment": {
    success: {
      title: "Request Submitted",
      text: "Thank you! We'll contact you soon about your fraud resilience assessment.",
    },
    failure: {
      title: "Submission Error",
      text: "There was a problem submitting your request. Please try again.",
    },
  },
  "home-contact": {
    success: { title: "Message sent", text: "We'll get back to you as soon as possible." },
    failure: { title: "Error", text: "Failed to send your message. Please try again later." },
  },
  contact: {
    success: {
      title: "Message Sent",
      text: "Thank you for reaching out. We'll get back to you shortly.",
    },
    failure: { title: "Error", text: "There was a problem sending your message. Please try again." },
  },
  registration: {
    success: {
      title: "Registration Successful",
      text: "Thank you for your interest. Our team will contact you shortly.",
    },
    failure: {
      title: "Submission Error",
      text: "There was a problem submitting your form. Please try again.",
    },
  },
  assessment: {
    success: {
      title: "Request Sent",
      text: "Thank you for your interest. Our team will contact you shortly.",
    },
    failure: { title: "Error", text: "There was a problem sending your request. Please try again." },
  },
  "sample-report": {
    success: {
      title: "Request Sent",
      text: "Thank you for your interest. We'll send you a sample report shortly.",
    },
    failure: { title: "Error", text: "There was a problem sending your request. Please try again." },
  },
};

export const loginNotices: Pick<LoginFormWords, "notices" | "invalid" | "empty"> = {
  notices: {
    success: { title: "Login successful!", text: "Redirecting to dashboard..." },
    failure: { title: "Login failed", text: "Invalid credentials. Please try again." },
  },
  invalid: "Invalid username or password",
  empty: "Please enter both username and password",
};
