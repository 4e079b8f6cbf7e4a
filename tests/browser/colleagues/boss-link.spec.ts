import type { Page } from '@playwright/test';
import { expectAccessible, PHONE } from '#tests/support/browser/accessible.ts';
import { openPart, stepUp } from '#tests/support/browser/account.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { onTheShelf } from '#tests/support/browser/catalogue.ts';
import { test } from '#tests/support/browser/delivery.ts';
import { atSandbox, choose, ending, payPath } from '#tests/support/browser/pay.ts';
import { aPerson } from '#tests/support/browser/people.ts';
import { APPROVAL_LINK, JOIN_LINK, linkSentTo } from '#tests/support/browser/sent-links.ts';
import { codeField } from '#tests/support/browser/sign-in.ts';
import type { Outbox } from '#tests/support/server/outbox.ts';

const WIDE = { width: 1280, height: 800 };

type Invited = { name: string; role: string; limit?: string };

test('a merchandiser orders above the limit, the boss approves from a link, accounts pays, the store-man counts', async ({
  page,
  browser,
  complaints,
  address,
  delivery,
  outbox,
  signedIn: { customer },
}) => {
  test.setTimeout(240_000);
  /** Somebody on a phone of their own. */
  const phone = async (): Promise<Page> => {
    const context = await browser.newContext({
      viewport: PHONE,
      extraHTTPHeaders: { 'x-forwarded-for': address },
    });
    complaints.watch(context);
    return context.newPage();
  };
  const colleague = async (invited: Invited): Promise<Page> => {
    const person = aPerson();
    await invite(page, outbox, customer.address, { ...invited, typed: person.typed });
    const own = await phone();
    await own.goto(await linkSentTo(outbox, person.address, JOIN_LINK));
    await own.getByRole('button', { name: /^Send a code to/ }).click();
    await codeField(own).fill(await outbox.codeFor(person.address));
    await expect(own).toHaveURL(/\/customer\/home/);
    return own;
  };

  await openPart(page, 'colleagues', 'Colleagues');
  // A company of one sees nothing of approvals.
  await expect(page.getByRole('button', { name: 'Add an approver' })).toBeHidden();
  const nisha = await colleague({ name: 'Nisha Rao', role: 'Buyer', limit: '1000' });
  const boss = aPerson();
  await openPart(page, 'colleagues', 'Colleagues');
  await page.getByRole('button', { name: 'Add an approver' }).click();
  await page.getByLabel('Name').fill('Ramesh Shah');
  await page.getByLabel('Mobile number or email').fill(boss.typed);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add an approver' }).click();
  await confirmIfAsked(page, outbox, customer.address);
  await expect(page.getByRole('button', { name: 'Remove Ramesh Shah' })).toBeVisible();

  const { fabId } = await onTheShelf({ lots: [{ colour: 'Navy', metres: 20_000 }] });
  await nisha.goto(`/customer/create-order/top-selling/ConfirmDetails?fabId=${fabId}`);
  await nisha.getByRole('button', { name: /^Place order/ }).click();
  await expect(nisha.getByText('A link was sent to Ramesh Shah.')).toBeVisible();
  await expectAccessible(nisha);
  const orderId = new URL(nisha.url()).searchParams.get('id') ?? '';

  const link = await linkSentTo(outbox, boss.address, APPROVAL_LINK);
  const ramesh = await phone();
  await ramesh.goto(link);
  await expect(ramesh.getByRole('heading', { name: 'Nisha Rao asks for your approval' })).toBeVisible();
  await expect(ramesh.getByText('First order of this fabric.')).toBeVisible();
  await expectAccessible(ramesh);
  await ramesh.setViewportSize(WIDE);
  await expectAccessible(ramesh);
  await ramesh.setViewportSize(PHONE);
  await ramesh.getByRole('button', { name: 'Approve order' }).click();
  await codeField(ramesh).fill(await outbox.codeFor(boss.address));
  await expect(ramesh.getByRole('heading', { name: 'Order approved' })).toBeVisible();
  await expectAccessible(ramesh);
  complaints.allowFailedCalls();
  await ramesh.goto('about:blank');
  await ramesh.goto(link);
  await expect(ramesh.getByRole('heading', { name: 'This link has ended' }).first()).toBeVisible();
  await expect(nisha.getByText('Approved by Ramesh Shah')).toBeVisible();

  const amit = await colleague({ name: 'Amit Jain', role: 'Accounts' });
  await amit.goto(payPath({ fabId, orderId }));
  await choose(amit, 'Card', /^Pay ₹/);
  await atSandbox(amit, 'pay', { notices: 'Never' });
  await expect(ending(amit, 'Payment received')).toBeVisible();

  const order = { fabId, orderId };
  await delivery.makeReady(order);
  const { dispatchId } = await delivery.ship(orderId, [250, 250]);
  await delivery.deliver(dispatchId);
  const sunil = await colleague({ name: 'Sunil Pawar', role: 'Store' });
  await sunil.goto(delivery.deliveredPath(order));
  await sunil.getByRole('button', { name: 'Check rolls of shipment 1' }).click();
  const sheet = sunil.getByRole('dialog', { name: 'Rolls of shipment 1' });
  await sheet.getByRole('button', { name: 'Received: roll R1, as labelled' }).click();
  await expect(sheet.getByRole('button', { name: 'To check (1)' })).toBeVisible();
});

async function invite(
  page: Page,
  outbox: Outbox,
  owner: string,
  { name, role, limit = '', typed }: Invited & { typed: string },
): Promise<void> {
  await openPart(page, 'colleagues', 'Colleagues');
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Mobile number or email').fill(typed);
  if (role !== 'Buyer') {
    await page.getByRole('checkbox', { name: 'Buyer' }).uncheck();
    await page.getByRole('checkbox', { name: role }).check();
  }
  await page.getByLabel(/^Limit per order/).fill(limit);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await confirmIfAsked(page, outbox, owner);
  await expect(page.getByRole('button', { name: `Withdraw the invitation of ${name}` })).toBeVisible();
}

/** A code given a moment ago is good for a few minutes. */
async function confirmIfAsked(page: Page, outbox: Outbox, owner: string): Promise<void> {
  if (await page.getByRole('dialog', { name: "Confirm it's you" }).isVisible())
    await stepUp(page, outbox, owner);
}
