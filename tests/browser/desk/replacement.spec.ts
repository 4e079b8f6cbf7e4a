/** A replacement leaves from the desk with its delivery challan, and the claim ends once it has arrived. */
import { acceptOffer } from '#contract/customer/issues.ts';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { test } from '#tests/support/browser/issues.ts';

test('goods that replace claimed ones are sent from the claim, once, with a challan', async ({
  openDesk,
  complaints,
  ordering,
  claims,
}) => {
  test.slow();
  complaints.allowFailedCalls();
  const order = await claims.aClaimableOrder();
  const { issueId, number } = await claims.anIssue(order.orderId);
  const { page, context } = await openDesk('desk');
  const dialog = page.getByRole('dialog');
  await page.goto(`/desk/claims/${issueId}`);
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await page.getByRole('button', { name: 'Make offer' }).click();
  await dialog.getByRole('radio', { name: 'Replacement' }).check();
  await dialog.getByLabel('Amount, including tax').fill('4000');
  await dialog.getByRole('button', { name: 'Make offer' }).click();
  await expect(page.getByRole('region', { name: 'Offer 1' })).toContainText('₹4,000.00');
  await ordering.buyer(acceptOffer, { params: { issueId }, body: { offer: 1 } });

  await page.getByRole('button', { name: 'Send replacement' }).click();
  await expect(dialog.getByLabel('Quantity sent')).toHaveValue('40');
  await dialog.getByLabel('Quantity sent').fill('100.5');
  await dialog.getByRole('button', { name: 'Send replacement' }).click();
  await expect(dialog.getByText(/^At most 100 m can be replaced for this claim\./)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Quantity sent').fill('40');
  await dialog.getByRole('button', { name: 'Send replacement' }).click();
  await expect(dialog.getByText('Enter the transporter.')).toBeVisible();
  await dialog.getByLabel('Transporter', { exact: true }).fill('VRL Logistics');
  await dialog.getByLabel('LR or BL number').fill('5590121');
  await dialog.getByRole('button', { name: 'Send replacement' }).click();
  await expect(page.getByText('Replacement sent. Its delivery challan is with')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send replacement' })).toBeHidden();
  await expect(page.getByText(/[A-Z]{1,3}\/\d\d-\d\d\/D\d{5}/).first()).toBeVisible();

  await page.getByRole('button', { name: 'Close claim', exact: true }).click();
  await dialog.getByLabel('Message to the buyer').fill('The new roll was delivered today.');
  await dialog.getByRole('button', { name: 'Close claim', exact: true }).click();
  await expect(page.getByText('Claim closed.')).toBeVisible();
  await context.close();
});
