import { readOrder } from '#contract/customer/orders.ts';
import { createPaymentLink, createPaymentOrder } from '#contract/customer/payments.ts';
import { DESK, expectAccessible } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { test } from '#tests/support/browser/orders.ts';
import { atSandbox, ending, payPath } from '#tests/support/browser/pay.ts';
import { signInOnPage } from '#tests/support/browser/sign-in.ts';

test('somebody without an account pays by a link, and the owner sees it at once', async ({
  page,
  browser,
  complaints,
  address,
  ordering,
}) => {
  const order = await ordering.aPayableOrder();
  await page.setViewportSize(DESK);
  await page.goto(payPath(order));
  await page.getByRole('button', { name: 'Send a payment link to someone else' }).click();
  const sheet = page.getByRole('dialog', { name: 'Payment link' });
  await sheet.getByRole('button', { name: 'Create link' }).click();
  const link = await sheet.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(new URL(link)).toMatchObject({ pathname: '/payment-international', search: '' });
  await expectAccessible(page);
  await expect(sheet.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/\\?text=.*${encodeURIComponent(order.number)}`),
  );
  await expect(sheet.getByRole('link', { name: 'Email' })).toHaveAttribute('href', /^mailto:\?subject=/);
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(sheet).toBeHidden();

  const stranger = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': address } });
  complaints.watch(stranger);
  const payer = await stranger.newPage();
  // As an old mail program may have mangled it: the key goes behind the # at once.
  await payer.goto(link.replace('#', '?'));
  await expect(payer.getByRole('heading', { name: `Payment for order ${order.number}` })).toBeVisible();
  expect(payer.url()).toBe(link);
  await expect(payer.getByText(order.billing.company)).toBeVisible();
  await expect(payer.getByRole('button', { name: 'Copy: Account number' })).toBeVisible();
  await payer.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(payer);
  await payer.getByRole('button', { name: /^Pay ₹.+ online$/ }).click();
  await atSandbox(payer, 'fail');
  await expect(payer.getByText('You have not been charged.')).toBeVisible();
  expect(payer.url()).toBe(link);
  await payer.getByRole('button', { name: /^Pay ₹.+ online$/ }).click();
  await atSandbox(payer, 'pay', { notices: 'Never' });
  await expect(ending(payer, 'Payment received')).toBeVisible();
  await payer.setViewportSize(DESK);
  await payer.reload();
  await expect(ending(payer, 'Payment received')).toBeVisible();
  await stranger.close();

  await expect(ending(page, 'Payment received')).toBeVisible();
  const paid = await ordering.buyer(readOrder, { params: { orderId: order.orderId } });
  expect(paid.status).toBe(10);
});

test('ended and unknown links say the same and nothing else', async ({
  page,
  complaints,
  ordering,
  people,
}) => {
  complaints.allowFailedCalls();
  const { orderId, number } = await ordering.aPayableOrder();
  const { paymentOrderId } = await ordering.buyer(createPaymentOrder, {
    body: { orderId, instalment: 1, method: 'card' },
  });
  const { url } = await ordering.buyer(createPaymentLink, { params: { paymentOrderId }, body: {} });
  await page.goto(url);
  await expect(page.getByRole('heading', { name: `Payment for order ${number}` })).toBeVisible();
  // Another link pasted into the same tab loads no new page.
  await page.goto('/payment-international#k=pasted-into-the-tab');
  await expect(page.getByText('This link has expired')).toBeVisible();
  await people.letHoldEnd(orderId);
  for (const address of [url, '/payment-international#k=nobody-knows-this']) {
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.getByText('This link has expired')).toBeVisible();
    await expect(page.getByText('Ask the sender for a new one.')).toBeVisible();
  }
  await expectAccessible(page);
});

test('without a key a buyer is led to the payments, signed in or by signing in', async ({
  page,
  context,
  ordering,
  people,
  signedIn: { customer },
  outbox,
}) => {
  const { number } = await ordering.aPayableOrder();
  await page.goto('/payment-international');
  await page.getByRole('link', { name: 'View payments' }).click();
  await expect(page).toHaveURL('/customer/payments');
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/payment-international');
  await expect(page.getByText('Which payment?')).toBeVisible();
  await expectAccessible(page);
  await people.letCodesAge(customer, 60);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signInOnPage(page, customer, outbox);
  await expect(page).toHaveURL('/customer/payments');
  await expect(page.getByText(number).first()).toBeVisible();
});

test('links that still work stand on the payments page, and one that is cancelled opens nothing', async ({
  page,
  complaints,
  ordering,
}) => {
  complaints.allowFailedCalls();
  const { orderId, number } = await ordering.aPayableOrder();
  const { paymentOrderId } = await ordering.buyer(createPaymentOrder, {
    body: { orderId, instalment: 1, method: 'card' },
  });
  const { url } = await ordering.buyer(createPaymentLink, { params: { paymentOrderId }, body: {} });
  await page.goto('/customer/payments');
  const links = page.getByRole('region', { name: 'Open payment links' });
  await expect(links).toContainText(number);
  await expect(links).toContainText(/Expires \w{3} \d\d, \d{4}/);
  await expectAccessible(page);
  await links.getByRole('button', { name: `Cancel link: ${number}` }).click();
  await expect(page.getByText('The link no longer works.')).toBeVisible();
  await expect(links).toBeHidden();
  await page.goto(url);
  await expect(page.getByText('This link has expired')).toBeVisible();
});
