/** A member of staff at the desk, in a window of their own. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { StaffRole } from '#domain/account/staff-role.ts';
import type { Outbox } from '#tests/support/server/outbox.ts';
import { expect } from './browser-test.ts';
import type { Complaints } from './complaints.ts';
import type { People } from './people.ts';

const WIDE = { width: 1280, height: 800 };

export type DeskParts = {
  browser: Browser;
  people: People;
  outbox: Outbox;
  complaints: Complaints;
  address: string;
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

/** A window in which somebody with this role is signed in. */
export async function openDesk(
  { browser, people, outbox, complaints, address }: DeskParts,
  role: StaffRole,
): Promise<{ page: Page; context: BrowserContext; email: string }> {
  const { email } = await people.aStaffMember(role);
  const context = await browser.newContext({
    viewport: WIDE,
    extraHTTPHeaders: { 'x-forwarded-for': address },
    serviceWorkers: 'block',
    acceptDownloads: true,
  });
  complaints.watch(context);
  const page = await context.newPage();
  await signInToDesk(page, email, outbox);
  return { page, context, email };
}
