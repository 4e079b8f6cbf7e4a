import { expect } from '#tests/support/browser/browser-test.ts';
import { onTheShelf } from '#tests/support/browser/catalogue.ts';
import { test } from '#tests/support/browser/orders.ts';
import { ADDRESS_OF } from '#tests/support/data/addresses.ts';

const ONE_COLOUR = { numberOfColors: 1, color: 'Navy', colourSplit: [] };

test('freight beyond the quote says why, and freight beyond our table can be asked for', async ({
  page,
  ordering,
}) => {
  const request = { ...ONE_COLOUR, deliverTo: ADDRESS_OF.IN.pincode ?? '' };
  const { fabId, quoteId } = await ordering.anApprovedQuote({ request, quote: { logisticCost: '20' } });
  await page.goto(`/customer/create-order/ConfirmDetails/fabrics/${fabId}?quoteId=${quoteId}`);
  const cost = page.getByRole('region', { name: 'Cost' });
  await expect(cost).toContainText('₹20.00');
  await page.getByRole('button', { name: 'Change: Quantity' }).click();
  await page.getByRole('button', { name: 'Change: Delivery' }).click();
  await page.getByLabel('Order quantity').fill('9000');
  await expect(cost).toContainText('The quote’s freight of ₹20.00 is for 3,000 m. For 9,000 m it is');
  await page.getByRole('radio', { name: 'Self pickup' }).check();
  await expect(cost).toContainText('not included');
  await page.getByRole('radio', { name: 'Landed' }).check();
  await page.getByLabel('Order quantity').fill('900000');
  await expect(page.getByText('We have no freight rate for this quantity and place.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Ask us about freight' }).click();
  await expect(page).toHaveURL(new RegExp(`/customer/quote-detail/fabrics/${fabId}\\?view=messages`));
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Order quantity')).toHaveValue('900000');
});

test('freight that no table knows becomes a query with this cloth, quantity and place filled in', async ({
  page,
  ordering: _,
}) => {
  const { fabId } = await onTheShelf({ kind: 'made_to_order' });
  await page.goto(`/customer/create-order/Live-Quality/ConfirmDetails?fabId=${fabId}`);
  await page.getByLabel('Order quantity').fill('900000');
  await page.getByRole('button', { name: 'Change: Delivery', exact: true }).click();
  await page.getByRole('button', { name: 'Ask for a quote with freight' }).click();
  await expect(page).toHaveURL(/\/customer\/create-request\/create\?.*draft=/);
  await expect(page.getByText('You have no credit limit yet', { exact: false })).toBeVisible();
  await page.getByRole('radio', { name: 'Before dispatch' }).click();
  await expect(page.getByLabel('Quantity', { exact: true })).toHaveValue('900000');
  await expect(page.getByLabel('Delivery PIN code')).toHaveValue(ADDRESS_OF.IN.pincode ?? '');
});
