import type { Page } from '@playwright/test';
import { readReceipt } from '#contract/customer/payments.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { test } from '#tests/support/browser/order-book.ts';
import { payByCard } from '#tests/support/browser/orders.ts';

const LIMIT_MINOR = 50_000_000n;

const amount = ({ minor, currency }: { minor: string; currency: 'INR' | 'USD' }) =>
  formatMoney({ minor: BigInt(minor), currency });
const tab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Payments by status' }).getByRole('link', { name });
const lines = (page: Page) => page.getByRole('region', { name: 'Your payments' }).getByRole('article');

test('what is due, overdue and paid stands in three tabs with the credit meter and receipts', async ({
  page,
  ordering,
  book,
  serverUrl,
}) => {
  await page.goto('/customer/payments');
  await expect(page.getByText('You have nothing to pay right now.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your credit' })).toContainText(
    'You have no credit limit yet.',
  );
  await tab(page, /^Overdue 0$/).click();
  await expect(page).toHaveURL('/customer/payments?status=overdue');
  await expect(page.getByText('All your payments are on time.')).toBeVisible();

  await book.giveCredit(LIMIT_MINOR);
  const late = await ordering.aConfirmedOrder({ creditDays: 30 });
  const onCredit = late.instalments.find(({ kind }) => kind === 'credit')?.left ?? late.total;
  await book.letPartBeLate(late.orderId, 3);
  const confirmed = await ordering.aConfirmedOrder();
  const held = await ordering.aPayableOrder();
  const [advance, balance] = confirmed.instalments;
  if (!advance || !balance) throw new Error('The order has an advance and a balance.');
  const payPage = (order: { fabId: string; orderId: string }) =>
    `/customer/create-order/paymentDetails/fabrics/${order.fabId}?orderId=${order.orderId}`;

  await page.goto('/customer/payments');
  await expect(tab(page, /^Due 3$/)).toHaveAttribute('aria-current', 'page');
  const credit = page.getByRole('region', { name: 'Your credit' });
  const usedPercent = String((BigInt(onCredit.minor) * 100n) / LIMIT_MINOR);
  await expect(credit.getByRole('meter', { name: 'Credit used' })).toHaveAttribute('value', usedPercent);
  await expect(credit).toContainText(`${amount(onCredit)} of ₹5,00,000.00 used`);
  // A day that has passed is not called the next one.
  await expect(credit).toContainText('Overdue since');
  await expect(credit).not.toContainText('Next due');
  const waiting = lines(page).filter({ hasText: held.number }).filter({ hasText: 'Advance' });
  await expect(waiting).toContainText('Waiting for payment');
  await expect(waiting).toContainText(/Held for you for another (\d+ minutes|minute)\./);
  await expect(waiting.getByRole('link', { name: `Pay: ${held.number}, Advance` })).toHaveAttribute(
    'href',
    payPage(held),
  );
  const open = lines(page).filter({ hasText: confirmed.number });
  await expect(open).toContainText('Balance');
  await expect(open).toContainText('Before dispatch');
  await expect(open).toContainText(amount(balance.left));
  await expectAccessible(page);

  await tab(page, /^Overdue 1$/).click();
  await expect(lines(page)).toContainText('Overdue');
  await expect(lines(page)).toContainText('3 days late');

  await tab(page, /^Paid 2$/).click();
  const paid = lines(page).filter({ hasText: confirmed.number });
  await expect(paid).toContainText(amount(advance.amount));
  await paid.getByRole('link', { name: `Receipt: ${confirmed.number}, Advance` }).click();
  await expect(page).toHaveURL(/\/customer\/payments\?status=paid&view=receipt&id=[\w-]+$/);
  const paymentOrderId = new URL(page.url()).searchParams.get('id') ?? '';
  const { receipts } = await ordering.buyer(readReceipt, { params: { paymentOrderId } });
  const sheet = page.getByRole('dialog', { name: 'Receipt' });
  for (const words of [receipts[0]?.number, confirmed.number, amount(advance.amount), 'Card'])
    await expect(sheet).toContainText(words ?? 'no receipt');
  await expectAccessible(page);
  await page.evaluate(() =>
    Object.assign(navigator, {
      share: async (shared: ShareData) => void Object.assign(window, { shared }),
    }),
  );
  await sheet.getByRole('button', { name: 'Share' }).click();
  await expect
    .poll(() => page.evaluate(() => (window as { shared?: ShareData }).shared?.text))
    .toContain(`${amount(advance.amount)} received`);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByText(receipts[0]?.amountInWords ?? 'no receipt').last()).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();

  await payByCard(ordering.buyer, { serverUrl, orderId: confirmed.orderId, instalment: 2 });
  await expect(tab(page, /^Paid 3$/)).toBeVisible();
});
