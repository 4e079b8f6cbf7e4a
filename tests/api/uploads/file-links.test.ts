import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endSession, listSessions, logout } from '#contract/customer/auth.ts';
import { readFileLink, type StoredFile } from '#contract/customer/uploads.ts';
import { PLAIN_PDF } from '#tests/support/data/pdf-file.ts';
import { picture } from '#tests/support/data/pictures.ts';
import { uploaded } from '#tests/support/data/upload.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { type CustomerVisitor, openWorld, type World } from '#tests/support/server/world.ts';

let world: World;
let secondProcess: World;
let owner: CustomerVisitor;
let photo: Buffer;
beforeAll(async () => {
  world = await openWorld();
  secondProcess = await openWorld({ beside: world, env: { DATA_DIR: world.services.config.dataDir } });
  owner = await world.asCustomer();
  photo = await picture().png().toBuffer();
});
afterAll(async () => {
  await secondProcess.close();
  await world.close();
  await rm(world.services.config.dataDir, { recursive: true, force: true });
});

const open = (url: string | null) => world.inject({ method: 'GET', url: url ?? '' });
const ENDED = { error: { code: 'link_ended', message: 'This link has expired.' } };

async function expectEnded(url: string): Promise<void> {
  const answer = await open(url);
  expect([url, answer.statusCode, answer.json()]).toEqual([url, 410, ENDED]);
}

function changed(url: string, change: Record<string, string>): string {
  const address = new URL(url, 'https://selvedge.example');
  for (const [name, value] of Object.entries(change)) address.searchParams.set(name, value);
  return address.pathname + address.search;
}

test('a link gives the file as a download that runs nothing, on every process', async () => {
  const { url, thumbnailUrl } = await uploaded(owner, photo, "Ravi's गुजरात photo.png");
  const answer = await secondProcess.inject({ method: 'GET', url });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('Ravis गुजरात photo.png')}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=240',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect((await open(thumbnailUrl)).headers['content-type']).toBe('image/webp');
  const paper = await uploaded(owner, PLAIN_PDF);
  expect((await open(paper.url)).headers['content-type']).toBe('application/pdf');
});

test('a link does not show a secret of the sign-in', async () => {
  const { url } = await uploaded(owner, PLAIN_PDF);
  expect([url.includes(owner.token), url.includes(owner.refreshToken)]).toEqual([false, false]);
});

test('the signature of one file opens no other, nor another variant, company, sign-in or time', async () => {
  const mine = await uploaded(owner, photo);
  const second = await uploaded(owner, photo);
  const stranger = await world.asCustomer();
  const theirs = await uploaded(stranger, photo);
  const query = new URL(mine.url, 'https://selvedge.example').search;
  const ends = Number(new URLSearchParams(query).get('e'));
  const [session] = await stranger.call(listSessions, {});
  for (const { fileId } of [second, theirs]) await expectEnded(`/download/files/${fileId}${query}`);
  for (const change of [
    { v: 'thumbnail' },
    { v: 'draft' },
    { b: stranger.customer.brandId },
    { n: session?.sessionId ?? '' },
    { e: String(ends + 1) },
    { e: '9999999999' },
    { e: 'Infinity' },
    { e: '' },
    { s: '' },
    { s: 'A'.repeat(43) },
    { s: 'A'.repeat(5000) },
    { b: "' or true --" },
  ])
    await expectEnded(changed(mine.url, change));
  await expectEnded(`/download/files/${mine.fileId}`);
  await expectEnded(`${mine.url}&v=thumbnail`);
  await expectEnded(mine.url.replace(mine.fileId, '..%2F..%2Fetc%2Fpasswd'));
  expect((await open(mine.url)).statusCode).toBe(200);
});

test('a link ends after five minutes, to the second; a fresh one goes on', async () => {
  const { fileId, url } = await uploaded(owner, PLAIN_PDF);
  world.clock.advance(299);
  expect((await open(url)).statusCode).toBe(200);
  world.clock.advance(1);
  await expectEnded(url);
  const fresh = await owner.call(readFileLink, { params: { fileId } });
  expect((await open(fresh.url)).statusCode).toBe(200);
});

test('a link ends with the sign-in that asked for it, and with that one alone', async () => {
  const first = await world.asCustomer();
  const second = await world.signIn(first.customer);
  const { fileId, url } = await uploaded(first, PLAIN_PDF);
  const other: StoredFile = await second.call(readFileLink, { params: { fileId } });
  await first.call(logout, {});
  await expectEnded(url);
  expect((await open(other.url)).statusCode).toBe(200);
  const third = await world.signIn(first.customer);
  const lost = (await third.call(listSessions, {})).find(({ isCurrent }) => !isCurrent);
  await third.call(endSession, { params: { sessionId: lost?.sessionId ?? '' } });
  await expectEnded(other.url);
});

test("another company's file reads as missing", async () => {
  const { fileId } = await uploaded(owner, PLAIN_PDF);
  const stranger = await world.asCustomer();
  const refused = await refusalOf(stranger.call(readFileLink, { params: { fileId } }));
  const unknown = await refusalOf(
    stranger.call(readFileLink, { params: { fileId: world.services.ids.next() } }),
  );
  expect([refused.status, refused.body]).toEqual([404, unknown.body]);
  expect((await refusalOf(world.call(readFileLink, { params: { fileId } }))).status).toBe(401);
});

test('a file whose bytes are gone answers like an ended link', async () => {
  const { url, fileId } = await uploaded(owner, PLAIN_PDF);
  await world.services.files.remove(`${owner.customer.brandId}/${fileId}`);
  await expectEnded(url);
});
