import type { ServerResponse } from "node:http";

const DATE_LENGTH = "Sun, 06 Nov 1994 08:49:37 GMT".length;

/** A whole answer, head and body, in one piece of memory. */
export interface RawAnswer {
  /** Everything that is sent. */
  bytes: Buffer;
  /** The part of `bytes` after the head. */
  body: Buffer;
  /** Where the date starts, and the second it tells. */
  dateAt: number;
  second: number;
}

/** An answer with status 200. `headers` is a flat list of names and values; the date is added. */
export function rawAnswer(headers: readonly string[], body: Buffer): RawAnswer {
  let head = "HTTP/1.1 200 OK\r\n";
  for (let index = 0; index < headers.length; index += 2) {
    head += `${headers[index]}: ${headers[index + 1]}\r\n`;
  }
  head += "date: ";
  const start = Buffer.from(`${head}${" ".repeat(DATE_LENGTH)}\r\n\r\n`, "latin1");
  const bytes = Buffer.concat([start, body]);
  return { bytes, body: bytes.subarray(start.length), dateAt: head.length, second: 0 };
}

/**
 * Sends a whole answer in one write. Node has no public way to end a response whose head was made elsewhere, and
 * putting the same head together for every request costs a third of its time; so its own notes about the head are
 * set here, and nowhere else. Only for GET, HTTP/1.1 and a connection that stays open.
 */
export function sendRaw(answer: RawAnswer, response: ServerResponse): void {
  const second = Math.floor(Date.now() / 1_000);
  if (answer.second !== second) {
    answer.second = second;
    answer.bytes.write(new Date(second * 1_000).toUTCString(), answer.dateAt, "latin1");
  }
  const inner = response as unknown as { _header: string; _headerSent: boolean };
  inner._header = "raw";
  inner._headerSent = true;
  const { socket } = response;
  // Written past the response, which would put an empty piece after it and so have two gathered into one.
  if (socket?.writable) {
    socket.write(answer.bytes);
    response.end();
  } else {
    response.end(answer.bytes);
  }
}
