/** A customer's way through the app on a CPU slowed four times: how long each tap takes until the next paint. */
import type { Page } from '@playwright/test';
import { buildWeb } from '../scripts/launch/web-build.mjs';
import { percentile } from './load.ts';
import { openMeasuredServer } from './measured-server.ts';
import { openSignedInBrowser } from './screens/signed-in-browser.ts';

const ROUNDS = Number(process.argv[2] ?? 3);
const SLOWDOWN = 4;

await buildWeb();
const measured = await openMeasuredServer();
const server = await measured.start();
const browser = await openSignedInBrowser(server);
try {
  const { page, context } = browser;
  await page.addInitScript(countPaints);
  const cpu = await context.newCDPSession(page);
  await cpu.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const waits: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto(`${server.url}/customer/home`);
    await journey(page);
    waits.push(...((await page.evaluate('nextPaints')) as number[]));
  }
  console.log(
    `${waits.length} interactions, median ${percentile(waits, 0.5).toFixed(0)} ms to the next paint`,
  );
  console.log(
    `p95 ${percentile(waits, 0.95).toFixed(0)} ms to the next paint (goal ≤ 150), slowest ${Math.max(...waits)} ms`,
  );
} finally {
  await browser.close();
  await server.stop();
  await measured.close();
}

/** Through the five tabs, into a query and an order, and to the first question of the wizard. */
async function journey(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const go = async (name: string, path: RegExp) => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).tap();
    await page.waitForURL(path);
  };
  await page.getByRole('heading', { name: 'Previous orders' }).waitFor();
  await go('Queries', /\/quotes$/);
  await main.locator('a[href*="/quote-detail/"]').first().tap();
  await page.getByRole('heading', { name: /^Quotes/ }).waitFor();
  await page.getByRole('button', { name: 'Back' }).tap();
  await page.getByRole('link', { name: /^All open/ }).tap();
  await page.waitForURL(/tab=/);
  await go('Orders', /\/orders$/);
  await page.getByRole('link', { name: /^In transit/ }).tap();
  await page.waitForURL(/orderTab=20/);
  await main.getByRole('article').locator('[data-title]').first().tap();
  await page.getByRole('dialog').waitFor();
  await page.goBack();
  await go('Payments', /\/payments$/);
  await page.getByRole('link', { name: /^Paid/ }).tap();
  await page.waitForURL(/status=paid/);
  await go('Home', /\/home$/);
  await go('Add query', /\/create$/);
  await page.getByRole('heading', { level: 1, name: 'Add query' }).waitFor();
  await go('Home', /\/home$/);
}

/** One figure an interaction, the longest of its events, as Interaction to Next Paint counts. */
function countPaints(): void {
  const longest = new Map<number, number>();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  Object.defineProperty(window, 'nextPaints', { get: () => [...longest.values()] });
}
