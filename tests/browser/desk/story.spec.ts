/** Buyer and staff in two windows: asked, quoted, approved, paid by transfer and matched, with nobody else helping. */
import { randomInt } from 'node:crypto';
import { addSupplier } from '#contract/staff/requests.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { openDesk } from '#tests/support/browser/desk.ts';
import { test } from '#tests/support/browser/orders.ts';
import { choose, ending } from '#tests/support/browser/pay.ts';
import { supplierBody } from '#tests/support/data/quotes.ts';

test('a request becomes a quote in the desk, the buyer approves and pays by transfer, and accounts match it', async ({
  page,
  browser,
  people,
  outbox,
  complaints,
  address,
  ordering,
  signedIn: { customer },
}) => {
  test.slow();
  // A form that is half filled in is refused by the preview.
  complaints.allowFailedCalls();
  const tail = randomInt(1_000_000_000);
  const mill = supplierBody({ name: `Hidden Weavers ${tail}`, alias: `Mill ${tail}` });
  await ordering.staff(addSupplier, { body: mill });
  const { fabId, number } = await ordering.aRequest();
  await page.goto(`/customer/quote-detail/fabrics/${fabId}`);

  const parts = { browser, people, outbox, complaints, address };
  const { page: desk, context: deskWindow } = await openDesk(parts, 'desk');
  await desk.getByRole('link', { name: 'Requests', exact: true }).click();
  await desk.getByLabel('Search this list').fill(number);
  await desk.getByRole('link', { name: number }).click();
  await desk.getByRole('button', { name: 'Invite suppliers' }).click();
  await desk.getByRole('dialog').getByLabel(`${mill.name}, ${mill.city}`).check();
  await desk.getByRole('dialog').getByRole('button', { name: 'Invite 1 supplier' }).click();
  await expect(desk.getByRole('region', { name: 'Suppliers' })).toContainText('Waiting');

  await desk.getByRole('button', { name: 'New quote' }).click();
  await desk.getByLabel('Supplier', { exact: true }).selectOption({ label: `${mill.name}, ${mill.city}` });
  await desk.getByLabel('Supplier rate', { exact: true }).fill('100');
  await desk.getByLabel('Margin').fill('4.5');
  await desk.getByLabel('Lead time').fill('25');
  await desk.getByLabel('Freight in total').fill('9000');
  const preview = desk.getByRole('region', { name: 'What the buyer sees' });
  await expect(preview).toContainText('₹104.50 per m');
  await expect(preview).toContainText('₹4.50 per m');
  await expect(preview).toContainText('IGST');
  await desk.getByLabel('Credit', { exact: true }).selectOption({ label: 'Before dispatch' });
  await desk.getByRole('button', { name: 'Send quote' }).click();
  await expect(desk.getByRole('article').filter({ hasText: mill.name })).toContainText('₹104.50 per m');

  await page.getByRole('button', { name: `Approve: ${mill.alias}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve and continue' }).click();
  await page.getByRole('button', { name: /^Place order · ₹/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('textbox')
    .first()
    .fill(await outbox.codeFor(customer.address));
  await expect(page).toHaveURL(new RegExp(`/customer/create-order/paymentDetails/fabrics/${fabId}`));
  await choose(page, 'Bank transfer', 'Show bank details');
  const utr = `UTRN${randomInt(1_000_000_000)}${randomInt(1_000_000)}`.padEnd(16, '7').slice(0, 16);
  const form = page.getByRole('region', { name: '2. Tell us you have paid' });
  await form.getByLabel('UTR').fill(utr);
  await form.getByRole('button', { name: 'I have paid' }).click();
  await expect(ending(page, 'We are checking your transfer')).toBeVisible();
  await deskWindow.close();

  const { page: accounts, context: accountsWindow } = await openDesk(parts, 'accounts');
  await accounts.getByRole('link', { name: 'Bank transfers' }).click();
  await accounts.getByLabel('Search this list').fill(utr);
  await accounts.getByRole('button', { name: utr }).click();
  await accounts.getByRole('dialog').getByRole('button', { name: 'Match transfer' }).click();
  await expect(accounts.getByText('Transfer matched.')).toBeVisible();
  await expect(accounts.getByRole('button', { name: utr })).toBeHidden();

  await expect(ending(page, 'Payment received')).toBeVisible();
  await accountsWindow.close();
});
