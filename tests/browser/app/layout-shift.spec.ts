import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createPaymentOrder, reportBankTransfer } from '#contract/customer/payments.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { onTheShelf, rateMovesTo } from '#tests/support/browser/catalogue.ts';
import { answerOneByOne, expectNothingMoved, watchShifts } from '#tests/support/browser/layout-shift.ts';
import { test } from '#tests/support/browser/order-book.ts';
import { someUtr } from '#tests/support/browser/pay.ts';
import { dayFromNow } from '#tests/support/browser/quotes.ts';

async function open(page: Page, path: string): Promise<void> {
  await watchShifts(page);
  await answerOneByOne(page);
  await page.goto(path);
}

test('nothing moves while home and the orders fill, even when each answer comes alone', async ({
  page,
  ordering,
  book,
}) => {
  const fabId = await book.aStockQuality();
  for (const status of ['created', 'created', 'created', 'delivered'] as const)
    await book.aStockOrder(fabId, status);
  const held = await ordering.aPayableOrder();
  const payment = await ordering.buyer(createPaymentOrder, {
    body: { orderId: held.orderId, instalment: 1, method: 'bank_transfer' },
  });
  await ordering.buyer(reportBankTransfer, {
    params: { paymentOrderId: payment.paymentOrderId },
    body: { amount: '1000', utr: someUtr(), paidOn: dayFromNow(-1) },
  });

  await open(page, '/customer/home');
  await expect(page.getByText('We are checking your transfer for')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Previous orders' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Are you registered as an MSME?' })).toBeVisible();
  await expectNothingMoved(page);

  await page.goto('/customer/orders');
  await expect(page.getByText('1 order is waiting for payment')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Production 3$/ })).toBeVisible();
  await expect(page.getByText('End of list')).toBeAttached();
  await expectNothingMoved(page);
});

test('nothing moves while the payments fill, even when each answer comes alone', async ({
  page,
  ordering,
  book,
}) => {
  await book.giveCredit(50_000_000n);
  await ordering.aConfirmedOrder({ creditDays: 30 });
  const held = await ordering.aPayableOrder();
  await open(page, '/customer/payments');
  await expect(page.getByRole('article').filter({ hasText: held.number }).first()).toContainText(
    'Held until',
  );
  await expect(page.getByRole('meter', { name: 'Credit used' })).toBeAttached();
  await expectNothingMoved(page);
});

test('nothing moves while the queries and one of them fill, even when each answer comes alone', async ({
  page,
  ordering,
}) => {
  const { fabId } = await ordering.aRequest();
  for (const supplierRate of ['90', '92', '95'])
    await ordering.aQuote(fabId, { supplierRate, marginPercent: '0', logisticCost: '0' });
  await ordering.aRequest();
  await open(page, '/customer/quotes');
  await expect(page.getByRole('link', { name: /^Quotes received 1$/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your queries' }).getByRole('article')).toHaveCount(1);
  await expectNothingMoved(page);

  await page.goto(`/customer/quote-detail/fabrics/${fabId}`);
  await expect(page.getByRole('heading', { name: 'Quotes (3)' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Specification' })).toBeAttached();
  await expectNothingMoved(page);
});

test('nothing moves while live rates and one of them fill, even when each answer comes alone', async ({
  page,
  signedIn: _,
}) => {
  // A rupee of their own: what other tests put on the shelf meanwhile would move the list.
  const rupee = 1_000_000n + BigInt(randomInt(1_000_000_000));
  const minor = rupee * 100n;
  const rates = [{ minor, currency: 'INR', unit: 'metre' }] as const;
  const [{ fabId }] = await Promise.all([
    onTheShelf({ kind: 'made_to_order', rates }),
    onTheShelf({ kind: 'made_to_order', rates }),
    onTheShelf({ kind: 'made_to_order', rates }),
  ]);
  await rateMovesTo(fabId, minor + 10n);
  await open(page, `/topSelling?tab=live&priceFrom=${rupee}&priceTo=${rupee}.99`);
  await expect(page.getByRole('article')).toHaveCount(3);
  await expectNothingMoved(page);

  await page.goto(`/customer/liveQualityDetailsView/fabrics/${fabId}`);
  await expect(page.getByText(/· Low ₹/)).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Specification' })).toBeAttached();
  await expectNothingMoved(page);
});
