import { reviseQuote } from '#contract/staff/quotes.ts';
import { endOfDay } from '#domain/shared/calendar.ts';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { newQuotes } from '#tests/support/browser/new-quotes.ts';
import { dayFromNow, freshQuote, test } from '#tests/support/browser/quotes.ts';

const PLAIN = { marginPercent: '0', logisticCost: '0' };

test('a quote is declined with a reason; one that expired behind an old screen is refused in words and renewed', async ({
  page,
  desk,
  people,
  complaints,
}) => {
  test.slow();
  complaints.allowFailedCalls();
  const { fabId } = await desk.aRequest();
  const ending = await desk.aQuote(fabId, { ...PLAIN, supplierRate: '95', validTill: dayFromNow(0) });
  const dear = await desk.aQuote(fabId, { ...PLAIN, supplierRate: '140' });
  await page.goto(`/customer/quote-detail/fabrics/${fabId}`);
  const dialog = page.getByRole('dialog');

  await page.getByRole('button', { name: `All terms of ${dear.supplier.alias}` }).click();
  await page.getByRole('button', { name: `Decline: ${dear.supplier.alias}` }).click();
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog.getByText('Choose a reason.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: 'Rate too high' }).check();
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText(`You declined the quote from ${dear.supplier.alias}.`)).toBeVisible();
  await expect(page.getByText('Closed quotes (1)')).toBeVisible();

  const card = page.getByRole('article', { name: ending.supplier.alias });
  await expect(card).toContainText(/expires in (\d+ (hours?|minutes?)|less than a minute)/);
  await people.letQuoteAge(ending.quoteId);
  await page.getByRole('button', { name: `Approve: ${ending.supplier.alias}` }).click();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    /^The price of this quote expired on .* Ask for a fresh quote\.$/,
  );
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Ask to renew/ }).click();
  await expect(page.getByText(`We have asked ${ending.supplier.alias} to renew the quote.`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(card).toContainText('Renewal requested');
  await desk.staff(reviseQuote, {
    params: { quoteId: ending.quoteId },
    body: freshQuote({ ...PLAIN, supplierRate: '96' }),
  });
  await newQuotes(page).click();
  await expect(card.getByRole('button', { name: /^Approve/ })).toBeVisible();
  await expect(card).toContainText('₹96.00 per m');
});

test('a query is closed with two reasons while there are no quotes, and with six once there are', async ({
  page,
  desk,
}) => {
  test.slow();
  const bare = await desk.aRequest();
  const quoted = await desk.aRequest();
  await desk.aQuote(quoted.fabId);
  const dialog = page.getByRole('dialog');
  await page.goto(`/customer/quote-detail/fabrics/${bare.fabId}`);
  await page.getByRole('button', { name: 'Close query' }).click();
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  await expect(dialog.getByRole('radio', { name: 'Incorrect quality requested' })).toBeVisible();
  await dialog.getByRole('radio', { name: 'Fabric no longer required' }).check();
  await dialog.getByRole('button', { name: 'Close query' }).click();
  await expect(page.getByText(`${bare.number} is closed.`)).toBeVisible();
  await expect(page.getByText('Query closed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close query' })).toBeHidden();
  await page.goBack();

  await page.goto(`/customer/quote-detail/fabrics/${quoted.fabId}?view=close`);
  await expect(dialog.getByRole('radio')).toHaveCount(6);
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: 'Low supplier rating' }).check();
  await dialog.getByRole('button', { name: 'Close query' }).click();
  await expect(page.getByText(`${quoted.number} is closed.`)).toBeVisible();
  await expect(page).toHaveURL(`/customer/quote-detail/fabrics/${quoted.fabId}`);
  // Query and quotes are read anew; the buttons below move up when both are there.
  await expect(page.getByText('Query closed')).toBeVisible();
  await expect(page.getByText('Closed quotes (1)')).toBeVisible();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page).toHaveURL(/\/customer\/create-request\/create\?(.*&)?draft=[\w-]+/);
});

test('the time a price still holds counts down on the open screen, and ends', async ({ page, desk }) => {
  const { fabId } = await desk.aRequest();
  const { supplier, number } = await desk.aQuote(fabId, { ...PLAIN, validTill: dayFromNow(0) });
  const end = endOfDay(dayFromNow(0), 'Asia/Kolkata').getTime();
  await page.clock.install({ time: new Date(end - 210_000) });
  await page.goto(`/customer/quote-detail/fabrics/${fabId}`);
  const card = page.getByRole('article', { name: supplier.alias });
  await expect(card).toContainText('expires in 3 minutes (IST)');
  await expect(card.getByText(`Quote ${number} expires within the hour.`)).toBeAttached();
  await page.clock.fastForward(60_000);
  await expect(card).toContainText('expires in 2 minutes');
  await page.clock.fastForward(180_000);
  await expect(card.getByText(`Quote ${number} has expired.`)).toBeAttached();
});
