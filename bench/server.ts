/** Measures the server on this machine and writes its section of RESULTS.md: `node bench/server.ts`. */
import os from "node:os";
import { benchAccept } from "./accept.ts";
import { writeSection } from "./results.ts";
import { benchStatic } from "./static.ts";
import { benchStrain } from "./strain.ts";

const load = os.loadavg()[0]?.toFixed(2);
const body = `${os.type()} ${os.release()}; load ${load} at the start. The client runs on the same processors. \`node bench/server.ts\` measures again.

${await benchAccept()}
${await benchStatic()}
${await benchStrain()}`;

await writeSection("Server", body);
console.log(body);
process.exit();
