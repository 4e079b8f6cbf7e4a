/** Files that are begun and never finished hold places of uploads alone, and only so many of them. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readIfsc } from '#contract/customer/look-ups.ts';
import { verifyGst } from '#contract/customer/tax-numbers.ts';
import { uploadFile } from '#contract/customer/uploads.ts';
import { someGstin } from '#tests/support/data/gst-numbers.ts';
import { picture } from '#tests/support/data/pictures.ts';
import { formOf, MULTIPART, uploaded } from '#tests/support/data/upload.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';
import { openWorld, type World } from '#tests/support/server/world.ts';

let world: World;
let port: number;
const sockets: Socket[] = [];
beforeAll(async () => {
  world = await openWorld();
  await world.app.listen({ host: '127.0.0.1', port: 0 });
  port = (world.app.server.address() as { port: number }).port;
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(() => world.close());

const PART = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n';

async function openSocket(text: string): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port });
  socket.on('error', () => {});
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

function uploadHead(token: string, length: number, type = 'multipart/form-data; boundary=x'): string {
  const authorization = `authorization: Bearer ${token}`;
  const head = ['host: x', authorization, `content-type: ${type}`, `content-length: ${length}`];
  return `POST ${uploadFile.path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`;
}

const hangingUpload = (token: string) => openSocket(`${uploadHead(token, 100_000)}${PART}`);
const isOpen = (socket: Socket) => !socket.destroyed && !socket.readableEnded;

test('one buyer with hundreds of hanging files stops neither checks nor payments nor the files of others', async () => {
  const attacker = await world.asCustomer();
  const other = await world.asCustomer();
  await Promise.all(Array.from({ length: 260 }, () => hangingUpload(attacker.token)));
  await waitFor('the oldest to be closed', async () => sockets.filter(isOpen).length <= 256);
  const checks = await Promise.all([
    other.call(verifyGst, { body: { gstin: someGstin() } }),
    other.call(readIfsc, { params: { code: 'HDFC0000001' } }),
    uploaded(other, await picture({ width: 40, height: 40 }).png().toBuffer(), 'cloth.png'),
  ]);
  expect(checks).toHaveLength(3);
});

test('a file that has been sent is no longer counted among those that hang', async () => {
  const { token } = await world.asCustomer();
  const content = await picture({ width: 40, height: 40 }).png().toBuffer();
  const form = formOf([{ filename: 'cloth.png', content }]);
  const socket = await openSocket(uploadHead(token, form.length, MULTIPART['content-type']));
  socket.write(form);
  await once(socket, 'data');
  await Promise.all(Array.from({ length: 260 }, () => hangingUpload(token)));
  await waitFor('the oldest to be closed', async () => sockets.filter(isOpen).length <= 257);
  expect(isOpen(socket)).toBe(true);
});
