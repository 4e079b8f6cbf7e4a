import { approveQuote, listQuotes } from '#contract/customer/quotes.ts';
import { reviseQuote } from '#contract/staff/quotes.ts';
import { DESK, expectAccessible } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { watchLiveChanges } from '#tests/support/browser/live-changes.ts';
import { newQuotes } from '#tests/support/browser/new-quotes.ts';
import { freshQuote, test } from '#tests/support/browser/quotes.ts';
import type { QuoteBody } from '#tests/support/data/quotes.ts';

const PLAIN = { marginPercent: '0', logisticCost: '0' };

test('quotes arrive live, are compared side by side, and the version that was seen is approved', async ({
  page,
  desk,
}) => {
  test.slow();
  const { fabId, number } = await desk.aRequest();
  await page.goto(`/customer/quote-detail/fabrics/${fabId}`);
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await expect(page.getByText('Your query is with suppliers.')).toBeVisible();
  const dear = await desk.aQuote(fabId, { ...PLAIN, supplierRate: '101', leadDays: 20 });
  await expect(page.getByRole('status').filter({ hasText: 'New quote: ' })).toContainText(
    `${dear.supplier.alias}, ₹101.00 per m landed`,
  );
  await newQuotes(page).click();
  await expect(page.getByRole('article', { name: dear.supplier.alias })).toBeVisible();
  const live = watchLiveChanges();
  const another = async (change: Partial<QuoteBody>, count: number) => {
    let quote = dear;
    const send = async () => {
      quote = await desk.aQuote(fabId, { ...PLAIN, ...change });
    };
    await live.shows(send, () => expect(newQuotes(page)).toBeVisible());
    await newQuotes(page).click();
    await expect(page.getByRole('article')).toHaveCount(count);
    return quote;
  };
  const cheap = await another({ supplierRate: '95', leadDays: 40, offered: { width: 56 } }, 2);
  const unknown = await another({ supplierRate: '80', logisticCost: null }, 3);
  live.expectQuick();
  const card = page.getByRole('article', { name: unknown.supplier.alias });
  await expect(card).toContainText('Freight to Delhi is not quoted yet');
  await expect(card.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  await expect(card).not.toContainText('₹0.00');
  await expect(page.getByRole('article').first()).toContainText(`${cheap.supplier.alias}`);
  await expect(page.getByRole('article').first()).toContainText('Lowest');
  await expect(page.getByRole('article').first()).toContainText('Width: 56" instead of 58"');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Compare quotes' }).click();
  await expect(page).toHaveURL(`/customer/create-order/select-quotes/fabrics/${fabId}`);
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(table.getByRole('cell', { name: '₹95.00 per m Landed, Delhi Best' })).toHaveCount(2);
  await expect(table.getByRole('cell', { name: 'Freight is not quoted yet' })).toBeVisible();
  await expect(
    page.getByText(/2 of 3 quotes include freight; the others are not ranked\. Why\?$/),
  ).toBeVisible();
  await expect(table.getByRole('cell', { name: '20 days Best' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(DESK);
  await expect(
    table.getByRole('row', { name: /^Landed rate ₹95.00 per m Landed, Delhi Best/ }),
  ).toBeVisible();

  await page.getByRole('button', { name: `Choose the quote from ${cheap.supplier.alias}` }).click();
  const dialog = page.getByRole('dialog', { name: `Approve the quote from ${cheap.supplier.alias}?` });
  await expect(dialog).toContainText(`${cheap.number}, version 1`);
  await expect(dialog).toContainText('₹95.00 per m');
  await expect(dialog).toContainText('₹2,99,250.00');
  await expectAccessible(page);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goForward();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(`Approved: ${cheap.number}, version 1, ₹95.00 per m.`)).toBeVisible();
  await expect(page).toHaveURL(
    `/customer/create-order/ConfirmDetails/fabrics/${fabId}?quoteId=${cheap.quoteId}`,
  );
  await page.goto(`/customer/quote-detail/fabrics/${fabId}`);
  await expect(page.getByRole('article', { name: cheap.supplier.alias })).toContainText('Approved');
  await page.getByText('Closed quotes (2)').click();
  await expect(page.getByRole('article', { name: dear.supplier.alias })).toContainText('Not selected');
  await expectAccessible(page);
});

test('an old screen is shown the newer version, and told when another quote has won', async ({
  page,
  desk,
  complaints,
}) => {
  complaints.allowFailedCalls();
  await page.route('**/apifabric/events', (route) => route.abort());
  const { fabId } = await desk.aRequest();
  const { quoteId, supplier } = await desk.aQuote(fabId, { ...PLAIN, supplierRate: '95' });
  const other = await desk.aQuote(fabId, { ...PLAIN, supplierRate: '99' });
  await page.goto(`/customer/quote-detail/fabrics/${fabId}?view=approve&id=${quoteId}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('version 1');
  await desk.staff(reviseQuote, { params: { quoteId }, body: freshQuote({ ...PLAIN, supplierRate: '97' }) });
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(dialog.getByText('The supplier has sent version 2')).toBeVisible();
  await expect(dialog).toContainText('₹97.00 per m');
  const [first] = await desk.buyer(listQuotes, { params: { fabId } });
  expect(first?.status).not.toBe('approved');

  await page.getByRole('button', { name: 'Not yet' }).click();
  await page.getByRole('button', { name: `Approve: ${other.supplier.alias}` }).click();
  await expect(dialog).toContainText(other.number);
  await desk.buyer(approveQuote, { params: { quoteId }, body: { version: 2 } });
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    'Another quote for this query has already been approved.',
  );
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('article', { name: supplier.alias })).toContainText('Approved');
});

test('a rate ex-mill is named as one and never wins against landed rates', async ({ page, desk }) => {
  const { fabId } = await desk.aRequest();
  const landed = await desk.aQuote(fabId, { ...PLAIN, supplierRate: '95' });
  const dear = await desk.aQuote(fabId, { ...PLAIN, supplierRate: '99' });
  const exMill = await desk.aQuote(fabId, {
    ...PLAIN,
    supplierRate: '80',
    deliveryTerm: 'self_pickup',
    deliveryPlace: 'Bhiwandi',
  });
  await page.goto(`/customer/quote-detail/fabrics/${fabId}`);
  const card = (alias: string) => page.getByRole('article', { name: alias });
  await expect(card(exMill.supplier.alias)).toContainText('₹80.00 per m ex-mill, freight extra');
  await expect(card(exMill.supplier.alias)).toContainText('Total without freight');
  await expect(card(exMill.supplier.alias)).not.toContainText('Lowest');
  await expect(card(landed.supplier.alias)).toContainText('Lowest');
  await expect(card(dear.supplier.alias)).not.toContainText('Lowest');
  await page.goto(`/customer/create-order/select-quotes/fabrics/${fabId}`);
  const table = page.getByRole('table');
  await expect(
    table.getByRole('cell', { name: '₹80.00 per m ex-mill, freight extra Self pickup, Bhiwandi' }),
  ).toBeVisible();
  await expect(table.getByRole('cell', { name: '₹95.00 per m Landed, Delhi Best' })).toHaveCount(1);
  await expect(table.getByRole('cell', { name: /₹80.00 per m .*Best/ })).toHaveCount(0);
  await expect(table.getByRole('cell', { name: 'not included' })).toBeVisible();
});
