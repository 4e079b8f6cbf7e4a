import type { Route } from '@playwright/test';
import { readOrder } from '#contract/customer/orders.ts';
import { createPaymentOrder } from '#contract/customer/payments.ts';
import { DESK, expectAccessible } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { offerBridge } from '#tests/support/browser/host.ts';
import { test } from '#tests/support/browser/orders.ts';
import { AT_SANDBOX, atSandbox, choose, ending, payPath } from '#tests/support/browser/pay.ts';
import { ERROR_MESSAGE } from '#words/en/errors.ts';

const PROVIDER_AWAY = {
  status: 503,
  headers: { 'retry-after': '5' },
  json: { error: { code: 'provider_unavailable', message: ERROR_MESSAGE.provider_unavailable } },
};
const ONE_PAYMENT = /\/apifabric\/payments\/[0-9a-f-]{36}\/$/;

/** Some providers call a visit to their page an attempt, before anything is paid there. */
async function asAttempted(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.json();
  await route.fulfill({ response, json: { ...body, data: { ...body.data, status: 'attempted' } } });
}

test('an order is confirmed with its code, paid by card, and the address keeps no proof', async ({
  page,
  ordering,
  outbox,
  signedIn: { customer },
}) => {
  const order = await ordering.anOrder();
  await page.goto(payPath(order));
  await expect(page.getByText('Confirm this order first')).toBeVisible();
  await page.getByRole('button', { name: `Confirm ${order.number} with a code` }).click();
  await page
    .getByRole('dialog')
    .getByRole('textbox')
    .first()
    .fill(await outbox.codeFor(customer.address));
  await expect(page.getByRole('dialog')).toBeHidden();

  const head = page.getByRole('region', { name: 'What you pay now' });
  await expect(head).toContainText(order.number);
  await expect(head.getByRole('timer')).toContainText('Price and stock are held for you for 29:');
  await expectAccessible(page);
  const advance = order.instalments[0];
  await choose(page, 'Card', /^Pay ₹/);
  await page.waitForURL('**/sandbox-checkout/**');
  await expectAccessible(page);
  await atSandbox(page, 'pay');
  await expect(ending(page, 'Payment received')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await expect(page.getByText(`Order ${order.number} is confirmed.`)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^Advance(?! Receipt)/ })).toContainText('Paid');
  await expectAccessible(page);
  await page.setViewportSize(DESK);
  const paid = await ordering.buyer(readOrder, { params: { orderId: order.orderId } });
  expect(paid).toMatchObject({ status: 10, instalments: [{ state: 'paid', paid: advance?.amount }, {}] });
  await page.reload();
  await expect(ending(page, 'Payment received')).toBeVisible();
});

test('the host app hears of a payment once, however often its result is opened', async ({
  page,
  ordering,
}) => {
  const heard = await offerBridge(page, 'react-native');
  const order = await ordering.aPayableOrder();
  await page.goto(payPath(order, '&embed=app'));
  await choose(page, 'Card', /^Pay ₹/);
  await atSandbox(page, 'pay');
  await expect(ending(page, 'Payment received')).toBeVisible();
  const successes = () => heard.filter(({ args }) => args.includes('Success')).length;
  await expect.poll(successes).toBe(1);
  await page.reload();
  await expect(ending(page, 'Payment received')).toBeVisible();
  await page.getByRole('link', { name: 'View receipts' }).click();
  await expect(page).toHaveURL('/customer/payments?status=paid');
  await page.goBack();
  await expect(ending(page, 'Payment received')).toBeVisible();
  await expect
    .poll(() => heard.filter(({ args }) => args.includes('PageLoadFinished')).length)
    .toBeGreaterThan(1);
  expect(successes()).toBe(1);
});

test('a provider that is away, a failure and a payment that is left: the order stays payable through all', async ({
  page,
  ordering,
  complaints,
}) => {
  complaints.allowFailedCalls();
  const order = await ordering.aPayableOrder();
  await page.goto(payPath(order));
  await page.route('**/apifabric/payments/orders/', (route) => route.fulfill(PROVIDER_AWAY), { times: 1 });
  await choose(page, 'Net banking', /^Pay ₹/);
  await expect(page.getByText('Your order is safe')).toBeVisible();
  await page.getByRole('button', { name: 'Pay by bank transfer instead' }).click();
  await expect(page.getByRole('radio', { name: 'Bank transfer' })).toBeChecked();
  await choose(page, 'Net banking', /^Pay ₹/);
  await atSandbox(page, 'fail', { notices: 'Never', by: 'Net banking' });
  await expect(page.getByText('You have not been charged. Try again')).toBeVisible();
  await page.setViewportSize(DESK);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await page.route(ONE_PAYMENT, asAttempted);
  await atSandbox(page, 'leave');
  await expect(page.getByText('Payment not completed')).toBeVisible();
  await page.goto(payPath(order));
  await expect(ending(page, 'We are confirming your payment')).toBeVisible();
  await page.getByRole('button', { name: 'Back to payment page' }).click();
  await page.unroute(ONE_PAYMENT);
  await atSandbox(page, 'leave');
  await expect(page.getByText('Payment not completed')).toBeVisible();
  await choose(page, 'Card', /^Pay ₹/);
  await atSandbox(page, 'fail');
  await expect(page.getByText('Payment failed')).toBeVisible();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await atSandbox(page, 'pay', { notices: 'Never' });
  await expect(ending(page, 'Payment received')).toBeVisible();
});

test('a payment under way is waited for, over a reload, until the provider has it', async ({
  page,
  ordering,
}) => {
  const order = await ordering.aPayableOrder();
  await page.goto(payPath(order));
  await choose(page, 'Card', /^Pay ₹/);
  await atSandbox(page, 'pend');
  await expect(ending(page, 'We are confirming your payment')).toBeVisible();
  await expect(page.getByText('You don’t need to wait here.')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(ending(page, 'We are confirming your payment')).toBeVisible();
  await expect(ending(page, 'Payment received')).toBeVisible();
});

test('a forged answer confirms nothing, and the order can still be paid', async ({ page, ordering }) => {
  const { buyer } = ordering;
  const order = await ordering.aPayableOrder();
  const { orderId } = order;
  const payment = await buyer(createPaymentOrder, { body: { orderId, instalment: 1, method: 'card' } });
  const proof = { providerOrderId: payment.providerOrderId ?? '', providerPaymentId: 'pay_of_nobody' };
  const forged = new URLSearchParams({ outcome: 'paid', ...proof, signature: '0'.repeat(64) });
  await page.goto(`${payPath(order, `&paymentOrderId=${payment.paymentOrderId}`)}#${forged}`);
  await expect(page.getByText('Payment not confirmed')).toBeVisible();
  await expect(page.getByText(`We could not confirm this payment.`)).toContainText(order.number);
  expect(new URL(page.url()).hash).toBe('');
  expect(await buyer(readOrder, { params: { orderId } })).toMatchObject({ status: 5 });
  await expectAccessible(page);
  await page.getByRole('button', { name: AT_SANDBOX.pay }).click();
  await atSandbox(page, 'pay');
  await expect(ending(page, 'Payment received')).toBeVisible();
});
