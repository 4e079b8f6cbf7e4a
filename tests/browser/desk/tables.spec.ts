/** The desk adds a row to a price table and lets a new colleague in; both are in the audit trail. */
import { randomInt } from 'node:crypto';
import { expect, test } from '#tests/support/browser/browser-test.ts';

test('the owner adds a holiday, invites a colleague and takes the access away again', async ({
  openDesk,
  outbox,
}) => {
  const tail = randomInt(1_000_000);
  const { page, context, email: ownEmail } = await openDesk('owner');
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
  // A role that approves money is given with a fresh code.
  await sheet.getByRole('button', { name: 'Send code' }).click();
  await sheet.getByLabel('Code').fill(await outbox.codeFor(ownEmail));
  await expect(page.getByText(`Invitation sent to ${email}.`)).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Accounts');
  await expect(row).toContainText('Approves from');
  await row.getByRole('button', { name: `Nisha ${tail}` }).click();
  await sheet.getByLabel('Can sign in').uncheck();
  await sheet.getByRole('button', { name: 'Save access' }).click();
  await expect(row).toContainText('No access');

  await page.getByRole('link', { name: 'Audit trail' }).click();
  await page.getByLabel('Who').selectOption('staff');
  await expect(page.getByRole('row').filter({ hasText: 'Member of staff: invited' }).first()).toBeVisible();
  await context.close();
});

test('the owner enters a seller with its bank, a policy version and a reference code', async ({
  openDesk,
  outbox,
  complaints,
}) => {
  complaints.allowFailedCalls();
  const tail = randomInt(100_000, 1_000_000);
  const { page, context, email } = await openDesk('owner');
  const sheet = page.getByRole('dialog');
  await page.getByRole('link', { name: 'Tables' }).click();
  await page.getByRole('link', { name: 'Sellers and banks' }).click();
  await page.getByRole('button', { name: 'Add seller' }).click();
  await sheet.getByRole('button', { name: 'Save seller' }).click();
  await expect(sheet.getByLabel('GSTIN')).toHaveAttribute('aria-invalid', 'true');
  await sheet.getByLabel('Legal name').fill(`Loom Street ${tail} Pvt Ltd`);
  await sheet.getByLabel('GSTIN').fill('27AAPFU0939F1ZV');
  await sheet.getByLabel('Address').fill('4 Loom Street');
  await sheet.getByLabel('City').fill('Mumbai');
  await sheet.getByLabel('PIN code').fill('400001');
  // Far away, so that no other test is invoiced by it.
  await sheet.getByLabel('Start date').fill(`20${40 + (tail % 50)}-0${1 + (tail % 9)}-${10 + (tail % 18)}`);
  await sheet.getByRole('button', { name: 'Save seller' }).click();
  await expect(sheet.getByLabel('Invoice prefix')).toHaveAttribute('aria-invalid', 'true');
  await sheet.getByLabel('Invoice prefix').fill('LS');
  await sheet.getByRole('button', { name: 'Save seller' }).click();
  await page.getByRole('button', { name: `Loom Street ${tail} Pvt Ltd` }).click();
  await page.getByRole('button', { name: 'Add bank account' }).click();
  await sheet.getByRole('button', { name: 'Send code' }).click();
  await sheet.getByLabel('Code').fill(await outbox.codeFor(email));
  await sheet.getByLabel('Bank', { exact: true }).fill('Loom City Bank');
  await sheet.getByLabel('Account number').fill('00112233445566');
  await sheet.getByLabel('IFSC or SWIFT code').fill('LOOM0000027');
  await sheet.getByRole('button', { name: 'Add bank account' }).click();
  const seller = page.getByRole('region', { name: `Loom Street ${tail}` });
  await expect(seller).toContainText('Waiting for a second person');
  await expect(seller.getByRole('button', { name: 'Approve' })).toBeHidden();
  const accounts = await openDesk('accounts');
  await accounts.page.getByRole('link', { name: 'Approvals' }).click();
  await accounts.page.getByRole('button', { name: `Loom Street ${tail} Pvt Ltd` }).click();
  await accounts.page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(accounts.page.getByText('Approved. It has taken effect.')).toBeVisible();
  await accounts.context.close();
  await expect(seller).toContainText('LOOM0000027');
  await expect(seller).toContainText('Not in use yet');

  await page.getByRole('link', { name: 'Policies' }).click();
  await page.getByRole('button', { name: 'Add version' }).click();
  await sheet.getByLabel('Version').fill(`9.${tail % 1000}`);
  await sheet.getByLabel('Start date').fill('2098-01-01');
  await sheet.getByLabel('Title').fill(`Terms ${tail}`);
  await sheet.getByLabel('Text').fill('No heading');
  await sheet.getByRole('button', { name: 'Add version' }).click();
  await expect(sheet.getByText(/Begin each section with a heading/)).toBeVisible();
  await sheet.getByLabel('Text').fill('## Fair play\nBe kind.');
  await sheet.getByRole('button', { name: 'Add version' }).click();
  await expect(page.getByRole('row').filter({ hasText: `Terms ${tail}` })).toContainText('Scheduled');

  await page.getByRole('link', { name: 'Reference codes' }).click();
  await page.getByRole('button', { name: 'Add code' }).click();
  await sheet.getByLabel('Code').fill(`FAIR${tail}`);
  await sheet.getByLabel('What it is for').fill('Trade fair');
  await sheet.getByRole('button', { name: 'Save code' }).click();
  const row = page.getByRole('row').filter({ hasText: `FAIR${tail}` });
  await expect(row).toContainText('Valid today');
  await row.getByRole('button', { name: `FAIR${tail}` }).click();
  await sheet.getByLabel('Buyers can use this code').uncheck();
  await sheet.getByRole('button', { name: 'Save code' }).click();
  await expect(row).toContainText('Switched off');
  await context.close();
});
