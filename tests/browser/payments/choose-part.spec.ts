/** Two invoices of an order are open: the buyer pays the one that was chosen, and the other one stays. */
import { mergeTests } from '@playwright/test';
import { readOrder } from '#contract/customer/orders.ts';
import { createPaymentOrder } from '#contract/customer/payments.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { moneyOf } from '#domain/shared/wire-figures.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { onTheShelf } from '#tests/support/browser/catalogue.ts';
import { test as deliveryTest } from '#tests/support/browser/delivery.ts';
import { test as bookTest } from '#tests/support/browser/order-book.ts';
import { atSandbox, choose, ending } from '#tests/support/browser/pay.ts';

const test = mergeTests(deliveryTest, bookTest);

test('the buyer chooses which of two invoices is paid', async ({ page, ordering, book, delivery }) => {
  test.slow();
  await book.giveCredit(50_000_000n);
  const { fabId } = await onTheShelf({ lots: [{ colour: 'Navy', metres: 20_000 }] });
  const terms = { fabId, quantity: '500', deliveryTerm: 'self_pickup', creditDays: 30 } as const;
  const { orderId } = await ordering.aPayableOrder(terms);
  await ordering.buyer(createPaymentOrder, { body: { orderId, instalment: 1, method: 'credit' } });
  await delivery.makeReady({ fabId, orderId });
  await delivery.ship(orderId, [100, 100], false);
  await delivery.ship(orderId, [100, 100, 100]);
  const partsNow = async () =>
    (await ordering.buyer(readOrder, { params: { orderId } })).instalments.filter(
      ({ amount }) => amount.minor !== '0',
    );
  const [first, second] = await partsNow();
  if (!first || !second) throw new Error('Each invoice asks for its own part.');

  await page.goto('/customer/payments');
  const cards = page.getByRole('region', { name: 'Your payments' }).getByRole('article');
  await expect(cards.filter({ hasText: first.invoiceNumber ?? '' })).toHaveCount(1);
  const chosen = cards.filter({ hasText: second.invoiceNumber ?? '' });
  await expect(chosen).toContainText(formatMoney(moneyOf(second.left)));
  await chosen.getByRole('link', { name: /^Pay/ }).click();
  const head = page.getByRole('region', { name: 'What you pay now' });
  await expect(head).toContainText(formatMoney(moneyOf(second.left)));
  await choose(page, 'Card', /^Pay ₹/);
  await atSandbox(page, 'pay');
  await expect(ending(page, 'Payment received')).toBeVisible();
  expect((await partsNow()).map(({ state, left }) => [state, left.minor])).toEqual([
    ['covered', first.left.minor],
    ['paid', '0'],
  ]);
  await page.goto('/customer/payments');
  await expect(cards.filter({ hasText: first.invoiceNumber ?? '' })).toHaveCount(1);
  await expect(chosen).toHaveCount(0);
});
