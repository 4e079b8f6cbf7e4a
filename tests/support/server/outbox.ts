/** Receives every message the server sends (OUTBOX_URL) and hands codes to the tests, also across processes. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const PATIENCE_MS = 90_000;

export type OutboxMessage = { channel: string; to: string; purpose: string; text: string; code?: string };

export type Outbox = {
  /** For OUTBOX_URL of the server, and for `outboxAt` in another process. */
  url: string;
  /** The newest code to this address that was not handed out before; waits for it to arrive. */
  codeFor(to: string): Promise<string>;
  messagesTo(to: string): Promise<OutboxMessage[]>;
};

/** The listener itself. */
export async function startOutbox(): Promise<Outbox & { close(): Promise<void> }> {
  const received: (OutboxMessage & { isRead?: boolean })[] = [];
  const waiting = new Set<() => void>();

  const takeCode = (to: string) => {
    const unread = received.filter((message) => message.to === to && message.code && !message.isRead);
    for (const message of unread) message.isRead = true;
    return unread.at(-1)?.code;
  };
  const waitForCode = (to: string, response: ServerResponse) => {
    const look = () => {
      const code = takeCode(to);
      if (code === undefined) return;
      end(200, { code });
    };
    const end = (status: number, body: unknown) => {
      clearTimeout(timer);
      waiting.delete(look);
      answer(response, status, body);
    };
    const timer = setTimeout(() => end(404, { problem: `no code for ${to}` }), PATIENCE_MS);
    waiting.add(look);
    look();
  };
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://outbox');
    const to = searchParams.get('to') ?? '';
    if (request.method === 'POST') {
      received.push(JSON.parse(await text(request)));
      answer(response, 202, {});
      for (const look of [...waiting]) look();
    } else if (pathname === '/code') waitForCode(to, response);
    else
      answer(
        response,
        200,
        received.filter((message) => message.to === to),
      );
  };

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    ...outboxAt(url),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The same outbox seen from a test worker. */
export function outboxAt(url: string): Outbox {
  const ask = async (path: string, to: string) => {
    const reply = await fetch(new URL(`${path}?to=${encodeURIComponent(to)}`, url));
    const body = await reply.json();
    if (!reply.ok) throw new Error(`Outbox: ${JSON.stringify(body)} after ${PATIENCE_MS} ms`);
    return body;
  };
  return {
    url,
    codeFor: async (to) => ((await ask('code', to)) as { code: string }).code,
    messagesTo: async (to) => (await ask('messages', to)) as OutboxMessage[],
  };
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
