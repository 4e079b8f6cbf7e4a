/** A member of staff at the desk, in a window of their own. */
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { sendStaffCode, verifyStaffCode } from '#contract/staff/auth.ts';
import type { StaffRole } from '#domain/account/staff-role.ts';
import type { Outbox } from '#tests/support/server/outbox.ts';
import type { Complaints } from './complaints.ts';
import { answered, type People } from './people.ts';

const WIDE = { width: 1280, height: 800 };
const COOKIE = '__Host-selvedge-desk-refresh';
/** Says that the other one, which scripts cannot see, is there. */
const NOTE = 'selvedge-desk';

export type DeskParts = {
  browser: Browser;
  people: People;
  outbox: Outbox;
  complaints: Complaints;
  address: string;
};

export type DeskWindow = {
  page: Page;
  context: { newPage(): Promise<Page>; close(): Promise<void> };
  email: string;
};

/** Ends on the first screen of the desk. */
export async function signInToDesk(page: Page, email: string, outbox: Outbox): Promise<void> {
  await page.goto('/desk');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to the desk' })).toBeVisible();
  await page.getByLabel('Work email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('One-time code').fill(await outbox.codeFor(email));
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
}

/** A window in which somebody with this role is signed in, as after entering a code. */
export async function openDesk(parts: DeskParts, role: StaffRole): Promise<DeskWindow> {
  const { email } = await parts.people.aStaffMember(role);
  const own = await openWindow(parts);
  await saveStaffSignIn(own.context, email, parts);
  const page = await own.newPage();
  await page.goto('/desk');
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  return { page, context: own, email };
}

type Window = DeskWindow['context'] & { context: BrowserContext };

/** Staff and buyers keep nothing under one name, so the first of the staff shares the buyer's context: a new one costs more than most tests do. */
async function openWindow({ browser, complaints, address }: DeskParts): Promise<Window> {
  const [shared] = browser.contexts();
  const isTaken = !shared || (await shared.cookies()).some(({ name }) => name === COOKIE);
  if (!isTaken) {
    const pages: Page[] = [];
    return {
      context: shared,
      async newPage() {
        const page = await shared.newPage();
        await page.setViewportSize(WIDE);
        pages.push(page);
        return page;
      },
      async close() {
        for (const page of pages) await page.close();
        for (const name of [COOKIE, NOTE]) await shared.clearCookies({ name });
      },
    };
  }
  const context = await browser.newContext({
    viewport: WIDE,
    baseURL: process.env.BASE_URL ?? '',
    extraHTTPHeaders: { 'x-forwarded-for': address },
  });
  complaints.watch(context);
  return { context, newPage: () => context.newPage(), close: () => context.close() };
}

/** Leaves in the browser what a sign-in at the desk leaves there. */
async function saveStaffSignIn(
  context: BrowserContext,
  email: string,
  { outbox, address }: DeskParts,
): Promise<void> {
  const serverUrl = process.env.BASE_URL ?? '';
  const post = (path: string, body: object) =>
    answered(serverUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(body),
    });
  await post(sendStaffCode.path, { email });
  const answer = await post(verifyStaffCode.path, { email, otp: await outbox.codeFor(email) });
  const value = new RegExp(`${COOKIE}=([^;]+)`).exec(answer.headers.get('set-cookie') ?? '')?.[1];
  if (!value) throw new Error(`No sign-in at the desk: ${answer.status}`);
  const { hostname: domain } = new URL(serverUrl);
  const kept = { httpOnly: true, secure: true, sameSite: 'Strict', expires: -1, path: '/' } as const;
  await context.addCookies([
    { ...kept, name: COOKIE, value, domain },
    { ...kept, httpOnly: false, secure: false, name: NOTE, value: 'yes', path: '/desk', domain },
  ]);
}
