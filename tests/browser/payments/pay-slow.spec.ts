import { changeBankDetails } from '#contract/customer/bank-details.ts';
import { cancelOrder } from '#contract/customer/cancel-order.ts';
import { readOrder } from '#contract/customer/orders.ts';
import { createPaymentOrder, reportBankTransfer } from '#contract/customer/payments.ts';
import { listBankTransfers, matchBankTransfer, refuseBankTransfer } from '#contract/staff/payments.ts';
import { dayInZone } from '#domain/shared/calendar.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { money } from '#domain/shared/money.ts';
import { DESK, expectAccessible, PHONE } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { type OrderingDesk, test } from '#tests/support/browser/orders.ts';
import { atSandbox, choose, ending, payPath, someUtr } from '#tests/support/browser/pay.ts';
import { dayFromNow } from '#tests/support/browser/quotes.ts';

const BANK_ACCOUNT = {
  accountHolder: 'Asha Garments',
  accountNumber: '001122334455',
  accountNumberAgain: '001122334455',
  bankCode: 'HDFC0000001',
};

async function transferIdOf({ accounts }: OrderingDesk, utr: string): Promise<string> {
  const { records } = await accounts(listBankTransfers, { query: { limit: 100 } });
  return records.find((transfer) => transfer.utr === utr)?.transferId ?? '';
}

/** A first order, paid by a transfer that was ₹250 too much. */
async function keepTooMuch(ordering: OrderingDesk): Promise<void> {
  const { orderId, total } = await ordering.aPayableOrder();
  const { paymentOrderId } = await ordering.buyer(createPaymentOrder, {
    body: { orderId, instalment: 1, method: 'bank_transfer' },
  });
  const utr = someUtr();
  const amount = (Number(total.minor) / 100 + 250).toFixed(2);
  const params = { paymentOrderId };
  await ordering.buyer(reportBankTransfer, { params, body: { utr, amount, paidOn: dayFromNow(-1) } });
  const transferId = await transferIdOf(ordering, utr);
  await ordering.accounts(matchBankTransfer, { params: { transferId }, body: { amount } });
  await ordering.secondPersonApproves(transferId);
}

test('a transfer is dated with the day where the buyer lives, also when that is read late', async ({
  page,
  ordering,
}) => {
  const order = await ordering.aPayableOrder();
  const dayIn = (zone: string) => dayInZone(new Date(), zone);
  const farAway = dayIn('Pacific/Kiritimati') === dayIn('UTC') ? 'Etc/GMT+12' : 'Pacific/Kiritimati';
  const held = Promise.withResolvers<void>();
  await page.route('**/apiuser/customer/*/', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: object[] };
    await held.promise;
    const json = { data: [{ ...data[0], market: 'INTL', timeZone: farAway }] };
    await route.fulfill({ response, json });
  });
  await page.goto(payPath(order));
  await choose(page, 'Bank transfer', 'Show bank details');
  const paidOn = page.getByLabel('Paid on');
  await expect(paidOn).toBeVisible();
  held.resolve();
  await expect(paidOn).toHaveValue(dayIn(farAway));
  await expect(paidOn).toHaveAttribute('max', dayIn(farAway));
});

test('a bank transfer is told of, not found, told of again and matched, and the page follows', async ({
  page,
  context,
  ordering,
}) => {
  const order = await ordering.aPayableOrder();
  await page.goto(payPath(order));
  await choose(page, 'Bank transfer', 'Show bank details');
  const form = page.getByRole('region', { name: '2. Tell us you have paid' });
  await expect(form).toBeVisible();
  await expect(page.getByText('Price and stock are held for you until the end of')).toBeVisible();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy: Payment reference' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(order.number);
  await form.getByLabel('UTR').fill('12');
  await form.getByRole('button', { name: 'I have paid' }).click();
  await expect(form.getByText('A UTR has 12 to 22 letters and digits.')).toBeVisible();
  await expectAccessible(page);

  const lost = someUtr();
  await form.getByLabel('UTR').fill(lost);
  await form.getByRole('button', { name: 'I have paid' }).click();
  await expect(ending(page, 'We are checking your transfer')).toBeVisible();
  const transfers = page.getByRole('region', { name: /^Your transfers?$/ });
  await expect(transfers.getByRole('listitem')).toContainText(lost);
  await expectAccessible(page);
  await ordering.accounts(refuseBankTransfer, {
    params: { transferId: await transferIdOf(ordering, lost) },
    body: { reason: 'No such money has come to our account.' },
  });
  await expect(transfers.getByText('No such money has come to our account.')).toBeVisible();

  const found = someUtr();
  const advance = order.instalments[0]?.amount.minor ?? '0';
  const tax = '66.00';
  const sent = (Number(advance) / 100 - 66).toFixed(2);
  await form.getByLabel('UTR').fill(found.toLowerCase());
  await form.getByLabel('Amount you sent').fill(sent);
  await form.getByLabel('TDS you deducted').fill('700');
  await form.getByRole('button', { name: 'I have paid' }).click();
  await expect(form.getByText('TDS is at most 0.1%')).toBeVisible();
  await form.getByLabel('TDS you deducted').fill(tax);
  await form.getByRole('button', { name: 'I have paid' }).click();
  await expect(ending(page, 'We are checking your transfer')).toBeVisible();
  await page.goto(payPath(order));
  await expect(transfers.getByText(found)).toBeVisible();
  await ordering.accounts(matchBankTransfer, {
    params: { transferId: await transferIdOf(ordering, found) },
    body: { amount: sent },
  });
  await expect(ending(page, 'Payment received')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^Advance(?! Receipt)/ })).toContainText(
    '₹66.00 TDS deducted',
  );
  const paid = await ordering.buyer(readOrder, { params: { orderId: order.orderId } });
  expect(paid.status).toBe(10);
});

