/** A service of somebody else, played on this machine: answers as the test says and writes down what was asked. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Requested = { method: string; path: string; headers: IncomingHttpHeaders; body: Buffer };
export type Answerer = (requested: Requested, reply: ServerResponse) => void;

export type LocalServer = {
  url: string;
  requested: Requested[];
  answerWith(answerer: Answerer): void;
  close(): Promise<void>;
};

export async function openLocalServer(first: Answerer): Promise<LocalServer> {
  let answerer = first;
  const requested: Requested[] = [];
  const server = createServer(async (req, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const { method = '', url: path = '', headers } = req;
    const call = { method, path, headers, body: Buffer.concat(chunks) };
    requested.push(call);
    answerer(call, reply);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requested,
    answerWith(next) {
      answerer = next;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

export function answerJson(body: unknown, status = 200): Answerer {
  return (_asked, reply) =>
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
