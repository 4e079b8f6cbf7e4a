/** A claim at the desk: found by its clock, inspected, offered for, disputed and settled while the buyer looks on. */
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { test } from '#tests/support/browser/issues.ts';

test('a claim is answered, inspected and settled from the desk, and the buyer sees each step', async ({
  openDesk,
  page: buyer,
  complaints,
  claims,
}) => {
  test.slow();
  complaints.allowFailedCalls();
  const order = await claims.aClaimableOrder();
  const { issueId, number } = await claims.anIssue(order.orderId);
  await buyer.goto(`${order.path}?view=issue&id=${issueId}`);
  const { page, context } = await openDesk('desk');
  await expect(page.getByRole('region', { name: 'Claims to answer' })).toBeVisible();
  await page.getByRole('link', { name: 'Claims', exact: true }).click();
  await page.getByLabel('Search this list').fill(number);
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText('Holes, cuts or tears');
  const isWhole = () =>
    page.getByRole('table').evaluate((table) => table.scrollWidth <= (table.parentElement?.clientWidth ?? 0));
  await expect.poll(isWhole).toBe(true);
  await expectAccessible(page);
  await row.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await expect(page.getByText(/^Answer by the end of .*escalates automatically on/)).toBeVisible();
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Open Photo 2' }).click();
  await expect(dialog.getByRole('img', { name: 'Photo 2' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Record inspection' }).click();
  await dialog.getByRole('button', { name: 'Record inspection' }).click();
  await expect(dialog.getByText('Enter what was found.')).toBeVisible();
  await dialog.getByLabel('What was found').selectOption({ label: 'Confirmed in part' });
  await dialog.getByLabel('Details for the buyer').fill('22 m of R1 are affected.');
  await dialog.getByRole('button', { name: 'Record inspection' }).click();
  await expect(page.getByRole('region', { name: 'History' })).toContainText('22 m of R1 are affected.');
  await expect(buyer.getByRole('dialog')).toContainText('22 m of R1 are affected.');

  await page.getByRole('button', { name: 'Make offer' }).click();
  await dialog.getByRole('radio', { name: 'Refund' }).check();
  await dialog.getByLabel('Amount, including tax').fill('999999999');
  await dialog.getByRole('button', { name: 'Make offer' }).click();
  await expect(dialog.getByText(/^This claim can be settled for ₹.* at most\.$/)).toBeVisible();
  await dialog.getByRole('radio', { name: 'Credit note' }).check();
  await dialog.getByLabel('Amount, including tax').fill('2100');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Make offer' }).click();
  await expect(page.getByRole('region', { name: 'Offer 1' })).toContainText('₹2,100.00');
  await expect(page.getByRole('button', { name: 'Make offer' })).toBeHidden();

  await buyer.getByRole('dialog').getByRole('button', { name: 'Accept credit note' }).click();
  const offer = page.getByRole('region', { name: 'Offer 1' });
  await expect(offer).toContainText('Accepted');
  await expect(offer).toContainText(/SV\/\d\d-\d\d\/C\d{5}/);
  await expect(page.getByRole('button', { name: 'Write to buyer' })).toBeHidden();
  await page.getByRole('link', { name: order.number }).click();
  await page.getByRole('link', { name: 'Shipments' }).click();
  await expect(page.getByRole('region', { name: 'Claims' })).toContainText(number);
  await context.close();
});
