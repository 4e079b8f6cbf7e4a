/** The desk is a build of its own: no byte of it is in what customers load; no page is opened, the built files are read. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const BUILT = fileURLToPath(new URL('../../../dist/web', import.meta.url));
/** Paths that only staff call, and words and utilities that only the desk uses. */
const OF_THE_DESK = [/\/apidesk\//, /Sign in to the desk/, /Work email/, /data-row-link/, /selvedge-desk/];

async function filesIn(folder: string): Promise<{ path: string; text: string }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && /\.(js|css|html|json|webmanifest)$/.test(entry.name),
  );
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      return { path: path.slice(BUILT.length), text: await readFile(path, 'utf8') };
    }),
  );
}

test('the customer app holds nothing of the desk, and its service worker keeps none of its files', async () => {
  const files = (await filesIn(BUILT)).filter(({ path }) => !path.startsWith('/desk/'));
  expect(files.length).toBeGreaterThan(10);
  for (const { path, text } of files)
    for (const known of OF_THE_DESK) expect(known.exec(text)?.[0], path).toBeUndefined();
  const worker = files.find(({ path }) => path === '/service-worker.js');
  expect(worker?.text).not.toContain('/desk/');
});

test('the desk holds what the customer app does not', async () => {
  const text = (await filesIn(join(BUILT, 'desk'))).map((file) => file.text).join('\n');
  for (const known of OF_THE_DESK) expect(text).toMatch(known);
});

test('the page of the desk may not be framed, calls nobody but us, and is not kept by search engines', async ({
  request,
}) => {
  for (const path of ['/desk', '/desk/requests', '/desk/requests/anything']) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    const policy = answer.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("script-src 'self';");
    expect(await answer.text()).toContain('noindex');
  }
});
