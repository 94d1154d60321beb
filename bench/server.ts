/** Measures the server on this machine and writes its section of RESULTS.md: `node bench/server.ts [SECONDS]`. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { benchAccept } from "./accept.ts";
import { benchStatic } from "./static.ts";
import { benchStrain } from "./strain.ts";

const BEGIN = "<!-- server: begin -->";
const END = "<!-- server: end -->";
const file = path.join(import.meta.dirname, "RESULTS.md");
const seconds = Number(process.argv[2] ?? 6);

const machine = `${os.cpus().length} x ${os.cpus()[0]?.model.trim()}, ${os.type()} ${os.release()}, Node ${process.version}`;
const load = os.loadavg()[0]?.toFixed(2);
const section = `${BEGIN}
## Server

${machine}; load ${load} at the start. The client runs on the same processors. \`node bench/server.ts\` measures again.

${await benchAccept(seconds)}
${await benchStatic()}
${await benchStrain()}${END}`;

const text = existsSync(file) ? readFileSync(file, "utf8") : `# Results\n\n${BEGIN}${END}\n`;
const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
const whole =
  begin < 0
    ? `${text.trimEnd()}\n\n${section}\n`
    : text.slice(0, begin) + section + text.slice(end + END.length);
writeFileSync(file, whole);
console.log(section);
process.exit();
