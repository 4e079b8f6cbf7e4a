import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const COOKIE = '__Host-selvedge-language';
const webRoot = await mkdtemp(join(tmpdir(), 'selvedge-languages-'));
for (const folder of ['', 'hi/', 'supplier/', 'hi/supplier/', 'assets/'])
  await mkdir(join(webRoot, folder), { recursive: true });
const put = (file: string, content: string) => writeFile(join(webRoot, file), content);
for (const [folder, language] of [
  ['', 'en'],
  ['hi/', 'hi'],
]) {
  await put(`${folder}index.html`, `<!doctype html><title>${language} app</title>`);
  await put(`${folder}login.html`, `<!doctype html><title>${language} sign-in</title>`);
  await put(`${folder}service-worker.js`, `// ${language} files\n`);
}
await put('supplier/index.html', '<!doctype html><title>en mill</title>');
await put('assets/app-1a2b3c.js', 'export const built = true;\n');
afterAll(() => rm(webRoot, { recursive: true }));

const world = await worldForFile(openWorld({ webRoot }));
const get = (url: string, headers: Record<string, string> = {}) =>
  world.inject({ method: 'GET', url, headers });

test.each<[url: string, headers: Record<string, string>, expected: string]>([
  ['/login', {}, 'en sign-in'],
  ['/login', { 'accept-language': 'hi-IN,en;q=0.5' }, 'hi sign-in'],
  ['/login', { 'accept-language': 'hi-IN', cookie: `${COOKIE}=en` }, 'en sign-in'],
  ['/login', { cookie: `${COOKIE}=hi` }, 'hi sign-in'],
  // Nobody built Bangla.
  ['/login', { cookie: `${COOKIE}=bn`, 'accept-language': 'bn' }, 'en sign-in'],
  ['/login', { cookie: `${COOKIE}=../../etc` }, 'en sign-in'],
  ['/customer/home', { cookie: `${COOKIE}=hi` }, 'hi app'],
  ['/index.html', { cookie: `${COOKIE}=hi` }, 'hi app'],
  ['/login.html', { cookie: `${COOKIE}=hi` }, 'hi sign-in'],
  ['/service-worker.js', { cookie: `${COOKIE}=hi` }, '// hi files'],
  ['/service-worker.js', {}, '// en files'],
  // What was not built in Hindi is there in English.
  ['/supplier/', { cookie: `${COOKIE}=hi` }, 'en mill'],
])('%s asked for with %j is the page: %s', async (url, headers, expected) => {
  const answer = await get(url, headers);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(answer.body).toContain(expected);
  expect(String(answer.headers.vary).toLowerCase()).toContain('cookie, accept-language');
});

test('files with a hash in their name are the same for everybody', async () => {
  const answer = await get('/assets/app-1a2b3c.js', { cookie: `${COOKIE}=hi` });
  expect(String(answer.headers.vary ?? '').toLowerCase()).not.toContain('cookie');
});

test('the switch of the sign-in page is a link: remembered, and the rest of the address stays', async () => {
  const answer = await get('/login?language=hi&redirect=%2Fcustomer%2Forders');
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/login?redirect=%2Fcustomer%2Forders']);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['set-cookie']).toMatch(
    new RegExp(`^${COOKIE}=hi; .*HttpOnly; Secure; SameSite=Lax$`),
  );
});

test.each(['bn', 'fr', '', 'hi%0d%0aset-cookie:x=1', '../hi'])(
  'a switch to %s changes nothing',
  async (language) => {
    const answer = await get(`/login?language=${language}`);
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined]);
  },
);

test('a switch leads nowhere but to our own sign-in page', async () => {
  for (const url of [
    '/login?language=hi&redirect=https://evil.example',
    '//evil.example/login?language=hi',
  ]) {
    const { headers } = await get(url);
    expect(headers.location ?? '/login').toMatch(/^\/login(\?redirect=|$)/);
  }
});
