/** A browser in which the demo's Indian customer is signed in, and the addresses of her screens. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import type { ServerProcess } from '#tests/support/server/server-process.ts';
import { freePort } from '../../scripts/bootstrap/free-port.mjs';
import { findChromium } from '../../scripts/test-run/chromium.mjs';

const MOBILE = '9000000001';
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export type SignedInBrowser = {
  context: BrowserContext;
  page: Page;
  /** Where other tools drive the same browser. */
  debuggingPort: number;
  close(): Promise<void>;
};

export async function openSignedInBrowser(server: ServerProcess): Promise<SignedInBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'selvedge-browser-'));
  const debuggingPort = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium() ?? '',
    args: [...FLAGS, `--remote-debugging-port=${debuggingPort}`],
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = context.pages()[0] ?? (await context.newPage());
  await signIn(page, server);
  return {
    context,
    page,
    debuggingPort,
    async close() {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

async function signIn(page: Page, server: ServerProcess): Promise<void> {
  await page.goto(`${server.url}/login`);
  await page.getByLabel('Mobile number').fill(MOBILE);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.waitForURL(/\/otp/);
  await page.getByLabel('One-time code').fill(await printedCode(server));
  await page.waitForURL(/\/customer\/home/);
}

async function printedCode(server: ServerProcess): Promise<string> {
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline) {
    const code = new RegExp(`sms to \\+91${MOBILE}: (\\d{6})`).exec(server.output())?.[1];
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The sandbox printed no code.');
}

/** A query with quotes, as the list of the demo links to it. */
export async function quoteDetailPath(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/customer/quotes?tab=2`);
  const link = page.getByRole('main').locator('a[href*="/quote-detail/"]').first();
  const path = await link.getAttribute('href');
  if (!path) throw new Error('The demo has no query with quotes.');
  return path;
}
