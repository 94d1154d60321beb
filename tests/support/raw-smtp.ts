import net from "node:net";
import { listen } from "./listen.ts";

const replies: Record<string, string> = { greeting: "220 ready\r\n", DATA: "354 go\r\n" };

/**
 * Starts an SMTP peer that works, but for the verbs for which `react` returns true: after those it says nothing. "greeting"
 * and "dot" count as verbs.
 */
export async function startRawSmtp(react: (verb: string, socket: net.Socket) => boolean) {
  const mails: string[] = [];
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
    const answer = (verb: string) => react(verb, socket) || socket.write(replies[verb] ?? "250 ok\r\n");
    let data: string | undefined;
    answer("greeting");
    socket.on("data", (chunk) => {
      if (data === undefined) {
        const verb = chunk.toString().slice(0, 4).toUpperCase();
        if (verb === "DATA") data = "";
        answer(verb);
        return;
      }
      data += chunk;
      if (!data.endsWith("\r\n.\r\n")) return;
      mails.push(/^Message-ID: (.*)$/im.exec(data)?.[1] ?? "");
      data = undefined;
      answer("dot");
    });
  });
  return {
    /** The Message-IDs of the mails it took. */
    mails,
    url: `smtp://127.0.0.1:${await listen(server)}`,
    [Symbol.dispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
