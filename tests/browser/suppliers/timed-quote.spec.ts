/** A mill's minute: from the tap on the link to the quote that is sent, on a slow phone and a slow line. */
import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addSupplier, inviteSuppliers } from '#contract/staff/requests.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { test } from '#tests/support/browser/quotes.ts';
import { millPhone, quoteFromLink } from '#tests/support/browser/story/mill.ts';
import { invitedLink } from '#tests/support/browser/supplier-link.ts';
import { supplierBody } from '#tests/support/data/quotes.ts';

const MOST_MS = 60_000;
const MOST_TAPS = 8;
const BYTES_A_SECOND = (400 * 1024) / 8;

/** A cheap phone at the edge of a network: a fourth of the speed, 400 kbit/s, 400 ms there and back. */
async function slowDown(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await device.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: BYTES_A_SECOND,
    uploadThroughput: BYTES_A_SECOND,
  });
}

/** Counts what a thumb does: presses, and fields that are touched to type into. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => {
      const counted = globalThis as { taps?: number };
      counted.taps = (counted.taps ?? 0) + 1;
    });
  });
  return () => page.evaluate(() => (globalThis as { taps?: number }).taps ?? 0);
}

test('from the link to the sent quote takes less than a minute and at most eight taps on a slow phone', async ({
  desk,
  outbox,
  browser,
  address,
  complaints,
}, { annotations }) => {
  test.slow();
  complaints.allowFailedCalls();
  const phone = `+9198${randomInt(10_000_000, 99_999_999)}`;
  const contacts = [{ name: 'Ramesh', phone, email: null, whatsapp: phone }];
  const tail = randomInt(1_000_000_000);
  const body = supplierBody({ name: `Hidden Weavers ${tail}`, alias: `Mill ${tail}`, contacts });
  const { supplierId } = await desk.staff(addSupplier, { body });
  const { fabId } = await desk.aRequest();
  await desk.staff(inviteSuppliers, { params: { fabId }, body: { supplierIds: [supplierId] } });
  const link = await invitedLink(outbox, phone);

  const mill = await millPhone({ browser, address });
  await slowDown(mill);
  const taps = await countTaps(mill);
  const startedAt = performance.now();
  await mill.goto(link);
  await quoteFromLink(mill, { rate: '91.25', readyDays: '21' }, () => outbox.codeFor(phone));
  const tookMs = Math.round(performance.now() - startedAt);
  // The tap on the link itself counts too.
  const thumb = 1 + (await taps());
  annotations.push({ type: 'measured', description: `${tookMs} ms, ${thumb} taps` });
  expect(tookMs).toBeLessThan(MOST_MS);
  expect(thumb).toBeLessThanOrEqual(MOST_TAPS);
  await mill.context().close();
});
