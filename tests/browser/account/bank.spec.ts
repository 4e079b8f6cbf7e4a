import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { everythingStored, openPart, stepUp } from '#tests/support/browser/account.ts';
import { expect, saveSignIn, test } from '#tests/support/browser/browser-test.ts';
import { signInByApi } from '#tests/support/browser/people.ts';
import { codeField, wrongCodeFor } from '#tests/support/browser/sign-in.ts';

const ACCOUNT = '50200000001234';

test('a bank account is looked up, typed twice, confirmed by a code and masked afterwards', async ({
  page,
  outbox,
  signedIn: { customer },
  complaints,
}) => {
  test.slow();
  complaints.allowFailedCalls();
  await openPart(page, 'bank', 'Bank details');
  await page.getByRole('button', { name: 'Add a bank account' }).click();
  await page.getByLabel('Account holder').fill('Asha Textiles');
  await page.getByLabel('IFSC code').fill('sbin0999999');
  await expect(page.getByText(/has no branch with this IFSC code/)).toBeVisible();
  await page.getByLabel('IFSC code').fill('SBIN0000691');
  await expect(page.getByText('State Bank of India, branch found')).toBeVisible();
  await page.getByLabel('Account number', { exact: true }).fill(ACCOUNT);
  await page.getByLabel('Confirm account number').fill('50200000001235');
  await page.getByRole('button', { name: 'Save bank account' }).click();
  await expect(page.getByText('The account numbers do not match.')).toBeVisible();
  await expectAccessible(page);
  // Put right at the other field: what was said here is no longer true.
  await page.getByLabel('Account number', { exact: true }).fill('50200000001235');
  await expect(page.getByText('The account numbers do not match.')).toBeHidden();
  await page.getByLabel('Account number', { exact: true }).fill(ACCOUNT);
  await page.getByLabel('Confirm account number').fill(ACCOUNT);
  await page.getByRole('button', { name: 'Save bank account' }).click();

  const sheet = page.getByRole('dialog', { name: "Confirm it's you" });
  await expect(sheet).toBeVisible();
  const code = await outbox.codeFor(customer.address);
  await codeField(page).fill(wrongCodeFor(code));
  await expect(page.getByText('Incorrect code.')).toBeVisible();
  await expect(page.getByText(/You can request a new code in \d+ s/)).toBeVisible();
  await expectAccessible(page);
  await codeField(page).fill(code);
  await expect(page.getByText('Bank account saved.')).toBeVisible();
  await expect(page.getByText('••••1234')).toBeVisible();
  expect(await everythingStored(page)).not.toContain(ACCOUNT);
});

test('putting the code sheet away changes nothing and loses nothing', async ({
  page,
  outbox,
  signedIn: { customer },
  complaints,
}) => {
  complaints.allowFailedCalls();
  await openPart(page, 'bank', 'Bank details');
  await page.getByRole('button', { name: 'Add a UPI ID' }).click();
  await page.getByLabel('UPI ID').fill('asha@bank.com');
  await page.getByRole('button', { name: 'Save UPI ID' }).click();
  await expect(page.getByText('This looks like an email address.')).toBeVisible();
  await page.getByLabel('UPI ID').fill('asha.textiles@okbank');
  await page.getByRole('button', { name: 'Save UPI ID' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/customer/account?view=bank&id=upi');
  await expect(page.getByLabel('UPI ID')).toHaveValue('asha.textiles@okbank');
  await page.getByRole('button', { name: 'Save UPI ID' }).click();
  // The code asked for a moment ago still opens.
  await stepUp(page, outbox, customer.address);
  await expect(page.getByText('UPI ID saved.')).toBeVisible();
  await expect(page.getByText(/@okbank$/)).toBeVisible();
  await expect(page).toHaveURL('/customer/account?view=bank');
});

test('outside India the bank goes by Swift code and IBAN', async ({
  page,
  context,
  people,
  outbox,
  serverUrl,
  address,
  complaints,
}) => {
  test.slow();
  complaints.allowFailedCalls();
  const customer = await people.aCustomer('INTL');
  await saveSignIn(context, serverUrl, customer, await signInByApi(customer, { serverUrl, address }));
  await openPart(page, 'bank', 'Bank details');
  await expect(page.getByText('UPI for refunds')).toBeHidden();
  await page.getByRole('button', { name: 'Add a bank account' }).click();
  await page.getByLabel('Account holder').fill('Silva Lda');
  await page.getByLabel('Swift code').fill('DEUTDEFF');
  await page.getByLabel(/^IBAN/).fill('DE89 3704 0044 0532 0130 01');
  await page.getByRole('button', { name: 'Save bank account' }).click();
  await expect(page.getByText('There is a typo in this IBAN.')).toBeVisible();
  await page.getByLabel(/^IBAN/).fill('DE89 3704 0044 0532 0130 00');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save bank account' }).click();
  await stepUp(page, outbox, customer.address);
  await expect(page.getByText('••••3000')).toBeVisible();
});