test('UPI opens the app on a phone, shows a code on a wide screen, and is paid on the payment page', async ({
  page,
  ordering,
}) => {
  const order = await ordering.aPayableOrder();
  await page.goto(payPath(order));
  await choose(page, 'UPI', /^Pay ₹/);
  const app = page.getByRole('link', { name: 'Open UPI app' });
  await expect(app).toHaveAttribute('href', /^upi:\/\/pay\?pa=.+&am=\d+\.00&cu=INR/);
  await expectAccessible(page);
  await page.setViewportSize(DESK);
  const code = page.getByRole('img', { name: /^UPI QR code for ₹/ });
  await expect(code).toBeVisible();
  expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(app).toBeHidden();
  await page.getByRole('button', { name: 'Go to payment page' }).click();
  await atSandbox(page, 'pay', { by: 'UPI', notices: 'In the wrong order' });
  await expect(ending(page, 'Payment received')).toBeVisible();
});

test('an order on credit is confirmed at once', async ({
  page,
  ordering,
  people,
  signedIn: { customer },
}) => {
  await people.giveCredit(customer);
  const goods = await ordering.anApprovedQuote({ quote: { creditDays: 30, advancePercent: 0 } });
  const order = await ordering.aPayableOrder({ ...goods, creditDays: 30 });
  await page.goto(payPath(order));
  await expect(page.getByText('Available credit: ₹10,00,000.')).toBeVisible();
  await expect(page.getByText('Use a bank transfer for this amount.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Credit', exact: true })).toBeChecked();
  await expect(page.getByText('Due now')).toBeHidden();
  await page.getByRole('button', { name: /^Use credit for ₹/ }).click();
  await expect(ending(page, 'Order placed on credit')).toBeVisible();
  await expect(page.getByText('30 days after the tax invoice').first()).toBeVisible();
  await expectAccessible(page);
  const placed = await ordering.buyer(readOrder, { params: { orderId: order.orderId } });
  expect(placed.status).toBe(10);
});

test('a hold that ends while the buyer waits is said at once, and leads to ordering again', async ({
  page,
  ordering,
  people,
}) => {
  await page.setViewportSize(PHONE);
  const order = await ordering.aPayableOrder();
  await page.goto(payPath(order));
  await expect(page.getByRole('timer')).toBeVisible();
  await people.letHoldEnd(order.orderId);
  await expect(ending(page, 'The hold has expired')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Order again' }).click();
  await expect(page).toHaveURL(new RegExp(`/customer/create-order/ConfirmDetails/fabrics/${order.fabId}`));
});

test('account credit is a switch that is off until the buyer turns it on; the rest is paid the chosen way', async ({
  page,
  ordering,
}) => {
  await keepTooMuch(ordering);
  const order = await ordering.aPayableOrder();
  await page.goto(payPath(order));
  const applied = page.getByRole('switch', { name: 'Apply ₹250 account credit' });
  await expect(applied).not.toBeChecked();
  await expect(page.getByRole('radio', { name: 'Account credit' })).toHaveCount(0);
  const due = Number(order.instalments[0]?.amount.minor ?? 0);
  const button = (minor: number) =>
    page.getByRole('button', { name: `Pay ${formatMoney(money(BigInt(minor), 'INR'))}` });
  await page.getByRole('radio', { name: 'Card', exact: true }).check();
  await expect(button(due)).toBeVisible();
  await applied.check();
  await expect(button(due - 25_000)).toBeVisible();
  await expectAccessible(page);
  await choose(page, 'Bank transfer', 'Show bank details');
  await expect(page.getByText(((due - 25_000) / 100).toFixed(2), { exact: true })).toBeVisible();
  await ordering.buyer(cancelOrder, { params: { orderId: order.orderId }, body: {} });
  await expect(ending(page, 'This order is cancelled')).toBeVisible();
  await expect(page.getByText(`You or a colleague cancelled order ${order.number}.`)).toBeVisible();
});

test('account credit is paid out to the bank account on record, and without one the page says what to add', async ({
  page,
  ordering,
  complaints,
}) => {
  complaints.allowFailedCalls();
  await keepTooMuch(ordering);
  await page.goto('/customer/payments');
  const credit = page.getByRole('region', { name: 'Your credit' });
  await expect(credit).toContainText('₹250.00 account credit. You can apply it to any payment.');
  await credit.getByRole('button', { name: 'Pay out to my bank account' }).click();
  await expect(credit.getByRole('alert')).toContainText('bank');
  await expect(credit.getByRole('link', { name: 'Bank details' })).toBeVisible();
  // Opened for sensitive changes when the GST number was added a moment ago.
  await ordering.buyer(changeBankDetails, { body: BANK_ACCOUNT });
  await credit.getByRole('button', { name: 'Pay out to my bank account' }).click();
  await expect(
    page.getByText(/^We’ll transfer ₹250\.00 to your account .+ within 7 working days\.$/),
  ).toBeVisible();
  await expect(credit).not.toContainText('account credit');
});
