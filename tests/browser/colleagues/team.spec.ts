import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { inviteByButtons, joinOnPhone } from '#tests/support/browser/colleagues.ts';
import { test } from '#tests/support/browser/orders.ts';
import { atSandbox, choose, ending, payPath } from '#tests/support/browser/pay.ts';
import { codeField } from '#tests/support/browser/sign-in.ts';

const approvalOf = (page: Page) => page.getByText('Waiting for approval', { exact: true }).first();

test('an owner invites a colleague, who joins on another phone and orders above the limit; the owner approves and pays', async ({
  page,
  browser,
  complaints,
  address,
  ordering,
  outbox,
  signedIn: { customer },
}) => {
  test.slow();
  // An invitation is refused until the owner has given a code.
  complaints.allowFailedCalls();
  const invited = await inviteByButtons(
    page,
    { outbox, customer },
    { name: 'Nisha Rao', limit: '1000' },
    expectAccessible,
  );
  const { context: elsewhere, page: colleague } = await joinOnPhone(browser, { outbox, address }, invited);
  complaints.watch(elsewhere);

  const { fabId, quoteId } = await ordering.anApprovedQuote();
  await colleague.goto(`/customer/create-order/ConfirmDetails/fabrics/${fabId}?quoteId=${quoteId}`);
  await colleague.getByRole('button', { name: /^Place order/ }).click();
  // Behind the code: nothing is offered to be paid before somebody has approved it.
  await expect(colleague.getByText('A colleague approves the order before it is paid.')).toBeAttached();
  await expect(colleague.getByText('Continue to payment')).toHaveCount(0);
  await codeField(colleague).fill(await outbox.codeFor(invited.address));
  await expect(approvalOf(colleague)).toBeVisible();
  await expect(colleague.getByText(`${customer.name} can approve this order.`)).toBeVisible();
  await expect(colleague.getByRole('button', { name: 'Approve order' })).toBeHidden();
  await expectAccessible(colleague);
  // A colleague who buys does not pay, and is told who does.
  await colleague.goto(payPath({ fabId, orderId: quoteId }));
  await expect(colleague.getByText(`Ask ${customer.name}.`)).toBeVisible();

  await page.goto('/customer/home');
  await page.getByRole('link', { name: /^Review order/ }).click();
  await expect(page.getByRole('heading', { name: 'Nisha Rao asks for your approval' })).toBeVisible();
  await expect(page.getByText('First order of this fabric.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Approve order' }).click();
  await expect(page.getByText(`Approved by ${customer.name}`)).toBeVisible();
  await page.getByRole('link', { name: 'Pay now' }).first().click();
  await choose(page, 'Card', /^Pay ₹/);
  await atSandbox(page, 'pay', { notices: 'Never' });
  await expect(ending(page, 'Payment received')).toBeVisible();
  await elsewhere.close();
});
