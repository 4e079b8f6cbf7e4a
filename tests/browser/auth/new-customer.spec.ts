import { expect, stored, test } from '#tests/support/browser/browser-test.ts';
import { aPerson } from '#tests/support/browser/people.ts';
import { signInOnPage } from '#tests/support/browser/sign-in.ts';

test('a new phone number goes on to sign-up with number and proof, and is not signed in', async ({
  page,
  outbox,
}) => {
  const person = aPerson();
  await page.goto('/login');
  await signInOnPage(page, person, outbox);

  await expect(page).toHaveURL('/createCustomer');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const entry = await stored(page, 'selvedge.code-entry');
  expect(entry).toMatchObject({ phoneNumber: person.address, address: null });
  expect(entry?.gstValidationToken).toMatch(/^[\w-]{43}$/);
  expect((await stored(page, 'selvedge.login'))?.token ?? null).toBeNull();

  await page.reload();
  await expect(page).toHaveURL('/createCustomer');
  expect(await stored(page, 'selvedge.code-entry')).toEqual(entry);

  await page.goto('/customer/home');
  await expect(page).toHaveURL('/login?redirect=%2Fcustomer%2Fhome');
});

test('an unknown e-mail address from abroad asks for a demo and is thanked', async ({ page, outbox }) => {
  const person = aPerson('INTL');
  await page.goto('/login');
  await signInOnPage(page, person, outbox);

  await expect(page).toHaveURL('/not-registered');
  await expect(page.getByRole('heading', { name: 'Not registered yet' })).toBeVisible();
  await expect(page.getByLabel('Email address')).toHaveValue(person.address);
  expect((await stored(page, 'selvedge.login'))?.token ?? null).toBeNull();

  await page.getByLabel('Your name').fill('Maria Silva');
  await page.getByLabel('Phone number').fill('+351 912 345 678');
  const answered = page.waitForResponse('**/api/requestDemo');
  await page.getByRole('button', { name: 'Request a demo' }).click();
  const answer = await answered;
  expect(answer.ok()).toBe(true);
  expect(answer.request().postDataJSON()).toEqual({
    name: 'Maria Silva',
    email: person.address,
    contact: '+351 912 345 678',
  });
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expect(page).toHaveURL('/login');
});

test('the demo form names what is missing and asks for the first of it', async ({ page }) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/requestDemo')) calls += 1;
  });
  await page.goto('/not-registered');
  await page.getByRole('button', { name: 'Request a demo' }).click();
  await expect(page.getByLabel('Your name')).toBeFocused();
  for (const label of ['Your name', 'Email address', 'Phone number'])
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
  expect(calls).toBe(0);
});

test('a demo request that is tried again after a lost answer is one request', async ({
  page,
  complaints,
}) => {
  complaints.allowFailedCalls();
  const keys: (string | undefined)[] = [];
  await page.route('**/api/requestDemo', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await page.goto('/not-registered');
  await page.getByLabel('Your name').fill('Maria Silva');
  await page.getByLabel('Email address').fill(aPerson('INTL').address);
  await page.getByLabel('Phone number').fill('+351 912 345 678');
  await page.getByRole('button', { name: 'Request a demo' }).click();
  await expect(page.getByText('We could not reach the server')).toBeVisible();
  await page.getByRole('button', { name: 'Request a demo' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});
