/** The page of a mill is small and a build of its own; no page is opened, the built files are read. */
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

const BUILT = fileURLToPath(new URL('../../../dist/web/supplier', import.meta.url));
const MOST_SCRIPT_BYTES = 60_000;

test('all scripts of the page together are at most 60 kB, and hold nothing of the desk or the customer app', async () => {
  const names = (await readdir(`${BUILT}/assets`)).filter((name) => name.endsWith('.js'));
  const scripts = await Promise.all(names.map((name) => readFile(`${BUILT}/assets/${name}`, 'utf8')));
  expect(scripts.length).toBeGreaterThan(0);
  const bytes = scripts.reduce((sum, script) => sum + gzipSync(script).length, 0);
  expect(bytes).toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
  for (const script of scripts) expect(script).not.toMatch(/\/apidesk\/|\/apifabric\/|serviceWorker/);
});

test('the page may not be framed, calls nobody but us, and is not kept by search engines', async ({
  request,
}) => {
  const answer = await request.get('/supplier/');
  expect(answer.status()).toBe(200);
  const { 'content-security-policy': policy = '', 'x-robots-tag': robots } = answer.headers();
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("connect-src 'self';");
  expect(policy).toContain("script-src 'self';");
  expect(robots).toContain('noindex');
  expect(await answer.text()).toContain('/supplier/assets/');
});
