import { reviseQuote } from '#contract/staff/quotes.ts';
import { askForInformation, sendQuoteMessageAsStaff } from '#contract/staff/request-messages.ts';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { watchLiveChanges } from '#tests/support/browser/live-changes.ts';
import { newQuotes } from '#tests/support/browser/new-quotes.ts';
import { freshQuote, test } from '#tests/support/browser/quotes.ts';
import type { QuoteBody } from '#tests/support/data/quotes.ts';

const TERMS: Partial<QuoteBody> = {
  marginPercent: '0',
  logisticCost: '0',
  badges: ['assured', 'quality_guarantee'],
};

test('a counter-offer follows the rules, says what it saves, and is answered live; so are messages and questions', async ({
  page,
  desk,
}) => {
  test.slow();
  const { fabId } = await desk.aRequest();
  const quote = await desk.aQuote(fabId, { ...TERMS, supplierRate: '92.50' });
  const { quoteId } = quote;
  const { alias } = quote.supplier;
  await page.goto(`/customer/quote-detail/fabrics/${fabId}`);
  const dialog = page.getByRole('dialog');

  await page.getByRole('button', { name: `Counter-offer: ${alias}` }).click();
  await expect(page).toHaveURL(new RegExp(`view=counter&id=${quoteId}`));
  const rate = dialog.getByLabel('Your rate');
  await rate.fill('92.50');
  await dialog.getByRole('button', { name: 'Send offer' }).click();
  await expect(dialog.getByText('Enter a rate above 0 and below ₹92.50 per m.')).toBeVisible();
  await expect(rate).toBeFocused();
  await rate.fill('1');
  await dialog.getByRole('button', { name: 'Send offer' }).click();
  await expect(dialog.getByText(/^₹1.00 per m is 98% below the quoted rate\./)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Send anyway' })).toBeVisible();
  await rate.fill('90');
  await expect(dialog.getByText('Saves ₹2.50 per m, ₹7,500.00 on 3,000 m')).toBeVisible();
  await dialog.getByLabel('Lead time in days').fill('18');
  await expect(dialog.getByText(/Costs the supplier ₹[\d.]+ per m$/)).toBeVisible();
  await dialog.getByRole('group', { name: 'Advance' }).getByText('10%').click();
  await expect(
    dialog.getByText(/^For the supplier this is ₹[\d.]+ per m short of the quote\.$/),
  ).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send offer' }).click();
  await expect(
    page.getByText(/You offered ₹90.00 per m, lead time 18 days, 10% in advance on .* hasn't answered yet/),
  ).toBeVisible();
  await expect(dialog).toBeHidden();

  const live = watchLiveChanges();
  const body = freshQuote({ ...TERMS, supplierRate: '91' });
  await live.shows(
    () => desk.staff(reviseQuote, { params: { quoteId }, body }),
    () => expect(page.getByRole('status').filter({ hasText: 'Revised quote: ' })).toBeVisible(),
  );
  await newQuotes(page).click();
  await expect(page.getByText('The supplier answered with version 2: ₹91.00 per m.')).toBeVisible();
  await page.getByRole('button', { name: `All terms of ${alias}` }).click();
  await page.getByRole('button', { name: `Price history: ${alias}` }).click();
  await expect(dialog.getByText('answered with a new version')).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Freight' })).toContainText(/Freight ₹/);
  await expect(dialog.getByRole('region', { name: 'Recent quotes' })).toContainText(/Week of .* per m/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: `Messages: ${alias}` }).click();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Enter a message.')).toBeVisible();
  await dialog.getByLabel('Your message').fill('Can you hold greige for us?');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByRole('log')).toContainText('Can you hold greige for us?');
  const text = 'Yes, 500 m until Friday.';
  await live.shows(
    () => desk.staff(sendQuoteMessageAsStaff, { params: { quoteId }, body: { text } }),
    () => expect(dialog.getByRole('log')).toContainText(text),
  );
  await expectAccessible(page);
  await page.goBack();
  await expect(dialog).toBeHidden();

  const question = 'Which wash do you want?';
  await live.shows(
    () => desk.staff(askForInformation, { params: { fabId }, body: { text: question } }),
    () => expect(page.getByRole('heading', { name: /needs your answer/ })).toBeVisible(),
  );
  live.expectQuick();
  await page.getByRole('textbox', { name: 'Your answer' }).fill('Enzyme wash');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('Answer sent.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /needs your answer/ })).toBeHidden();

  for (const [badge, promise] of [
    ['Assured', 'Average 20, single roll 28'],
    ['Quality Guarantee', 'Within 3 working days'],
  ] as const) {
    await page.getByRole('button', { name: new RegExp(`^${badge}`) }).click();
    await expect(dialog).toContainText(promise);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Got it' }).click();
    await expect(dialog).toBeHidden();
  }
  await page.getByRole('button', { name: 'History', exact: true }).click();
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
});
