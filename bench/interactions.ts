/** A customer's way through the app on a CPU slowed four times: how long each tap takes until the next paint. */
import type { Page } from '@playwright/test';
import { buildWeb } from '../scripts/launch/web-build.mjs';
import { percentile } from './load.ts';
import { openMeasuredServer } from './measured-server.ts';
import { openSignedInBrowser } from './screens/signed-in-browser.ts';

const ROUNDS = Number(process.argv[2] ?? 3);
const SLOWDOWN = 4;
const SLOWEST = 8;

await buildWeb();
const measured = await openMeasuredServer();
const server = await measured.start();
const browser = await openSignedInBrowser(server);
try {
  const { page, context } = browser;
  await page.addInitScript(countPaints);
  const cpu = await context.newCDPSession(page);
  await cpu.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const taps: Tap[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto(`${server.url}/customer/home`);
    await journey(page);
    taps.push(...((await page.evaluate('nextPaints')) as Tap[]));
  }
  const waits = taps.map(({ ms }) => ms);
  console.log(
    `${waits.length} interactions, median ${percentile(waits, 0.5).toFixed(0)} ms to the next paint`,
  );
  console.log(
    `p95 ${percentile(waits, 0.95).toFixed(0)} ms to the next paint (goal ≤ 150), slowest ${Math.max(...waits)} ms`,
  );
  for (const { on, ms, beforeMs, handledMs } of taps.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST))
    console.log(
      `  ${ms} ms "${on}": ${beforeMs.toFixed(0)} until it began, ${handledMs.toFixed(0)} handled, the rest rendered and painted`,
    );
} finally {
  await browser.close();
  await server.stop();
  await measured.close();
}

/** What was tapped, and how long it took until something was done, was done, and all was painted. */
type Tap = { on: string; ms: number; beforeMs: number; handledMs: number };

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
  // The wizard stands alone, without the tabs.
  await page.getByRole('button', { name: 'Back' }).first().tap();
  await page.waitForURL(/\/home$/);
}

/** One figure an interaction, the longest of its events, as Interaction to Next Paint counts. */
function countPaints(): void {
  const longest = new Map<number, Tap>();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId, duration: ms, startTime, processingStart, processingEnd, target } = entry;
      if (!interactionId || ms <= (longest.get(interactionId)?.ms ?? 0)) continue;
      const element = target as Element | null;
      const on = element?.closest('a, button, [role]')?.textContent?.trim().slice(0, 30) ?? '';
      longest.set(interactionId, {
        on: on || (longest.get(interactionId)?.on ?? ''),
        ms,
        beforeMs: processingStart - startTime,
        handledMs: processingEnd - processingStart,
      });
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  Object.defineProperty(window, 'nextPaints', { get: () => [...longest.values()] });
}
