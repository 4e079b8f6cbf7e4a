import { randomInt } from 'node:crypto';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { test } from '#tests/support/browser/quotes.ts';

test('a mill is entered with its GST number and a contact, invited by message, and its page says what was sent', async ({
  openDesk,
  desk,
  outbox,
  complaints,
}) => {
  test.slow();
  complaints.allowFailedCalls();
  const tail = randomInt(1_000_000_000);
  const [name, email] = [`Hidden Weavers ${tail}`, `mill.${tail}@weavers.example`];
  const { number, fabId } = await desk.aRequest();
  const { page, context } = await openDesk('owner');
  await page.goto('/desk/suppliers');
  await page.getByRole('button', { name: 'Add supplier' }).click();
  const sheet = page.getByRole('dialog');
  const save = sheet.getByRole('button', { name: 'Save supplier' });
  await expect(save).toBeInViewport({ ratio: 1 });
  await sheet.getByLabel('Name', { exact: true }).fill(name);
  await sheet.getByLabel('Name buyers see').fill(`Mill ${tail}`);
  await sheet.getByLabel('City').fill('Bhiwandi');
  await sheet.getByLabel('GST state code').fill('27');
  await sheet.getByLabel('GST number').fill('27AAPFU0939F1ZZ');
  await sheet.getByRole('button', { name: 'Add a contact' }).click();
  await sheet.getByLabel('Name, contact 1').fill('Ramesh Patil');
  await sheet.getByLabel('Email, contact 1').fill(email);
  await save.click();
  await expect(sheet.getByLabel('GST number')).toHaveAttribute('aria-invalid', 'true');
  await sheet.getByLabel('GST number').fill('27AAPFU0939F1ZV');
  await save.click();
  await expect(page.getByText('Supplier saved.')).toBeVisible();

  await page.goto(`/desk/requests/${fabId}`);
  await page.getByRole('button', { name: 'Invite suppliers' }).click();
  await sheet.getByLabel(`${name}, Bhiwandi`).check();
  await sheet.getByRole('button', { name: 'Invite 1 supplier' }).click();
  const invited = page.getByRole('region', { name: 'Suppliers' });
  await expect(invited).toContainText('Email to Ramesh Patil');
  await expect.poll(async () => (await outbox.messagesTo(email)).length).toBe(1);

  await page.goto('/desk/suppliers');
  await page.getByLabel('Search this list').fill(name);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('region', { name: 'Contacts' })).toContainText(email);
  await expect(page.getByRole('region', { name: 'Supplier', exact: true })).toContainText('27AAPFU0939F1ZV');
  const invitations = page.getByRole('region', { name: 'Invitations' });
  await expect(invitations.getByRole('link', { name: number })).toBeVisible();
  await expect(invitations).toContainText(/Email to Ramesh Patil · sent /);
  await expectAccessible(page);
  await context.close();
});
