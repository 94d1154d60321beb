// Attack: requests that a proxy and a server could read differently, and bytes that are no HTTP.
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";

type Headers = Record<string, string>;

const messages = {
  400: "This is not an HTTP request.",
  408: "The request took too long to arrive.",
  417: "The server meets no expectations but 100-continue.",
  431: "The request's headers are too large.",
};
type Status = keyof typeof messages;

const statusOf: Record<string, Status> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Returns a refusal in the same JSON as other refusals; its answer closes the connection. */
function refusalOf(status: Status, headers: Headers) {
  const body = JSON.stringify({ success: "false", message: messages[status] });
  const own = {
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    connection: "close",
  };
  return { body, headers: { ...headers, ...own } };
}

/** Tells whether a request has exactly one `Host`, which HTTP/1.0 may leave out. */
export function hasOneHost({ headers, httpVersion }: IncomingMessage): boolean {
  return headers.host === undefined ? httpVersion === "1.0" : !headers.host.includes(",");
}

/** Replaces a target with scheme and host, as clients of a proxy write it, by its path; `Host` becomes its host. */
export function toOriginForm(request: IncomingMessage) {
  const { url = "", headers } = request;
  const [start, host] = /^https?:\/\/([^/?#]*)/i.exec(url) ?? [];
  if (start === undefined) return;
  request.url = url.slice(start.length).replace(/^(?!\/)/, "/");
  headers.host = host;
}

/**
 * Refuses a request that HTTP does not allow.
 * @param headers those of every refusal
 */
export function refuseRequest(response: ServerResponse, status: Status, headers: Headers) {
  const refusal = refusalOf(status, headers);
  response.writeHead(status, refusal.headers).end(refusal.body);
}

/** Refuses bytes that are no HTTP, and closes the connection. */
export function answerBroken(error: Error & { code?: string }, socket: Socket, headers: Headers) {
  // The parser reports each further packet, while the answer to the first is still being sent.
  if (socket.writableEnded) return;
  if (!socket.writable || error.code === "ECONNRESET") return socket.destroy(error);
  const status = statusOf[error.code ?? ""] ?? 400;
  const refusal = refusalOf(status, headers);
  const lines = Object.entries(refusal.headers).map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines];
  socket.end(`${head.join("\r\n")}\r\n\r\n${refusal.body}`, () => socket.destroy());
}
