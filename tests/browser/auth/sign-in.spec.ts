import type { Market } from '#domain/shared/market.ts';
import { expect, stored, test } from '#tests/support/browser/browser-test.ts';
import { aPerson } from '#tests/support/browser/people.ts';
import {
  addressField,
  askForCode,
  codeField,
  enterCode,
  signInOnPage,
} from '#tests/support/browser/sign-in.ts';

const SEND = '**/apifabric/auth/otp/send/';
const VERIFY = '**/apifabric/auth/otp/verify/';

const MARKETS: { market: Market; from: string; channel: string }[] = [
  { market: 'IN', from: 'India', channel: 'sms' },
  { market: 'BD', from: 'Bangladesh', channel: 'sms' },
  { market: 'INTL', from: 'abroad', channel: 'email' },
];

for (const { market, from, channel } of MARKETS) {
  test(`a customer from ${from} signs in with a code by ${channel}`, async ({ page, people, outbox }) => {
    const customer = await people.aCustomer(market);
    await page.goto('/login');
    await signInOnPage(page, customer, outbox);

    await expect(page).toHaveURL('/customer/home');
    await expect(page.getByText(customer.company)).toBeVisible();
    const [message] = await outbox.messagesTo(customer.address);
    expect(message?.channel).toBe(channel);
  });
}

test('the token is kept under its own key and the code entry is forgotten', async ({
  page,
  people,
  outbox,
}) => {
  const customer = await people.aCustomer();
  await page.goto('/login');
  await signInOnPage(page, customer, outbox);
  await expect(page.getByText(customer.company)).toBeVisible();

  const { customerId, brandId, name } = customer;
  expect(await stored(page, 'selvedge.login')).toMatchObject({
    customerId,
    brandId,
    name,
    redirectUrl: null,
  });
  expect((await stored(page, 'selvedge.login'))?.token).toMatch(/^[\w-]{43}$/);
  expect(await stored(page, 'selvedge.code-entry')).toBeNull();
});

test('the address bar shows the number masked, and the whole one lies under the key of the code entry', async ({
  page,
  people,
}) => {
  const customer = await people.aCustomer();
  await page.goto('/login');
  await askForCode(page, customer);

  const masked = new URL(page.url()).searchParams.get('number') ?? '';
  expect(masked).toContain(customer.typed.slice(-2));
  expect(page.url()).not.toContain(customer.typed.slice(0, 8));
  await expect(page.getByText(`We sent it to ${masked}`)).toBeVisible();
  expect(await stored(page, 'selvedge.code-entry')).toMatchObject({ address: customer.typed, market: 'IN' });
});

test('the calls of sign-in carry the exemption header and no token', async ({ page, people, outbox }) => {
  const customer = await people.aCustomer();
  const calls: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/auth/otp/')) calls.push(request.headers());
  });
  await page.goto('/login');
  await signInOnPage(page, customer, outbox);
  await expect(page).toHaveURL('/customer/home');

  expect(calls.map((headers) => headers['x-skip-auth-handling'])).toEqual(['1', '1']);
  expect(calls.map((headers) => headers.authorization)).toEqual([undefined, undefined]);
});

for (const { market, from } of MARKETS) {
  test(`what a customer from ${from} sends is what the specification names`, async ({
    page,
    people,
    outbox,
  }) => {
    const customer = await people.aCustomer(market);
    const bodies: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/auth/otp/')) bodies.push(request.postDataJSON());
    });
    await page.goto('/login');
    await askForCode(page, customer);
    const otp = await outbox.codeFor(customer.address);
    await enterCode(page, otp);
    await expect(page).toHaveURL('/customer/home');

    const byEmail = { email: customer.address, isInternationalCustomer: true };
    const byPhone = {
      mobile: customer.typed,
      isInternationalCustomer: false,
      ...(market === 'BD' && { countryCode: '880' }),
    };
    const identity = market === 'INTL' ? byEmail : byPhone;
    const sent = market === 'INTL' ? { email: customer.address } : byPhone;
    expect(bodies).toEqual([sent, { ...identity, otp, appType: 'Customer' }]);
  });
}

