/** Work is handed over by a choice, read apart under Mine, and seen at once by whoever looks on. */
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { inviteByButtons, joinOnPhone } from '#tests/support/browser/colleagues.ts';
import { test } from '#tests/support/browser/quotes.ts';

test('an owner assigns a query, and its buyer finds it under Mine while both look on', async ({
  page,
  browser,
  complaints,
  address,
  desk,
  outbox,
  signedIn: { customer },
}) => {
  test.slow();
  // An invitation is refused until the owner has given a code.
  complaints.allowFailedCalls();
  const { fabId, number } = await desk.aRequest();
  const { number: other } = await desk.aRequest();
  const invited = await inviteByButtons(page, { outbox, customer }, { name: 'Nisha Rao' });
  const colleague = await joinOnPhone(browser, { outbox, address }, invited);
  complaints.watch(colleague.context);
  const theirs = colleague.page;
  const scope = theirs.getByRole('group', { name: 'Whose work is shown' });

  await theirs.goto('/customer/quotes?tab=3');
  await expect(theirs.getByText(number)).toBeVisible();
  await scope.getByRole('button', { name: 'Mine' }).click();
  await expect(theirs.getByText(number)).toBeHidden();

  await page.goto(`/customer/quote-detail/fabrics/${fabId}`);
  await page.getByLabel('Assigned to').selectOption({ label: 'Nisha Rao' });
  // Live, on the other phone.
  await expect(theirs.getByText(number)).toBeVisible();
  await expect(theirs.getByText(other)).toBeHidden();
  await expectAccessible(theirs);

  // Kept with the person: also after a reload, and on home.
  await theirs.goto('/customer/home');
  await expect(scope.getByRole('button', { name: 'Mine' })).toHaveAttribute('aria-pressed', 'true');
  await theirs.goto('/customer/quotes?tab=3');
  await expect(theirs.getByText(number)).toBeVisible();
  await expect(theirs.getByText(other)).toBeHidden();

  // What the colleague does is seen where it was assigned.
  await theirs.goto(`/customer/quote-detail/fabrics/${fabId}`);
  await theirs.getByLabel('Assigned to').selectOption({ label: 'Nobody' });
  await expect(page.getByLabel('Assigned to')).toHaveValue('');
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByText('Assigned to Nisha Rao')).toBeVisible();
  await expect(page.getByText('Assigned to nobody')).toBeVisible();
  await colleague.context.close();
});

test('a company of one is offered neither Mine nor a colleague', async ({ page, desk, signedIn: _ }) => {
  const { fabId, number } = await desk.aRequest();
  await page.goto('/customer/quotes?tab=3');
  await expect(page.getByText(number).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mine' })).toBeHidden();
  await page.goto(`/customer/quote-detail/fabrics/${fabId}`);
  await expect(page.getByRole('button', { name: 'History' })).toBeVisible();
  await expect(page.getByLabel('Assigned to')).toBeHidden();
});
