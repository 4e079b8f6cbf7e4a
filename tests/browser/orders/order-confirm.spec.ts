import type { Page, Route } from '@playwright/test';
import { addAddress } from '#contract/customer/addresses.ts';
import { readOrderConfig } from '#contract/customer/order-prices.ts';
import { addGstNumber } from '#contract/customer/tax-numbers.ts';
import { POPLIN } from '#domain/requests/wizard/poplin-draft.fixture.ts';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { expect, saveSignIn } from '#tests/support/browser/browser-test.ts';
import { onTheShelf, rateMovesTo } from '#tests/support/browser/catalogue.ts';
import { clientAt } from '#tests/support/browser/client.ts';
import { test } from '#tests/support/browser/orders.ts';
import { signInByApi } from '#tests/support/browser/people.ts';
import { codeField } from '#tests/support/browser/sign-in.ts';
import { ADDRESS_OF } from '#tests/support/data/addresses.ts';
import { someGstin } from '#tests/support/data/gst-numbers.ts';
import { pdfFile } from '#tests/support/data/pdf-file.ts';

const MUMBAI = {
  ...ADDRESS_OF.IN,
  label: 'Godown',
  line1: '4 Mill Lane',
  city: 'Mumbai',
  district: 'Mumbai',
  stateCode: '27',
  pincode: '400012',
};
const ISLAND = {
  ...ADDRESS_OF.IN,
  label: 'Island shop',
  line1: '2 Beach Road',
  city: 'Port Blair',
  district: 'South Andaman',
  stateCode: '35',
  pincode: '744101',
};

const cost = (page: Page) => page.getByRole('region', { name: 'Cost' });
const tax = (page: Page) => page.getByRole('region', { name: 'GST number on the invoice' });
/** Opens the part of the order behind its line. */
const change = (page: Page, line: string) =>
  page.getByRole('button', { name: new RegExp(`^(Change|Add): ${line}$`) }).click();
const goodsGoTo = (page: Page) => page.getByRole('region', { name: 'Deliver to' });
/** The server has done it, but the browser never hears of it. */
const loseAnswer = async (route: Route) => {
  await route.fetch();
  await route.abort();
};
const placeButton = (page: Page) => page.getByRole('button', { name: /^Place order/ });

async function sendGoodsTo(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: 'Change delivery address' }).click();
  await page.getByRole('dialog').getByRole('button', { name: label }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(goodsGoTo(page)).toContainText(label);
}

