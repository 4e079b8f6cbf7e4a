import { createPaymentOrder, reportBankTransfer } from '#contract/customer/payments.ts';
import { askForInformation } from '#contract/staff/request-messages.ts';
import { DESK, expectAccessible } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { test } from '#tests/support/browser/order-book.ts';
import { someUtr } from '#tests/support/browser/pay.ts';
import { dayFromNow } from '#tests/support/browser/quotes.ts';

test('a new buyer is led to a first query, before any form about the company', async ({
  page,
  signedIn: _,
}) => {
  await page.goto('/customer/home');
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  await expect(waiting).toContainText('Get your first quotes');
  await expect(page.getByText('Are you registered as an MSME?')).toBeVisible();
  const [first] = await page.getByRole('main').getByRole('link').all();
  await expect(first ?? waiting).toHaveText('Create a query');
  await expectAccessible(page);
  await waiting.getByRole('link', { name: 'Create a query' }).click();
  await expect(page).toHaveURL(/\/customer\/create-request\/create/);
});

test('home shows five tasks and how many more there are, and the fabrics have a place', async ({
  page,
  ordering,
}) => {
  test.slow();
  for (let count = 0; count < 7; count += 1) {
    const { fabId } = await ordering.aRequest();
    await ordering.staff(askForInformation, { params: { fabId }, body: { text: 'Which navy?' } });
  }
  await page.goto('/customer/home');
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  await expect(waiting.getByRole('article')).toHaveCount(5);
  const heights = await waiting
    .getByRole('article')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThanOrEqual(64);
  await waiting.getByRole('button', { name: '2 more' }).click();
  await expect(waiting.getByRole('article')).toHaveCount(7);
  await expectAccessible(page);

  const fabrics = page.getByRole('region', { name: 'Fabrics' });
  await fabrics.getByRole('link', { name: 'Inventory sale' }).click();
  await expect(page).toHaveURL('/topSelling?tab=sale');
  await page.goto('/customer/orders');
  await page.getByRole('link', { name: 'Fabrics' }).click();
  await expect(page).toHaveURL('/topSelling');
  await page.setViewportSize(DESK);
  await expect(page.getByRole('complementary').getByRole('link', { name: 'Fabrics' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('home lists what waits for the buyer by urgency, and says of a reported transfer that it is checked', async ({
  page,
  ordering,
  book,
}) => {
  test.slow();
  const late = await ordering.aConfirmedOrder();
  await book.letPartBeLate(late.orderId, 3);
  const { fabId: requested } = await ordering.aRequest();
  await ordering.staff(askForInformation, { params: { fabId: requested }, body: { text: 'Which navy?' } });
  const { fabId: quoted } = await ordering.aRequest();
  await ordering.aQuote(quoted, { validTill: dayFromNow(2) });
  await ordering.aQuote(quoted, { validTill: dayFromNow(8) });
  const held = await ordering.aPayableOrder();

  await page.goto('/customer/home');
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  const tasks = waiting.getByRole('article');
  await expect(tasks).toHaveCount(5);
  await page.getByRole('link', { name: /^Open queries/ }).click();
  await expect(page.getByRole('link', { name: /^All open/ })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(tasks.nth(0)).toContainText(/₹[\d,.]+ is 3 days overdue/);
  await expect(tasks.nth(1)).toContainText(/Pay ₹[\d,.]+ to confirm your order/);
  await expect(tasks.nth(1)).toContainText(/Held for you for another (\d+ minutes|minute)\./);
  await expect(tasks.nth(2)).toContainText('Answer our question to get quotes');
  await expect(tasks.nth(3)).toContainText('Send the colour standard');
  await expect(tasks.nth(4)).toContainText(/2 quotes, the first expires in \d+ (day|hour)s/);
  await expectAccessible(page);

  const { paymentOrderId } = await ordering.buyer(createPaymentOrder, {
    body: { orderId: held.orderId, instalment: 1, method: 'bank_transfer' },
  });
  await ordering.buyer(reportBankTransfer, {
    params: { paymentOrderId },
    body: { utr: someUtr(), amount: '1000', paidOn: dayFromNow(-1) },
  });
  await expect(tasks).toHaveCount(4);
  const checked = page.getByRole('region', { name: 'In progress' });
  await expect(checked).toContainText(`We are checking your transfer for ${held.number}`);
  await expect(page.getByRole('link', { name: `Pay: ${held.number}` })).toBeHidden();

  await tasks
    .nth(1)
    .getByRole('link', { name: /^Answer/ })
    .click();
  await expect(page.getByRole('dialog')).toContainText('Which navy?');
});
