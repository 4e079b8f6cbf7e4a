/** Colleagues come as they really do: invited by the owner's buttons, joined on a phone of their own. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { CompanyRole } from '#domain/account/company/company-role.ts';
import type { Outbox } from '#tests/support/server/outbox.ts';
import { COMPANY_ROLE_LABEL } from '#words/en/company.ts';
import { expectAccessible, PHONE } from './accessible.ts';
import { openPart, stepUp } from './account.ts';
import { expect } from './browser-test.ts';
import { aPerson, type Customer, type Person } from './people.ts';
import { JOIN_LINK, linkSentTo } from './sent-links.ts';
import { codeField } from './sign-in.ts';

export type Invited = { name: string; roles?: CompanyRole[]; limit?: string };

/** From the owner's account screen; `look` sees the form before it is sent. */
export async function inviteByButtons(
  page: Page,
  { outbox, customer }: { outbox: Outbox; customer: Pick<Customer, 'address'> },
  { name, roles = ['buyer'], limit = '' }: Invited,
  look: (page: Page) => Promise<void> = async () => {},
): Promise<Person> {
  const invited = aPerson();
  await openPart(page, 'colleagues', 'Colleagues');
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Mobile number or email').fill(invited.typed);
  for (const [role, label] of Object.entries(COMPANY_ROLE_LABEL))
    await page
      .getByRole('checkbox', { name: new RegExp(`^${label}`) })
      .setChecked(roles.includes(role as CompanyRole));
  if (limit !== '') await page.getByLabel(/^Limit per order/).fill(limit);
  await look(page);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  // The GST number of the desk's own setup may have been confirmed a moment ago: then no further code is asked for.
  const sheet = page.getByRole('dialog', { name: "Confirm it's you" });
  const sent = page.getByRole('listitem').filter({ hasText: name });
  await expect(sheet.or(sent).first()).toBeVisible();
  if (await sheet.isVisible()) await stepUp(page, outbox, customer.address);
  await expect(sent).toBeVisible();
  return invited;
}

/** The context is the caller's to close. */
export async function joinOnPhone(
  browser: Browser,
  { outbox, address, viewport = PHONE }: { outbox: Outbox; address: string; viewport?: typeof PHONE },
  invited: Person,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport, extraHTTPHeaders: { 'x-forwarded-for': address } });
  const page = await context.newPage();
  await page.goto(await linkSentTo(outbox, invited.address, JOIN_LINK));
  await expect(page.getByRole('heading', { name: /^Join / })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Send a code to/ }).click();
  await codeField(page).fill(await outbox.codeFor(invited.address));
  await expect(page).toHaveURL(/\/customer\/home/);
  return { context, page };
}
