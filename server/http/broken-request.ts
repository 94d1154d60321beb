import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";

const broken: Record<string, [status: number, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, "The request took too long to arrive."],
  HPE_HEADER_OVERFLOW: [431, "The request's headers are too large."],
};

/** Answers what is not whole HTTP, in the form of every refused call, and hangs up. */
export function answerBroken(error: Error & { code?: string }, socket: Socket) {
  const [status, message] = broken[error.code ?? ""] ?? [400, "This is no HTTP request."];
  if (!socket.writable || error.code === "ECONNRESET") return socket.destroy(error);
  const body = JSON.stringify({ success: "false", message });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy());
}
