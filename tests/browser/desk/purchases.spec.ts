/** An order to the mill from the buyer's order to the paid invoice, by the buttons of the desk. */
import { randomInt } from 'node:crypto';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { test } from '#tests/support/browser/orders.ts';
import { someUtr } from '#tests/support/browser/pay.ts';
import { pdfFile } from '#tests/support/data/pdf-file.ts';

const PHONE = { width: 390, height: 844 };

test('accounts record the mill’s yes, its invoice and the payment, which a second person approves', async ({
  openDesk,
  complaints,
  ordering,
}) => {
  test.slow();
  complaints.allowFailedCalls();
  const { orderId } = await ordering.aConfirmedOrder();
  const { page, context } = await openDesk('owner');
  await page.goto(`/desk/orders/${orderId}?tab=details`);
  const bought = page.getByRole('region', { name: 'Bought from the mill' });
  await expect(bought).toContainText('₹3,00,000.00');
  await expect(bought).toContainText('₹13,500.00 (4.31%)');
  const link = bought.getByRole('link', { name: /\/P\d{5}$/ });
  const number = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open PDF' })).toBeVisible();

  await page.getByRole('button', { name: 'Record acceptance' }).click();
  await page.getByLabel('Who accepted, and how').fill('Ramesh, by phone');
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(page.getByText('Acceptance recorded.')).toBeVisible();
  await expect(page.getByText(/, Ramesh, by phone$/)).toBeVisible();

  const invoice = `HW/${randomInt(100_000, 999_999)}`;
  await page.getByRole('button', { name: 'Enter invoice' }).click();
  await page.getByLabel('Invoice number').fill(invoice);
  await page.getByLabel('Taxable value (INR)').fill('300000');
  await page.getByLabel('GST (INR)').fill('15000');
  await page.getByLabel('Total (INR)').fill('316000');
  await page.getByLabel('The invoice (PDF, JPEG or PNG)').setInputFiles(pdfFile('invoice.pdf'));
  await page.getByRole('button', { name: 'Book invoice' }).click();
  await expect(page.getByText('Check the three figures.')).toBeVisible();
  await page.getByLabel('Total (INR)').fill('315000');
  await page.getByRole('button', { name: 'Book invoice' }).click();
  await expect(page.getByText('Invoice booked.')).toBeVisible();
  await expect(page.getByText(invoice)).toBeVisible();

  await page.getByRole('button', { name: 'Enter payment' }).click();
  await page.getByLabel('UTR').fill(someUtr());
  await page.getByRole('dialog').getByRole('button', { name: 'Enter payment' }).click();
  await expect(page.getByText('Waiting for a second person')).toBeVisible();
  await expectAccessible(page);
  const place = page.url();
  await page.setViewportSize(PHONE);
  await page.goto(`/desk/purchases?q=${number}`);
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  await context.close();

  const { page: second } = await openDesk('accounts');
  await second.goto(place);
  await second.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(second.getByText('Approved. It has taken effect.')).toBeVisible();
  await expect(second.getByText(/UTR LOOMN/)).toBeVisible();
  await expect(second.getByText('Paid', { exact: true })).toBeVisible();
  await second.goto(`/desk/purchases?q=${number}`);
  await expect(second.getByRole('row').filter({ hasText: number })).toContainText('Paid');
  await expectAccessible(second);
});
