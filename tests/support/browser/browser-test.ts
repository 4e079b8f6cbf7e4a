/** What every browser test starts from: a network address and people of its own, and no complaint left unheard. */
import { randomInt } from 'node:crypto';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { StaffRole } from '#domain/account/staff-role.ts';
import type { Outbox } from '#tests/support/server/outbox.ts';
import { type Complaints, listenForComplaints } from './complaints.ts';
import { type DeskWindow, openDesk } from './desk.ts';
import { type Customer, openPeople, type People, type SignIn, signInByApi, testOutbox } from './people.ts';

export { expect };

/** A page of the same origin that runs nothing. */
const STILL_PAGE = '/favicon.svg';

type TestParts = {
  /** Limits count by network address, so no test spends another's. */
  address: string;
  serverUrl: string;
  outbox: Outbox;
  complaints: Complaints;
  /** Whatever else a test opens ends with it. */
  ownWindows: undefined;
  /** A customer who is signed in on the page, as after entering a code. */
  signedIn: { customer: Customer; signIn: SignIn };
  /** A window in which somebody with this role is signed in, as after entering a code. */
  openDesk: (role: StaffRole) => Promise<DeskWindow>;
};

export const test = base.extend<TestParts, { people: People }>({
  people: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern.
    async ({}, use) => {
      const people = openPeople(process.env.TEST_SERVER_DATABASE ?? '');
      await use(people);
      await people.close();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  address: async ({}, use) => use(`10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`),
  serverUrl: async ({ baseURL }, use) => use(baseURL ?? ''),
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  outbox: async ({}, use) => use(testOutbox()),
  context: async ({ context, address }, use) => {
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': address });
    await context.setOffline(false);
    await context.clearPermissions();
    await use(context);
  },
  page: async ({ page }, use) => {
    await use(page);
    // What a page still reads in the background when its test is over is nobody's failure.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  complaints: [
    async ({ context }, use) => {
      const complaints = listenForComplaints();
      complaints.watch(context);
      await use(complaints);
      complaints.expectNone();
    },
    { auto: true },
  ],
  ownWindows: [
    async ({ browser, context }, use) => {
      await use(undefined);
      // A window left open would go on reading beside every later test.
      for (const other of browser.contexts()) if (other !== context) await other.close();
    },
    { auto: true },
  ],
  signedIn: async ({ context, people, address, serverUrl }, use) => {
    const customer = await people.aCustomer();
    const signIn = await signInByApi(customer, { serverUrl, address });
    await saveSignIn(context, serverUrl, customer, signIn);
    await use({ customer, signIn });
  },
  openDesk: async ({ browser, people, outbox, complaints, address }, use) =>
    use((role) => openDesk({ browser, people, outbox, complaints, address }, role)),
});

/** Leaves in the browser what a sign-in leaves there: the token under its key, and the refresh cookie. */
export async function saveSignIn(
  context: BrowserContext,
  serverUrl: string,
  { customerId, brandId, name }: Customer,
  { accessToken, expiresInSeconds, refreshToken }: SignIn,
): Promise<void> {
  const login = {
    token: accessToken,
    tokenEndsAt: Date.now() + expiresInSeconds * 1000,
    customerId,
    brandId,
    name,
    redirectUrl: null,
    signUpToast: null,
  };
  const cookie = { httpOnly: true, secure: true, sameSite: 'Strict', expires: -1, path: '/' } as const;
  const { hostname: domain, origin } = new URL(serverUrl);
  await context.clearCookies();
  await context.addCookies([{ ...cookie, name: '__Host-selvedge-refresh', value: refreshToken, domain }]);
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(origin + STILL_PAGE);
  await page.evaluate((text) => {
    localStorage.clear();
    localStorage.setItem('selvedge.login', text);
  }, JSON.stringify(login));
}

/** What the app keeps under one key of the browser's storage. */
export async function stored(page: Page, key: string): Promise<Record<string, unknown> | null> {
  const text = await page.evaluate((name) => localStorage.getItem(name), key);
  return text === null ? null : (JSON.parse(text) as Record<string, unknown>);
}
