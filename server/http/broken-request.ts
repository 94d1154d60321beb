import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";

const broken: Record<string, [status: number, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, "The request took too long to arrive."],
  HPE_HEADER_OVERFLOW: [431, "The request's headers are too large."],
};

/**
 * Answers a request that is not valid HTTP, in the same JSON as other refusals, and closes the connection.
 * @param headers those of every refusal
 */
export function answerBroken(
  error: Error & { code?: string },
  socket: Socket,
  headers: Record<string, string>,
) {
  // The parser reports each further packet, while the answer to the first is still being sent.
  if (socket.writableEnded) return;
  if (!socket.writable || error.code === "ECONNRESET") return socket.destroy(error);
  const [status, message] = broken[error.code ?? ""] ?? [400, "This is not an HTTP request."];
  const body = JSON.stringify({ success: "false", message });
  const all = {
    ...headers,
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    connection: "close",
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy());
}
