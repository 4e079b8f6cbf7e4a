import type { Page } from '@playwright/test';
import { test as base, expect, stored } from '#tests/support/browser/browser-test.ts';
import { exchangeCodeFor, offerBridge, sayFromHost } from '#tests/support/browser/host.ts';
import { type Customer, signInByApi } from '#tests/support/browser/people.ts';

/** A code of somebody's own account, as a stranger would put it into a link for others. */
const test = base.extend<{ attacker: { customer: Customer; code: string } }>({
  attacker: async ({ people, serverUrl, address }, use) => {
    const customer = await people.aCustomer();
    const { accessToken } = await signInByApi(customer, { serverUrl, address });
    await use({ customer, code: await exchangeCodeFor(serverUrl, accessToken, customer) });
  },
});

const EXCHANGE = '/auth/exchange/';

function countExchanges(page: Page): { count: () => number } {
  let exchanges = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(EXCHANGE)) exchanges += 1;
  });
  return { count: () => exchanges };
}

async function keepUnsentDraft(page: Page, customerId: string): Promise<void> {
  await page.evaluate((key) => {
    const draft = { localId: 'kept', edits: 2, sentEdits: 1, submission: null };
    localStorage.setItem(key, JSON.stringify({ version: 1, drafts: [draft] }));
  }, `selvedge.drafts.${customerId}`);
}

for (const embed of ['', '?embed=app']) {
  test(`a link with a stranger's code moves no signed-in buyer: /customer/home${embed}`, async ({
    page,
    signedIn: { customer },
    attacker,
  }) => {
    const exchanges = countExchanges(page);
    await page.goto(`/customer/home${embed}#x=${attacker.code}`);
    await expect(page.getByText(customer.company)).toBeVisible();
    await expect(page).toHaveURL(`/customer/home${embed}`);
    expect((await stored(page, 'selvedge.login'))?.customerId).toBe(customer.customerId);
    expect(exchanges.count()).toBe(0);
  });

  test(`a link with a code signs nobody in in a browser: /login${embed}`, async ({ page, attacker }) => {
    const exchanges = countExchanges(page);
    await page.goto(`/login${embed}#x=${attacker.code}`);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(page).toHaveURL(`/login${embed}`);
    expect((await stored(page, 'selvedge.login'))?.token ?? null).toBeNull();
    expect(exchanges.count()).toBe(0);
  });
}

test('even in a host app a link never replaces the buyer who is signed in', async ({
  page,
  signedIn: { customer },
  attacker,
}) => {
  await offerBridge(page, 'react-native');
  const exchanges = countExchanges(page);
  await page.goto(`/customer/home?embed=app#x=${attacker.code}`);
  await expect(page.getByText(customer.company)).toBeVisible();
  expect(exchanges.count()).toBe(0);
});

test('in a host app a link with a code waits while a draft is unsent; over the bridge it signs in and keeps the draft', async ({
  page,
  attacker: { customer, code },
}) => {
  const heard = await offerBridge(page, 'android');
  await page.goto('/terms?embed=app');
  await keepUnsentDraft(page, 'somebody-else');
  const exchanges = countExchanges(page);
  await page.goto(`/login?embed=app#x=${code}`);
  await expect.poll(() => heard.map(({ args }) => args.at(-1))).toContain('InvalidSecret');
  expect(exchanges.count()).toBe(0);

  await sayFromHost(page, { type: 'exchange', code });
  await expect(page.getByText(customer.company)).toBeVisible();
  expect(await stored(page, 'selvedge.drafts.somebody-else')).not.toBeNull();
});

test('a code the server refuses signs nobody out and clears nothing', async ({
  page,
  signedIn: { customer },
  complaints,
}) => {
  complaints.allowFailedCalls();
  const heard = await offerBridge(page, 'ios');
  await page.goto('/customer/home?embed=app');
  await expect(page.getByText(customer.company)).toBeVisible();
  await keepUnsentDraft(page, customer.customerId);
  await sayFromHost(page, { type: 'exchange', code: 'not-a-code' });
  await expect.poll(() => heard.map(({ args }) => args.at(-1))).toContain('InvalidSecret');
  expect((await stored(page, 'selvedge.login'))?.customerId).toBe(customer.customerId);
  expect(await stored(page, `selvedge.drafts.${customer.customerId}`)).not.toBeNull();
  await page.reload();
  await expect(page.getByText(customer.company)).toBeVisible();
});

test('a host that hands over another person over the bridge shows nothing of the first one', async ({
  page,
  signedIn: { customer: first },
  attacker: { customer: second, code },
}) => {
  await offerBridge(page, 'flutter');
  await page.goto('/customer/home?embed=app');
  await expect(page.getByText(first.company)).toBeVisible();
  await sayFromHost(page, { type: 'exchange', code });
  await expect(page.getByText(second.company)).toBeVisible();
  await expect(page.getByText(first.company)).toBeHidden();
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).not.toContain(first.company);
  expect(kept).not.toContain(first.customerId);
});

test('a script in a plain browser cannot pretend to be a host that hands a code over', async ({
  page,
  signedIn: { customer },
  attacker,
}) => {
  const exchanges = countExchanges(page);
  await page.goto('/customer/home?embed=app');
  await expect(page.getByText(customer.company)).toBeVisible();
  await sayFromHost(page, { type: 'exchange', code: attacker.code });
  await page.reload();
  await expect(page.getByText(customer.company)).toBeVisible();
  expect(exchanges.count()).toBe(0);
});
