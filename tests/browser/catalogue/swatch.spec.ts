/** A cutting of the cloth: asked for by the buyer, sent by the desk, followed by its courier number. */
import { addAddress } from '#contract/customer/addresses.ts';
import { expectAccessible, PHONE } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { onTheShelf } from '#tests/support/browser/catalogue.ts';
import { test } from '#tests/support/browser/quotes.ts';
import { ADDRESS_OF } from '#tests/support/data/addresses.ts';

test('a swatch of a live fabric is requested, sent by the desk, and its courier number appears by itself', async ({
  openDesk,
  page,
  desk,
  complaints,
}) => {
  complaints.allowFailedCalls();
  const { fabId } = await onTheShelf({ kind: 'made_to_order' });
  await page.setViewportSize(PHONE);
  await page.goto(`/customer/liveQualityDetailsView/fabrics/${fabId}`);
  await page.getByRole('button', { name: 'Request a swatch' }).click();
  const sheet = page.getByRole('dialog', { name: 'Request a swatch' });
  await expect(sheet.getByText('₹250.00 for cutting and courier')).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'Add an address' })).toBeVisible();
  await expectAccessible(page);
  await desk.buyer(addAddress, { body: ADDRESS_OF.IN });
  await expect(sheet.getByLabel('Send it to')).toBeVisible();
  await sheet.getByLabel('Note to us').fill('Navy, about A4');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Request swatch' }).click();
  await expect(page.getByText('We are preparing your swatch.')).toBeVisible();
  await expect(sheet).toBeHidden();
  const number = (await page.getByText(/^SW-\d\d-\d+/).textContent())?.split(' ')[0] ?? '';

  const window = await openDesk('production');
  await window.page.getByRole('link', { name: 'Swatches' }).click();
  await window.page.getByLabel('Search this list').fill(number);
  await window.page.getByRole('button', { name: number }).click();
  const form = window.page.getByRole('dialog');
  await expect(form.getByText('Navy, about A4')).toBeVisible();
  await form.getByRole('button', { name: 'Mark as sent' }).click();
  await expect(form.getByText('Enter the courier.', { exact: true })).toBeVisible();
  await form.getByLabel('Courier', { exact: true }).fill('Blue Dart');
  await form.getByLabel('Tracking number').fill('BD 4711');
  await expectAccessible(window.page);
  await form.getByRole('button', { name: 'Mark as sent' }).click();
  await expect(window.page.getByText(`${number} marked as sent.`)).toBeVisible();
  await window.context.close();

  await expect(page.getByText('Blue Dart, tracking number BD 4711')).toBeVisible();
  const invoice = page.getByRole('button', { name: /^Tax invoice SV/ });
  const printed = page.waitForEvent('download');
  await invoice.click();
  expect((await printed).suggestedFilename()).toMatch(/^SV-\d\d-\d\d-\d{6}\.pdf$/);
  await expectAccessible(page);
  const invoiceNumber = (await invoice.textContent())?.replace('Tax invoice ', '') ?? '';

  const books = await openDesk('accounts');
  await books.page.getByRole('link', { name: 'Books' }).click();
  await books.page.getByRole('searchbox').fill(invoiceNumber);
  await books.page.getByRole('button', { name: invoiceNumber }).click();
  await expect(books.page.getByRole('link', { name: number })).toBeVisible();
  const fetched = books.page.waitForEvent('download');
  await books.page.getByRole('button', { name: 'PDF', exact: true }).click();
  expect((await fetched).suggestedFilename()).toMatch(/\.pdf$/);
  await books.context.close();
  await expect(page.getByRole('button', { name: 'Request another swatch' })).toBeVisible();
});
