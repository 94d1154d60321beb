import { isUtf8 } from "node:buffer";
import { Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { refusals } from "./answers.ts";

/** Replaces %E3 and the like by the bytes they stand for. */
const unescaped = (form: Buffer) =>
  Buffer.from(
    form
      .toString("latin1")
      .replace(/%([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  );

/**
 * Leaves bodies as text: each route parses its own and answers errors in its own format. Bodies that are not UTF-8 are
 * refused, as decoding would turn their letters into U+FFFD.
 */
export function registerBodyText(app: FastifyInstance) {
  const text = (bytes: (body: Buffer) => Buffer) => async (_: FastifyRequest, body: Buffer) => {
    if (!isUtf8(bytes(body))) throw refusals.encoding;
    return body.toString();
  };
  // A request without a body is closed before its handler runs, and reading from it would wait for ever.
  app.addHook("preParsing", async (_, __, body) => (body.closed ? Readable.from([]) : body));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "*",
    { parseAs: "buffer" },
    text((body) => body),
  );
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "buffer" }, text(unescaped));
}
