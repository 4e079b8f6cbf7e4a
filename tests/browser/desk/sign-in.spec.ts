/** Who comes into the desk, what they see there, and how they leave. */

import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { everythingStored } from '#tests/support/browser/account.ts';
import { expect, test } from '#tests/support/browser/browser-test.ts';
import { signInToDesk } from '#tests/support/browser/desk.ts';

test('staff sign in by a code, come back after a reload to the screen they wanted, and sign out', async ({
  page,
  people,
  outbox,
}) => {
  const { email } = await people.aStaffMember('desk');
  await page.goto('/desk/requests?status=3');
  await expect(page).toHaveURL(/\/desk\/sign-in\?next=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to the desk' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Work email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('One-time code').fill(await outbox.codeFor(email));
  await expect(page).toHaveURL(/\/desk\/requests\?status=3$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Requests' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Requests' })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to the desk' })).toBeVisible();
  await page.goto('/desk/requests');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to the desk' })).toBeVisible();
});

test('a wrong code is told, and a wrong address gives nothing away', async ({
  page,
  complaints,
  outbox,
  people,
}) => {
  complaints.allowFailedCalls();
  await page.goto('/desk/sign-in');
  await page.getByLabel('Work email').fill('nobody');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Enter a valid email address.')).toBeVisible();
  await page.getByLabel('Work email').fill('nobody.at.all@selvedge.example');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('if it belongs to a member of staff')).toBeVisible();
  await page.getByRole('button', { name: 'Use a different email' }).click();
  const { email } = await people.aStaffMember();
  await page.getByLabel('Work email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  const code = await outbox.codeFor(email);
  await page.getByLabel('One-time code').fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
  await expect(page.getByText('Incorrect code.')).toBeVisible();
});

test('nothing a thief could use is kept in the browser', async ({ page, context, people, outbox }) => {
  const { email } = await people.aStaffMember('owner');
  await signInToDesk(page, email, outbox);
  const [calls] = await Promise.all([
    page.waitForRequest(/\/apidesk\/fabrics\//),
    page.goto('/desk/requests'),
  ]);
  const token = (calls.headers().authorization ?? '').replace('Bearer ', '');
  expect(token.length).toBeGreaterThan(20);
  expect(await everythingStored(page)).not.toContain(token);
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === '__Host-selvedge-desk-refresh')).toMatchObject({
    httpOnly: true,
    secure: true,
    sameSite: 'Strict',
  });
});

const SEEN = {
  desk: ['Requests', 'Demo requests'],
  production: ['Requests'],
  accounts: ['Bank transfers', 'Refunds'],
  owner: ['Requests', 'Demo requests', 'Bank transfers', 'Refunds'],
} as const;
const HIDDEN = {
  desk: ['Bank transfers', 'Ledger'],
  production: ['Bank transfers', 'Demo requests'],
  accounts: ['Demo requests'],
  owner: [],
} as const;

test('roles decide what is shown', async ({ openDesk }) => {
  for (const role of ['desk', 'production', 'accounts', 'owner'] as const) {
    const { page, context } = await openDesk(role);
    const nav = page.getByRole('navigation', { name: 'Screens of the desk' });
    for (const name of SEEN[role]) await expect(nav.getByRole('link', { name, exact: true })).toBeVisible();
    for (const name of HIDDEN[role])
      await expect(nav.getByRole('link', { name, exact: true })).toHaveCount(0);
    await context.close();
  }
});

test('the palette finds a number, a company and a screen by keyboard alone', async ({ openDesk, people }) => {
  const customer = await people.aCustomer();
  const { page, context } = await openDesk('owner');
  await page.keyboard.press('Control+k');
  const field = page.getByLabel('Number, company, supplier, person or screen');
  await expect(field).toBeFocused();
  await field.fill(customer.company);
  await expect(page.getByRole('option', { name: customer.company })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: customer.company })).toBeVisible();
  await page.keyboard.press('Control+k');
  await field.fill('audit');
  await expect(page.getByRole('option', { name: 'Audit trail' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Audit trail' })).toBeVisible();
  await context.close();
});
