/** What every browser may load holds nothing that only the server knows; no page is opened, the built files are read. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const BUILT = fileURLToPath(new URL('../../../dist/web', import.meta.url));
const OF_THE_SERVER = [
  /[A-Z]_(KEY|WEBHOOK|APP)_?SECRET/,
  /DATABASE_URL|SMTP_URL|S3_SECRET/,
  /\b(sk|rk)_(live|test)_|\bwhsec_|\brzp_(live|test)_|BEGIN [A-Z ]*PRIVATE KEY/,
  /x-razorpay-signature|stripe-signature|sandbox payments/i,
];

test('the built app holds no secret, no name of one, and nothing of how the server checks signatures', async () => {
  const entries = await readdir(BUILT, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.(js|css|html|json|map)$/.test(entry.name));
  expect(files.length).toBeGreaterThan(10);
  for (const { parentPath, name } of files) {
    const text = await readFile(join(parentPath, name), 'utf8');
    for (const known of OF_THE_SERVER) expect(known.exec(text)?.[0], name).toBeUndefined();
  }
});
