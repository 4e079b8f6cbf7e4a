/** A screen offers only what the roles of its reader include: no button that ends in a refusal. */
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { inviteByButtons, joinOnPhone } from '#tests/support/browser/colleagues.ts';
import { test } from '#tests/support/browser/quotes.ts';

test('accounts read queries and quotes, and are offered nothing that a buyer decides', async ({
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
  const { fabId } = await desk.aRequest();
  for (const supplierRate of ['90', '95']) await desk.aQuote(fabId, { supplierRate });
  await desk.aQuote(fabId, { supplierRate: '91', logisticCost: null });
  const invited = await inviteByButtons(
    page,
    { outbox, customer },
    { name: 'Amit Jain', roles: ['accounts'] },
  );
  const { context, page: theirs } = await joinOnPhone(browser, { outbox, address }, invited);
  complaints.watch(context);

  await expect(theirs.getByRole('heading', { name: 'At a glance' })).toBeVisible();
  await expect(theirs.getByLabel('What fabric do you need?')).toBeHidden();
  await theirs.goto('/customer/search');
  await expect(theirs.getByRole('searchbox').first()).toBeVisible();
  await expect(theirs.getByLabel('What fabric do you need?')).toBeHidden();

  await theirs.goto(`/customer/quote-detail/fabrics/${fabId}`);
  await expect(theirs.getByRole('heading', { name: 'Quotes (3)' })).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'History' })).toBeVisible();
  for (const name of [/^Approve/, /^Counter-offer/, /^Ask for freight/, /^Copy$/, /^Close query/, /^Write$/])
    await expect(theirs.getByRole('button', { name })).toHaveCount(0);
  for (const name of [/^Edit specifications/, /^Compare/])
    await expect(theirs.getByRole('link', { name })).toHaveCount(0);
  await expectAccessible(theirs);

  await page.goto(`/customer/quote-detail/fabrics/${fabId}`);
  await expect(page.getByRole('button', { name: /^Approve/ })).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Counter-offer/ })).toHaveCount(3);
  await context.close();
});