test('a number typed with the code of the other country is taken for that country', async ({
  page,
  people,
  outbox,
}) => {
  const customer = await people.aCustomer('BD');
  await page.goto('/login');
  await addressField(page, 'IN').fill(`+880 ${customer.typed}`);
  await page.getByRole('button', { name: 'Send code' }).click();
  await enterCode(page, await outbox.codeFor(customer.address));
  await expect(page.getByText(customer.company)).toBeVisible();
});

test('a number that cannot be one is refused at the field without a call', async ({ page }) => {
  let calls = 0;
  await page.route(SEND, (route) => {
    calls += 1;
    return route.continue();
  });
  await page.goto('/login');
  await addressField(page, 'IN').fill('12345');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Enter a 10-digit Indian mobile number')).toBeVisible();
  await expect(addressField(page, 'IN')).toHaveAttribute('aria-invalid', 'true');
  await expect(addressField(page, 'IN')).toBeFocused();

  await page.getByRole('radio', { name: /^International/ }).check();
  await addressField(page, 'INTL').fill('nobody@nowhere');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(addressField(page, 'INTL')).toHaveAttribute('aria-invalid', 'true');
  expect(calls).toBe(0);
});

test('a code copied as "123 456" is pasted, completed and sent', async ({
  page,
  people,
  outbox,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const customer = await people.aCustomer();
  await page.goto('/login');
  await askForCode(page, customer);
  const code = await outbox.codeFor(customer.address);
  await page.evaluate((text) => navigator.clipboard.writeText(text), `${code.slice(0, 3)} ${code.slice(3)}`);
  await codeField(page).press('ControlOrMeta+V');
  await expect(page.getByText(customer.company)).toBeVisible();
});

test('the code field asks for digits and offers the code from the message', async ({ page }) => {
  await page.goto('/login');
  await askForCode(page, aPerson());
  await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(codeField(page)).toHaveAttribute('inputmode', 'numeric');
});

test('a double tap on "Send code" sends one code', async ({ page, people, outbox }) => {
  const customer = await people.aCustomer();
  let calls = 0;
  await page.route(SEND, async (route) => {
    calls += 1;
    await route.continue();
  });
  await page.goto('/login');
  await addressField(page, 'IN').fill(customer.typed);
  await page.getByRole('button', { name: 'Send code' }).dblclick();
  await expect(page).toHaveURL(/\/otp\?/);
  expect(calls).toBe(1);
  await outbox.codeFor(customer.address);
  expect(await outbox.messagesTo(customer.address)).toHaveLength(1);
});

test('a code that is complete and then verified by hand is checked once', async ({
  page,
  people,
  outbox,
}) => {
  const customer = await people.aCustomer();
  const held = Promise.withResolvers<void>();
  let calls = 0;
  await page.route(VERIFY, async (route) => {
    calls += 1;
    await held.promise;
    await route.continue();
  });
  await page.goto('/login');
  await signInOnPage(page, customer, outbox);
  await codeField(page).press('Enter');
  await codeField(page).press('Enter');
  held.resolve();
  await expect(page.getByText(customer.company)).toBeVisible();
  expect(calls).toBe(1);
});

test('a server that fails says so on the form, and the next try goes through', async ({
  page,
  people,
  outbox,
  complaints,
}) => {
  complaints.allowFailedCalls();
  const customer = await people.aCustomer();
  await page.route(SEND, (route) => route.fulfill({ status: 500, body: 'broken' }), { times: 1 });
  await page.goto('/login');
  await addressField(page, 'IN').fill(customer.typed);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('alert').getByText('Something went wrong !')).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect(await stored(page, 'selvedge.code-entry')).toMatchObject({
    otpFetchStatus: 'failure',
    error: 'Something went wrong !',
    isError: true,
  });
  await addressField(page, 'IN').press('End');
  await addressField(page, 'IN').press('Backspace');
  await expect(page.getByText('Something went wrong !')).toHaveCount(0);

  await signInOnPage(page, customer, outbox);
  await expect(page.getByText(customer.company)).toBeVisible();
});
