import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Files that compression makes smaller; fonts and bitmaps are compressed already. */
const TEXT = /\.(html|js|css|json|webmanifest|svg|txt|xml|ico)$/;
/** Below this the headers weigh more than the gain. */
const WORTH_BYTES = 256;
/** Files at a time; the thread pool of Node has four threads. */
const AT_ONCE = 4;

/**
 * Writes `.br` and `.gz` beside each file of the built site that gains by it, at the highest levels.
 * @param dir `build/client`
 */
export async function precompress(dir: string): Promise<void> {
  const files = readdirSync(dir, { recursive: true, encoding: "utf8" }).filter((name) => TEXT.test(name));
  async function work() {
    for (let name = files.pop(); name !== undefined; name = files.pop()) {
      const file = path.join(dir, name);
      const bytes = readFileSync(file);
      if (bytes.length < WORTH_BYTES) continue;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      writeFileSync(`${file}.br`, await brotli(bytes, { params }));
      writeFileSync(`${file}.gz`, await deflate(bytes, { level: 9 }));
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
