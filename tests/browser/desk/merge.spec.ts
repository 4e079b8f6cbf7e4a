/** A business that signed up twice: the desk looks at what would come along, merges it, and its people go on together. */
import { randomInt } from 'node:crypto';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { openPart } from '#tests/support/browser/account.ts';
import { expect, test } from '#tests/support/browser/browser-test.ts';
import { someGstin } from '#tests/support/data/gst-numbers.ts';

test('two companies of one GST number are merged after a preview, and their people work together', async ({
  page,
  complaints,
  openDesk,
  outbox,
  people,
  signedIn: { customer: closed },
}) => {
  test.setTimeout(240_000);
  const kept = await people.aCustomer();
  const gstin = someGstin({ pan: `ZZZCM${randomInt(1000, 10_000)}M` });
  for (const customer of [kept, closed]) await people.giveNumber(customer, gstin);
  await page.goto('/customer/home');
  await expect(page.getByRole('region', { name: 'Merged company' })).toBeHidden();

  const { page: desk, email, context } = await openDesk('owner');
  await desk.goto('/desk/companies');
  await desk.getByRole('link', { name: 'Same GST number' }).click();
  // The list before this one can be searched too, until it is left.
  await expect(desk.getByRole('button', { name: /^Merge / }).first()).toBeVisible();
  await desk.getByRole('searchbox').fill(gstin);
  await expect(desk.getByRole('button', { name: /^Merge / })).toHaveCount(1);
  await expectAccessible(desk);
  await desk.getByRole('button', { name: `Merge ${closed.company} into ${kept.company}` }).click();
  const sheet = desk.getByRole('dialog', { name: `Merge ${closed.company} into ${kept.company}` });
  await expect(sheet.getByText(closed.name)).toBeVisible();
  await expect(sheet.getByText('Buyer, Accounts')).toBeVisible();
  await expectAccessible(desk);
  await sheet.getByRole('button', { name: 'Merge the other way round' }).click();
  await expect(desk.getByText(`The GST number was confirmed for ${kept.company}.`)).toBeVisible();
  await desk.getByRole('button', { name: 'Merge the other way round' }).click();
  await expect(sheet.getByText(closed.name)).toBeVisible();
  await sheet.getByLabel('Reason').fill('They signed up twice.');
  await sheet.getByRole('button', { name: 'Merge', exact: true }).click();
  await desk.getByRole('button', { name: 'Send code' }).click();
  await desk.getByLabel('Code', { exact: true }).fill(await outbox.codeFor(email));
  await expect(desk.getByText(`Merged into ${kept.company}.`)).toBeVisible();
  await expect(desk.getByRole('button', { name: /^Merge / })).toHaveCount(0);

  const notice = page.getByRole('region', { name: 'Merged company' });
  await expect(notice).toContainText(`merged into ${kept.company}`);
  await expectAccessible(page);
  // What is new begins in the other company.
  complaints.allowFailedCalls();
  await notice.getByRole('button', { name: `Go to ${kept.company}` }).click();
  await expect(notice).toBeHidden();
  await openPart(page, 'colleagues', 'Colleagues');
  await expect(page.getByRole('listitem').filter({ hasText: kept.name }).first()).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: closed.name }).first()).toContainText('You');
  await expect(page.getByText('Merged; open for what began there')).toBeVisible();
  await expectAccessible(page);
  await context.close();
});
