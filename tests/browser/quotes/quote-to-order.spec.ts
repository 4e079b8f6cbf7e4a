/** The whole way of a buyer: a quote is chosen, its order confirmed and paid, and production has it. */
import type { Locator } from '@playwright/test';
import { expect } from '#tests/support/browser/browser-test.ts';
import { test } from '#tests/support/browser/orders.ts';
import { AT_SANDBOX, ending } from '#tests/support/browser/pay.ts';

const MOST_TAPS = 6;

test('from a quote to the paid order it takes at most six taps and one code', async ({
  page,
  ordering,
  outbox,
  signedIn: { customer },
}) => {
  test.slow();
  const { fabId } = await ordering.aRequest();
  const { supplier } = await ordering.aQuote(fabId, { creditDays: 0 });
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  await page.goto(`/customer/quote-detail/fabrics/${fabId}`);
  await tap(page.getByRole('button', { name: `Approve: ${supplier.alias}` }));
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Approve and continue' }));

  await expect(page).toHaveURL(new RegExp(`/customer/create-order/ConfirmDetails/fabrics/${fabId}`));
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  const place = page.getByRole('button', { name: /^Place order · ₹/ });
  await expect(page.getByText(/^Place order/)).toHaveCount(1);
  const total = /₹[\d,.]+/.exec((await place.textContent()) ?? '')?.[0] ?? '';
  await tap(place);
  await page
    .getByRole('dialog')
    .getByRole('textbox')
    .first()
    .fill(await outbox.codeFor(customer.address));

  await expect(page).toHaveURL(new RegExp(`/customer/create-order/paymentDetails/fabrics/${fabId}`));
  await expect(page.getByText(`of ${total} in total`)).toBeVisible();
  await tap(page.getByRole('radio', { name: 'Card', exact: true }));
  await tap(page.getByRole('button', { name: /^Pay ₹/ }));
  await page.waitForURL('**/sandbox-checkout/**');
  await tap(page.getByRole('button', { name: AT_SANDBOX.pay }));
  await expect(ending(page, 'Payment received')).toBeVisible();
  expect(taps).toBeLessThanOrEqual(MOST_TAPS);
  await page.getByRole('link', { name: 'View order' }).click();
  await expect(page.getByRole('dialog')).toContainText('In production');
  await page.goto('/customer/orders');
  await expect(page.getByRole('link', { name: 'Production 1', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
});