test('an approved quote is settled, placed once although tapped twice, confirmed by a code and led to its payment', async ({
  page,
  ordering,
  outbox,
  signedIn: { customer },
}) => {
  test.slow();
  await ordering.buyer(addAddress, { body: MUMBAI });
  const gstin = someGstin({ state: '27' });
  await ordering.buyer(addGstNumber, { body: { gstin } });
  const { fabId, quoteId } = await ordering.anApprovedQuote({
    quote: { marginPercent: '0', breaks: [{ from: '5000', supplierRate: '92' }] },
  });
  let placed = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/orders/provisional/')) placed += 1;
  });
  await page.goto(`/customer/create-order/ConfirmDetails/fabrics/${fabId}?quoteId=${quoteId}`);
  await expect(cost(page)).toContainText('3,000 m at ₹100.00 per m');
  await expect(page.getByRole('region', { name: 'Quantity' })).toContainText('Navy 1,500 m');
  await expect(page.getByRole('region', { name: 'Your purchase order' })).toContainText('PO/26/17');
  await expect(tax(page)).toContainText('27 → 24: IGST 5%');
  await expect(page.getByLabel('Total for all colours')).toBeHidden();
  await expect.poll(() => page.evaluate(() => document.body.scrollHeight)).toBeLessThan(1700);

  await change(page, 'Quantity');
  await expect(page.getByLabel('Navy')).toHaveValue('1500');
  await page.getByLabel('Total for all colours').fill('6000');
  await expect(page.getByText('The colours add up to 3,000 m, which is less than 6,000 m.')).toBeVisible();
  await page.getByRole('button', { name: 'Split equally' }).click();
  await expect(page.getByLabel('Navy')).toHaveValue('2000');
  await expect(page.getByRole('button', { name: 'from 5,000 m ₹92.00 per m' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(cost(page)).toContainText('6,000 m at ₹92.00 per m');
  await expect(cost(page)).toContainText('Total fabric cost₹5,52,000.00');

  await sendGoodsTo(page, 'Godown');
  await expect(tax(page)).toContainText('You are also registered in Maharashtra');
  await expect(tax(page)).toContainText('27 → 24: IGST 5%');
  await tax(page)
    .getByRole('button', { name: `Bill ${gstin}` })
    .click();
  await expect(tax(page)).toContainText('27 → 27: CGST 2.5% + SGST 2.5%');
  await expect(tax(page)).toContainText('Place of supply: Maharashtra (27)');

  // Without a limit no period is offered, and the buyer reads how to get one.
  await change(page, 'Credit');
  await expect(page.getByRole('radio', { name: /days after the tax invoice/ })).toHaveCount(0);
  await expect(page.getByText(/You need a credit limit first\. Message us to set one up\.$/)).toBeVisible();
  await expect(cost(page)).not.toContainText('includes credit cost');
  await expect(page.getByText('Updating')).toBeHidden();
  await expectAccessible(page);

  await placeButton(page).dblclick();
  const sheet = page.getByRole('dialog', { name: /^Confirm order SO-/ });
  await expect(sheet).toContainText(/confirms this order at ₹[\d,.]+ and nothing else/);
  await codeField(page).fill(await outbox.codeFor(customer.address));
  await page.waitForURL((url) => url.pathname === `/customer/create-order/paymentDetails/fabrics/${fabId}`);
  expect(new URL(page.url()).searchParams.get('orderId')).toMatch(/^[0-9a-f-]{36}$/);
  expect(placed).toBe(1);

  await page.goBack();
  await expect(page.getByRole('heading', { name: /^SO-.* is reserved for you$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue to payment' })).toBeVisible();
});

test('what stands in the way is told at its place with a way out, and nothing typed is lost', async ({
  page,
  ordering,
}) => {
  test.slow();
  await ordering.buyer(addAddress, { body: ISLAND });
  const { fabId } = await ordering.anApprovedQuote({
    request: { numberOfColors: 1, color: 'Navy', colourSplit: [] },
    quote: { minimum: '2000' },
  });
  await page.goto(`/customer/create-order/ConfirmDetails/fabrics/${fabId}`);
  await change(page, 'Your purchase order');
  await change(page, 'Quantity');
  await page.getByLabel('PO number').fill('PO/77');
  await page.getByLabel('Add your PO').setInputFiles(pdfFile('po-77.pdf'));
  await expect(page.getByRole('region', { name: 'Your purchase order' })).toContainText('po-77.pdf');
  const quantity = page.getByLabel('Order quantity');
  await quantity.fill('500');
  await expect(quantity).toHaveAccessibleDescription(/^Minimum order is 2,000 m/);
  await expect(quantity).toHaveAttribute('aria-invalid', 'true');
  await expect(placeButton(page)).toHaveText('Place order');
  await expect(cost(page)).toContainText('The total is shown once the quantity can be ordered.');
  await expect(page.getByRole('radio', { name: 'CNF' })).toHaveCount(0);
  await placeButton(page).click();
  await expect(quantity).toBeFocused();

  await quantity.fill('2500');
  await sendGoodsTo(page, 'Island shop');
  await expect(goodsGoTo(page)).toContainText('We do not deliver to this PIN code yet.');
  await expect(cost(page)).toContainText('Logistic costnot quoted');
  await placeButton(page).click();
  await expect(page.getByRole('button', { name: 'Change delivery address' })).toBeFocused();
  await page.reload();
  await expect(goodsGoTo(page)).toContainText('We do not deliver to this PIN code yet.');
  await expect(page.getByLabel('PO number')).toHaveValue('PO/77');
  await expect(page.getByRole('region', { name: 'Your purchase order' })).toContainText('po-77.pdf');
  await expect(quantity).toHaveValue('2500');

  await goodsGoTo(page).getByRole('button', { name: 'Choose self pickup' }).click();
  await expect(goodsGoTo(page)).not.toContainText('We do not deliver');
  await expect(placeButton(page)).toHaveText(/^Place order · ₹/);
});

test('a dyed fabric of the live rates is ordered in colours that the buyer names', async ({
  page,
  ordering: _,
}) => {
  const { fabId } = await onTheShelf({ kind: 'made_to_order', specification: { ...POPLIN, color: null } });
  await page.goto(`/customer/create-order/Live-Quality/ConfirmDetails?fabId=${fabId}`);
  const colours = page.getByLabel('Colours', { exact: true });
  const white = page.getByLabel('White', { exact: true });
  await expect(placeButton(page)).toHaveText(/^Place order · ₹/);
  await placeButton(page).click();
  await expect(colours).toBeFocused();
  await expect(colours).toHaveAccessibleDescription(/^Name the colours/);
  await colours.fill('Navy 19-4052 TCX, White');
  await page.getByLabel('Total for all colours').fill('1000');
  await expect(white).toHaveValue('500');
  await expectAccessible(page);
  await page.reload();
  await expect(white).toHaveValue('500');
  await expect(placeButton(page)).toHaveText(/^Place order · ₹/);
  await placeButton(page).click();
  await expect(page.getByRole('dialog', { name: /^Confirm order SO-/ })).toBeVisible();
});

test('a buyer abroad takes two lots of stock by the yard, in dollars, to a port and without GST', async ({
  page,
  context,
  people,
  serverUrl,
  address,
  complaints,
}) => {
  test.slow();
  complaints.allowFailedCalls();
  const customer = await people.aCustomer('INTL');
  const signIn = await signInByApi(customer, { serverUrl, address });
  await saveSignIn(context, serverUrl, customer, signIn);
  const { fabId } = await onTheShelf({
    lots: [
      { colour: 'Navy', metres: 4000 },
      { colour: 'Wine', metres: 3000 },
    ],
  });
  await page.goto(`/customer/create-order/top-selling/ConfirmDetails?fabId=${fabId}`);
  await page.getByRole('button', { name: 'Add an address: deliver to' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add an address' });
  await sheet.getByLabel('Address name').fill('Warehouse');
  await sheet.getByLabel('Country').selectOption('Germany');
  await sheet.getByLabel('House, street, area').fill('5 Hafenstraße');
  await sheet.getByLabel('City').fill('Hamborg');
  await page.route('**/apiuser/addresses/', loseAnswer, { times: 1 });
  await sheet.getByRole('button', { name: 'Add address' }).click();
  await expect(sheet.getByText('We could not reach the server')).toBeVisible();
  await sheet.getByLabel('City').fill('Hamburg');
  await sheet.getByRole('button', { name: 'Add address' }).click();
  await expect(goodsGoTo(page)).toContainText('Hamburg');
  await expect(page.getByRole('region', { name: 'Bill to' })).toContainText('Warehouse');
  await expect(page.getByText('GST number on the invoice')).toHaveCount(0);

  await page.getByLabel('Navy').fill('1000');
  await page.getByLabel('Wine').fill('1500');
  await expect(page.getByText('Total 2,500 yd.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Delivery' })).toContainText('FOB');
  await expect(page.getByRole('radio', { name: 'Landed' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Change: Delivery' }).click();
  await page.getByRole('radio', { name: 'CNF' }).check();
  await expect(cost(page)).toContainText('Complete the details to update the cost');
  await placeButton(page).click();
  await expect(page.getByRole('combobox', { name: 'Port' })).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Port' })).toHaveAccessibleDescription('Choose a port.');
  await page.getByRole('combobox', { name: 'Port' }).selectOption('Hamburg');
  await expect(cost(page)).toContainText('2,500 yd at $0.97 per yd');
  await expect(cost(page)).not.toContainText('₹');
  await expect(cost(page)).not.toContainText('GST');
  await expect(cost(page)).not.toContainText('Round-off');
  await expect(placeButton(page)).toHaveText(/^Place order · \$/);
  await expect(page.getByText('Updating')).toBeHidden();
  await expectAccessible(page);
  await page.route('**/orders/provisional/', loseAnswer, { times: 1 });
  await placeButton(page).click();
  await expect(page.getByText('We could not reach the server')).toBeVisible();
  await placeButton(page).click();
  await page.waitForURL((url) => url.pathname === `/customer/create-order/paymentDetails/fabrics/${fabId}`);
  const buyer = clientAt({ serverUrl, address, token: signIn.accessToken });
  const { colours } = await buyer(readOrderConfig, { query: { fabId } });
  expect(colours.map(({ free }) => free?.thousandths)).toEqual(['3374453', '1780840']);
});

test('live cloth that is woven to order is confirmed with the code of this order, also without a GST number', async ({
  page,
  outbox,
  complaints,
  serverUrl,
  address,
  signedIn: { customer, signIn },
}) => {
  test.slow();
  complaints.allowFailedCalls();
  const { fabId } = await onTheShelf({ kind: 'made_to_order' });
  const buyer = clientAt({ serverUrl, address, token: signIn.accessToken });
  await buyer(addAddress, { body: ADDRESS_OF.IN });
  await page.goto(`/customer/create-order/Live-Quality/ConfirmDetails?fabId=${fabId}`);
  await expect(page.getByText('Add a GST number to claim input tax credit on this order.')).toBeVisible();
  await page.getByRole('radio', { name: 'Order without a GST number' }).check();
  await expect(page.getByText('Add a GST number to claim input tax credit on this order.')).toBeHidden();
  const quantity = page.getByLabel('Order quantity');
  await quantity.fill('525');
  await expect(quantity).toHaveAccessibleDescription('Order in steps of 50 m.');
  await quantity.fill('550');
  await expect(cost(page)).toContainText('550 m at ₹94.00 per m');
  await rateMovesTo(fabId, 9600n);
  await placeButton(page).click();
  await expect(page.getByText(/^The total is now ₹[\d,.]+; it was ₹[\d,.]+\./)).toBeVisible();
  await expect(cost(page)).toContainText('550 m at ₹96.00 per m');
  await placeButton(page).click();

  await expect(page.getByRole('dialog', { name: /^Confirm order SO-/ })).toBeVisible();
  const code = await outbox.codeFor(customer.address);
  await codeField(page).fill(code === '111111' ? '222222' : '111111');
  await expect(page.getByRole('dialog').getByText(/code/i).first()).toBeVisible();
  await expect(codeField(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: /^SO-.* is reserved for you$/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm with a code' }).click();
  await codeField(page).fill(code);
  await page.waitForURL((url) => url.pathname === `/customer/create-order/paymentDetails/fabrics/${fabId}`);

  await page.goBack();
  await page.getByRole('button', { name: 'Order more of this fabric' }).click();
  await expect(quantity).toHaveValue('500');
});
