/** Many quotes in one table, and a counter-offer that is met with one press. */
import { counterQuote } from '#contract/customer/quotes.ts';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { test } from '#tests/support/browser/quotes.ts';

test('eight quotes are one table, and “Meet” works out the rest', async ({ openDesk, complaints, desk }) => {
  test.slow();
  complaints.allowFailedCalls();
  const { fabId } = await desk.aRequest();
  for (let count = 0; count < 7; count += 1) await desk.aQuote(fabId);
  const requested = await desk.aQuote(fabId, { supplierRate: '93', marginPercent: '5' });
  await desk.buyer(counterQuote, {
    params: { quoteId: requested.quoteId },
    body: { version: requested.version, rate: '96' },
  });
  const { page, context } = await openDesk('desk');
  await page.goto(`/desk/requests/${fabId}`);
  const table = page.getByRole('table', { name: 'Quotes' });
  await expect(table.getByRole('rowheader')).toHaveCount(8);
  await expect(table.getByRole('columnheader', { name: 'Margin' })).toBeVisible();
  const row = table.getByRole('row').filter({ hasText: requested.number });
  await expect(row).toContainText('5%');
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('button', { name: 'Meet ₹96.00' }).click();
  await expect(page.getByLabel('Margin')).toHaveValue('3.23');
  await expect(page.getByText('Our margin is 3.23% instead of 5%.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'What the buyer sees' })).toContainText('₹96.00 per m');
  await page.getByRole('button', { name: 'Send new version' }).click();
  await expect(table.getByRole('row').filter({ hasText: requested.number }).first()).toContainText('₹96.00');
  await context.close();
});

test('an offer is accepted with one press, as the buyer made it', async ({ openDesk, desk }) => {
  const { fabId } = await desk.aRequest();
  const requested = await desk.aQuote(fabId, { supplierRate: '93', marginPercent: '5' });
  await desk.buyer(counterQuote, {
    params: { quoteId: requested.quoteId },
    body: { version: requested.version, rate: '96', leadDays: requested.leadDays + 7 },
  });
  const { page, context } = await openDesk('desk');
  await page.goto(`/desk/requests/${fabId}`);
  const offer = page.getByRole('region', { name: 'Counter-offer' });
  await expect(offer).toContainText(/₹[\d.]+ per m below the quote/);
  await page.getByRole('button', { name: 'Accept and send' }).click();
  const row = page
    .getByRole('table', { name: 'Quotes' })
    .getByRole('row')
    .filter({ hasText: requested.number });
  await expect(row.first()).toContainText('₹96.00');
  await expect(row.first()).toContainText(`${requested.leadDays + 7} days`);
  await expect(offer).toBeHidden();
  await context.close();
});
