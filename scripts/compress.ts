import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Files that compression makes smaller; fonts and bitmaps are compressed already. */
const TEXT = /\.(html|js|css|json|webmanifest|svg|txt|csv|xml|ico)$/;
/** Below this the headers weigh more than the gain. */
const WORTH_BYTES = 256;
/**
 * Writes `.br` and `.gz` beside each file of the built site that gains by it, at the highest levels.
 * @param dir `build/client`
 */
export async function precompress(dir: string): Promise<void> {
  const names = (await readdir(dir, { recursive: true })).filter((name) => TEXT.test(name));
  async function compress(file: string) {
    const bytes = await readFile(file);
    if (bytes.length < WORTH_BYTES) return;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    await writeFile(`${file}.br`, await brotli(bytes, { params }));
    await writeFile(`${file}.gz`, await deflate(bytes, { level: 9 }));
  }
  await Promise.all(names.map((name) => compress(path.join(dir, name))));
}
