import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { precompress } from "../../scripts/compress.ts";
import { hashInlineScripts } from "../../scripts/csp.ts";
import { site } from "../../settings/site.js";

/** Small copies of two built forms: the controls and slots that the server fills. */
export const sampleForms = {
  contact: `<form method="post" action="/${site.mailbox}" data-form="contact">
<div data-form-summary="true" hidden><p data-summary-text="true"></p><ul><li data-link-for="name" hidden><a href="#contact-name">Name</a></li><li data-link-for="email" hidden><a href="#contact-email">Email</a></li></ul></div>
<input type="hidden" name="_form" value="contact"><input type="hidden" name="_lang" value="en"><input name="_honey" tabindex="-1">
<input name="name"><span data-error-for="name" hidden></span>
<label for="contact-email">Email</label><input id="contact-email" name="email" type="email"><span data-error-for="email" hidden></span>
<input name="company"><input name="subject"><span data-error-for="subject" hidden></span>
<textarea name="message"></textarea><button>Submit Message</button></form>`,
  registration: `<form method="post" action="/${site.mailbox}" data-form="registration">
<div data-form-summary="true" hidden><p data-summary-text="true"></p></div><input type="hidden" name="_form" value="registration"><input type="hidden" name="_lang" value="en">
<input name="name"><input name="companyName"><input name="mobileNumber">
<select name="industry"><option value="">Select</option><option>E-commerce</option><option>Telecom</option></select>
<select name="country"><option value="">Select</option><option>Egypt</option></select>
<fieldset><legend>Fraud use cases</legend><input type="checkbox" id="registration-useCases" name="useCases" value="ato">
<input type="checkbox" name="useCases" value="chargeback"><span data-error-for="useCases" hidden></span></fieldset><button>Submit</button></form>`,
  assessment: `<form method="post" action="/${site.mailbox}" data-form="assessment">
<input type="hidden" name="_form" value="assessment"><input type="hidden" name="_lang" value="en"><textarea name="message">Hello,</textarea></form>`,
};

/** Returns a form as the Arabic page has it. */
const inArabic = (form: string) =>
  form
    .replace('name="_lang" value="en"', 'name="_lang" value="ar"')
    .replace(">Email<", ">البريد الإلكتروني<")
    .replace("Hello,", "السلام عليكم،");

const page = (
  title: string,
  body = "",
  language = "en",
) => `<!doctype html><html lang="${language}"><head><title>${title}</title>
<script id="theme-script">document.documentElement.dataset.theme = "dark"</script><script>start()</script>
<link rel="modulepreload" href="/assets/app-abc123.js"><script type="module" src="/assets/app-abc123.js"></script>
</head><body><h1>${title}</h1>${body}${"<p>Some words that compress well.</p>".repeat(40)}</body></html>`;

/** Makes a directory with a small built site in `build/`, as the real build leaves it; returns the directory. */
export async function makeSite(): Promise<string> {
  const root = mkdtempSync(path.join(tmpdir(), "site-"));
  const client = path.join(root, "build/client");
  const files: Record<string, string> = {
    "index.html": page("Home"),
    "about/index.html": page("About"),
    "contact/index.html": page("Contact", sampleForms.contact),
    "get-started/index.html": page("Get started", sampleForms.registration),
    "request-assessment/index.html": page("Request an assessment", sampleForms.assessment),
    "thank-you/contact/index.html": page("Thank you"),
    "404.html": page("Not found"),
    "ar/index.html": page("الرئيسية", "", "ar"),
    "ar/contact/index.html": page("تواصلوا معنا", inArabic(sampleForms.contact), "ar"),
    "ar/request-assessment/index.html": page("طلب تقييم", inArabic(sampleForms.assessment), "ar"),
    "ar/thank-you/contact/index.html": page("أُرسلت الرسالة", "", "ar"),
    "ar/404.html": page("الصفحة غير موجودة", "", "ar"),
    "assets/app-abc123.js": `console.log("hello");${"// words\n".repeat(300)}`,
    ".vite/manifest.json": "{}",
    ".well-known/security.txt": "Contact: mailto:info@example.com\n",
    "favicon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(client, name)), { recursive: true });
    writeFileSync(path.join(client, name), text);
  }
  await hashInlineScripts(client, "", "");
  await precompress(client);
  writeFileSync(path.join(client, "../stamp"), "");
  return root;
}
