/** Files that are begun and never finished hold places of uploads alone, and only so many of them. */
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { readIfsc } from '#contract/customer/look-ups.ts';
import { verifyGst } from '#contract/customer/tax-numbers.ts';
import { uploadFile } from '#contract/customer/uploads.ts';
import { someGstin } from '#tests/support/data/gst-numbers.ts';
import { picture } from '#tests/support/data/pictures.ts';
import { formOf, MULTIPART, uploaded } from '#tests/support/data/upload.ts';
import { isOpen, rawSockets } from '#tests/support/server/raw-sockets.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
const sockets = await rawSockets(world);

const PART = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n';

function uploadHead(token: string, length: number, type = 'multipart/form-data; boundary=x'): string {
  const authorization = `authorization: Bearer ${token}`;
  const head = ['host: x', authorization, `content-type: ${type}`, `content-length: ${length}`];
  return `POST ${uploadFile.path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`;
}

const hangingUpload = (token: string) => sockets.open(`${uploadHead(token, 100_000)}${PART}`);

test('one buyer with hundreds of hanging files stops neither checks nor payments nor the files of others', async () => {
  const attacker = await world.asCustomer();
  const other = await world.asCustomer();
  await Promise.all(Array.from({ length: 260 }, () => hangingUpload(attacker.token)));
  await sockets.waitForAtMost(256);
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
  const socket = await sockets.open(uploadHead(token, form.length, MULTIPART['content-type']));
  socket.write(form);
  await once(socket, 'data');
  await Promise.all(Array.from({ length: 260 }, () => hangingUpload(token)));
  await sockets.waitForAtMost(257);
  expect(isOpen(socket)).toBe(true);
});

test('who hangs up while waiting for a place gives it back as soon as it comes', async () => {
  const buyer = await world.asCustomer();
  const hanging = await Promise.all(Array.from({ length: 20 }, () => hangingUpload(buyer.token)));
  // Answered after all of them were read.
  await buyer.call(readIfsc, { params: { code: 'HDFC0000001' } });
  for (const socket of hanging) socket.destroy();
  await sockets.waitForAtMost(0);
  const content = await picture({ width: 40, height: 40 }).png().toBuffer();
  expect(await uploaded(buyer, content, 'cloth.png')).toMatchObject({ name: 'cloth.png' });
});
