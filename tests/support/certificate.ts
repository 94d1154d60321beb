import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { freshDir } from "./server.ts";

/** Makes a certificate that signs itself, for a name such as `IP:127.0.0.1`; NODE_EXTRA_CA_CERTS with its file trusts it. */
export function makeCertificate(name: string, days = 30) {
  const dir = freshDir();
  const [keyFile, file] = [path.join(dir, "key.pem"), path.join(dir, "certificate.pem")];
  const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", keyFile];
  const subject = ["-subj", "/CN=test", "-addext", `subjectAltName=${name}`, "-days", String(days)];
  execFileSync("openssl", ["req", "-x509", ...key, ...subject, "-out", file], { stdio: "ignore" });
  return { file, key: readFileSync(keyFile), cert: readFileSync(file) };
}
