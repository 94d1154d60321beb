import { isUtf8 } from "node:buffer";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { refusals } from "./answers.ts";

/** The bytes a form stands for: those it writes as %E3 among them. */
const unescaped = (form: Buffer) =>
  Buffer.from(
    form
      .toString("latin1")
      .replace(/%([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  );

/**
 * Bodies stay text here: each call reads its own, so that what is wrong is answered in its own words. What is not
 * UTF-8 is refused, as reading it would put a sign of doubt in the place of every letter.
 */
export function registerBodyText(app: FastifyInstance) {
  const text = (bytes: (body: Buffer) => Buffer) => async (_: FastifyRequest, body: Buffer) => {
    if (!isUtf8(bytes(body))) throw refusals.encoding;
    return body.toString();
  };
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "*",
    { parseAs: "buffer" },
    text((body) => body),
  );
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "buffer" }, text(unescaped));
}
