/** The desk adds a row to a price table and lets a new colleague in; both are in the audit trail. */
import { randomInt } from 'node:crypto';
import { expect, test } from '#tests/support/browser/browser-test.ts';
import { openDesk } from '#tests/support/browser/desk.ts';

test('the owner adds a holiday, invites a colleague and takes the access away again', async ({
  browser,
  people,
  outbox,
  complaints,
  address,
}) => {
  const tail = randomInt(1_000_000);
  const { page, context } = await openDesk({ browser, people, outbox, complaints, address }, 'owner');
  await page.goto('/desk/tables?table=holidays');
  await page.getByRole('button', { name: 'Add row' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Market').selectOption('BD');
  const day = `20${30 + (tail % 60)}-0${1 + (tail % 9)}-${10 + (tail % 18)}`;
  await sheet.getByLabel('Day', { exact: true }).fill(day);
  await sheet.getByLabel('Name').fill(`Mill day ${tail}`);
  await sheet.getByRole('button', { name: 'Add row' }).click();
  await expect(page.getByText('Row added.')).toBeVisible();
  await page.getByLabel('Search this list').fill(`Mill day ${tail}`);
  await expect(page.getByRole('row').filter({ hasText: `Mill day ${tail}` })).toBeVisible();

  const email = `new.${tail}.${Date.now()}@selvedge.example`;
  await page.getByRole('link', { name: 'People and access' }).click();
  await page.getByRole('button', { name: 'Invite someone' }).click();
  await sheet.getByLabel('Name').fill(`Nisha ${tail}`);
  await sheet.getByLabel('Work email').fill(email);
  await sheet.getByLabel('Role').selectOption('accounts');
  await sheet.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`Invitation sent to ${email}.`)).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Accounts');
  await row.getByRole('button', { name: `Nisha ${tail}` }).click();
  await sheet.getByLabel('May sign in').uncheck();
  await sheet.getByRole('button', { name: 'Save access' }).click();
  await expect(row).toContainText('No access');

  await page.getByRole('link', { name: 'Audit trail' }).click();
  await page.getByLabel('Who').selectOption('staff');
  await expect(page.getByRole('row').filter({ hasText: 'staff member: invited' }).first()).toBeVisible();
  await context.close();
});
