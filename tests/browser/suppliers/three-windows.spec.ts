/** Desk, mill and buyer in three windows: invited, quoted from a phone with a code, published, and seen. */
import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addSupplier } from '#contract/staff/requests.ts';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { test } from '#tests/support/browser/quotes.ts';
import { supplierBody } from '#tests/support/data/quotes.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';

const PHONE = { width: 390, height: 844 };
const MOST_TAPS = 8;

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

test('the desk invites, a mill quotes from its phone with a code, the desk publishes, the buyer sees it', async ({
  openDesk,
  desk,
  outbox,
  browser,
  address,
  page: buyer,
  complaints,
}) => {
  test.slow();
  complaints.allowFailedCalls();
  const tail = String(randomInt(10_000_000, 99_999_999));
  const phone = `+9198${tail}`;
  const contacts = [{ name: 'Ramesh', phone, email: null, whatsapp: phone }];
  const name = `Hidden Weavers ${tail}`;
  const { supplierId } = await desk.staff(addSupplier, {
    body: supplierBody({ name, alias: `Mill ${tail}`, contacts }),
  });
  const { fabId } = await desk.aRequest();

  const { page: staff, context } = await openDesk('desk');
  await staff.goto(`/desk/requests/${fabId}`);
  await staff.getByRole('button', { name: 'Invite suppliers' }).click();
  await staff.getByLabel(`${name}, Bhiwandi`).check();
  await staff.getByRole('button', { name: 'Invite 1 supplier' }).click();
  const link = await waitFor('the link', async () => {
    const messages = await outbox.messagesTo(phone);
    return messages.map(({ text }) => /\/supplier\/#k=[\w-]+/.exec(text)?.[0]).find(Boolean);
  });

  const mill = await (
    await browser.newContext({ viewport: PHONE, extraHTTPHeaders: { 'x-forwarded-for': address } })
  ).newPage();
  const taps = await countTaps(mill);
  await mill.goto(link);
  await expect(mill.getByRole('heading', { level: 1 })).toContainText('Poplin');
  await expectAccessible(mill);
  await mill.getByLabel('Ex-mill rate').click();
  await mill.keyboard.type('91.25');
  await mill.getByLabel('Ready in days').click();
  await mill.keyboard.type('21');
  await mill.getByRole('button', { name: 'Send quote' }).click();
  await mill.getByLabel('Code', { exact: true }).click();
  await mill.keyboard.type(await outbox.codeFor(phone));
  await expect(mill.getByRole('heading', { name: 'Quote sent' })).toBeVisible();
  await expect(mill.getByText('With our desk')).toBeVisible();
  // The tap on the link itself counts too.
  expect(1 + (await taps())).toBeLessThanOrEqual(MOST_TAPS);
  await expectAccessible(mill);

  const panel = staff.getByRole('region', { name: 'From the mills' });
  await expect(panel).toContainText('₹91.25 per m');
  await expect(panel).toContainText('₹95.81 per m');
  await expectAccessible(staff);
  await buyer.goto(`/customer/quote-detail/fabrics/${fabId}`);
  await panel.getByRole('button', { name: 'Publish to the buyer' }).click();
  await expect(panel).toContainText('Published');
  await expect(buyer.getByText('₹95.81').first()).toBeVisible();
  await expect(buyer.getByText(name)).toHaveCount(0);

  await mill.reload();
  await expect(mill.getByText('With the buyer')).toBeVisible();
  await mill.getByRole('button', { name: 'Improve quote' }).click();
  await mill.getByLabel('Ex-mill rate').fill('90');
  await mill.getByRole('button', { name: 'Send quote' }).click();
  await expect(mill.getByText('₹90.00 per m')).toBeVisible();
  await panel.getByRole('button', { name: 'Publish as the next version' }).click();
  await expect(buyer.getByText('₹94.50').first()).toBeVisible();

  // The code of the quote was enough: the mill's own list opens on this phone without another.
  await mill.getByRole('link', { name: 'All enquiries and orders' }).click();
  await expect(mill.getByRole('heading', { name })).toBeVisible();
  await expect(mill.getByText('With the buyer')).toBeVisible();
  await expectAccessible(mill);
  await mill.getByRole('link', { name: /Poplin/ }).click();
  await expect(mill.getByRole('heading', { name: 'Quote sent' })).toBeVisible();

  // On a new phone a code to the own number opens the same list, until the desk ends it.
  const second = await (
    await browser.newContext({ viewport: PHONE, extraHTTPHeaders: { 'x-forwarded-for': address } })
  ).newPage();
  await second.goto('/supplier/');
  await second.getByLabel('Mobile number or email').fill(phone);
  await expectAccessible(second);
  await second.getByRole('button', { name: 'Send code' }).click();
  await second.getByLabel('Code', { exact: true }).click();
  await second.keyboard.type(await outbox.codeFor(phone));
  await expect(second.getByRole('heading', { name })).toBeVisible();
  await expect(second.getByRole('heading', { name: 'Your quotes' })).toBeVisible();
  await staff.goto(`/desk/suppliers/${supplierId}`);
  await staff.getByRole('button', { name: 'End access of Ramesh' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'End access' }).click();
  await expect(staff.getByText('Access ended.')).toBeVisible();
  await expectAccessible(staff);
  await second.reload();
  await expect(second.getByLabel('Mobile number or email')).toBeVisible();
  await second.context().close();
  await mill.context().close();
  await context.close();
});
