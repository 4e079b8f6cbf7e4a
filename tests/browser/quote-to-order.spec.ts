/** The whole way of a buyer: a quote is chosen, its order confirmed and paid, and production has it. */
import { test } from '../support/browser-orders.ts';
import { atSandbox, choose, ending } from '../support/browser-pay.ts';
import { expect } from '../support/browser-test.ts';

test('a quote is chosen, ordered, confirmed with a code, paid by card, and stands in production', async ({
  page,
  ordering,
  outbox,
  signedIn: { customer },
}) => {
  test.slow();
  const { fabId } = await ordering.aRequest();
  const { supplier } = await ordering.aQuote(fabId, { creditDays: 0 });
  await page.goto(`/customer/create-order/select-quotes/fabrics/${fabId}`);
  await page.getByRole('button', { name: `Choose the quote of ${supplier.alias}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('link', { name: 'Place order' }).first().click();

  await expect(page).toHaveURL(new RegExp(`/customer/create-order/ConfirmDetails/fabrics/${fabId}`));
  const place = page.getByRole('button', { name: /^Place order · ₹/ });
  const total = /₹[\d,.]+/.exec((await place.textContent()) ?? '')?.[0] ?? '';
  await place.click();
  await page
    .getByRole('dialog')
    .getByRole('textbox')
    .first()
    .fill(await outbox.codeFor(customer.address));

  await expect(page).toHaveURL(new RegExp(`/customer/create-order/paymentDetails/fabrics/${fabId}`));
  await expect(page.getByText(`of ${total} in total`)).toBeVisible();
  await choose(page, 'Card', /^Pay ₹/);
  await atSandbox(page, 'pay');
  await expect(ending(page, 'Payment received')).toBeVisible();
  await page.getByRole('link', { name: 'View order' }).click();
  await expect(page.getByRole('dialog')).toContainText('In production');
  await page.goto('/customer/orders');
  await expect(page.getByRole('link', { name: 'Production 1', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
});
