import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { gatewaySender } from './http-gateway.ts';
import { NotOnWhatsapp } from './port.ts';

const MESSAGE = {
  channel: 'whatsapp',
  to: '+919000000001',
  purpose: 'news',
  subject: 'News',
  text: 'Hello',
} as const;

async function sendThrough(status: number, body: string): Promise<void> {
  const gateway = createServer((_request, response) => response.writeHead(status).end(body));
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const apiBase = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/v1`;
  try {
    await gatewaySender({ apiBase, apiKey: null })(MESSAGE);
  } finally {
    gateway.closeAllConnections();
    gateway.close();
  }
}

test('a gateway that takes the message has sent it', async () => {
  await expect(sendThrough(202, '{}')).resolves.toBeUndefined();
});

test('a number that WhatsApp does not know is told apart from a gateway in trouble', async () => {
  await expect(sendThrough(422, '{"code":"not_on_whatsapp"}')).rejects.toBeInstanceOf(NotOnWhatsapp);
  for (const [status, body] of [
    [422, '{"code":"text_too_long"}'],
    [422, 'not JSON'],
    [422, 'null'],
    [503, '{"code":"not_on_whatsapp"}'],
  ] as const)
    await expect(sendThrough(status, body)).rejects.not.toBeInstanceOf(NotOnWhatsapp);
});
