/** Whoever only counts rolls has a phone for that: large, offline, and without anything else. */
import { DESK, expectAccessible, PHONE } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { inviteByButtons, joinOnPhone } from '#tests/support/browser/colleagues.ts';
import { test } from '#tests/support/browser/delivery.ts';
import { shellKept } from '#tests/support/browser/service-worker.ts';
import { photoFiles } from '#tests/support/browser/upload.ts';

test('the store-man counts a delivery offline and raises an issue', async ({
  page,
  browser,
  complaints,
  address,
  delivery,
  outbox,
  signedIn: { customer },
}) => {
  test.slow();
  const order = await delivery.aPackedOrder();
  const { dispatchId } = await delivery.ship(order.orderId, [100, 100, 100, 100, 100]);
  await delivery.deliver(dispatchId);
  const invited = await inviteByButtons(page, { outbox, customer }, { name: 'Ravi Nair', roles: ['store'] });
  const { context, page: phone } = await joinOnPhone(browser, { outbox, address }, invited);
  complaints.watch(context);
  complaints.allowFailedCalls();

  await expect(phone.getByRole('heading', { name: 'To count' })).toBeVisible();
  const count = phone.getByText('5 rolls');
  await expect(count).toBeVisible();
  // Read at arm's length.
  expect(await count.evaluate((figure) => Number.parseFloat(getComputedStyle(figure).fontSize))).toBe(48);
  await expect(phone.getByRole('link', { name: /Queries|Payments|Add query/ })).toHaveCount(0);
  await expect(phone.getByRole('heading', { name: 'At a glance' })).toHaveCount(0);
  await phone.setViewportSize(DESK);
  await expect(phone.getByRole('link', { name: /Queries|Payments|Add query|Fabrics/ })).toHaveCount(0);
  await expectAccessible(phone);
  for (const width of [360, 390]) {
    await phone.setViewportSize({ ...PHONE, width });
    const button = await phone.getByRole('link', { name: `Count rolls: ${order.number}` }).boundingBox();
    expect(button?.height).toBeGreaterThanOrEqual(56);
    expect(button?.width).toBeGreaterThan(width * 0.7);
  }
  // What counting needs was read with the list.
  await expect
    .poll(() => phone.evaluate(() => localStorage.getItem('selvedge.cache')?.includes('"rolls"') ?? false))
    .toBe(true);

  await shellKept(phone);
  await context.setOffline(true);
  await phone.getByRole('link', { name: `Count rolls: ${order.number}` }).click();
  await phone.getByRole('button', { name: 'Check rolls of shipment 1' }).click();
  const sheet = phone.getByRole('dialog', { name: 'Rolls of shipment 1' });
  await sheet.getByRole('button', { name: 'Received: roll R1, as labelled' }).click();
  await sheet.getByRole('button', { name: 'Report a problem with roll R3' }).click();
  await sheet.getByRole('button', { name: 'Roll is missing' }).click();
  await expect(sheet).toContainText('You are offline.');
  await context.setOffline(false);
  await expect
    .poll(async () => (await delivery.rolls(order.orderId)).filter(({ state }) => state !== 'sent').length)
    .toBe(2);

  await phone.goto('/customer/home');
  await expect(phone.getByText('3 rolls')).toBeVisible();
  // The form was read with the list, and is filled in where the goods lie.
  await expect
    .poll(() => phone.evaluate(() => localStorage.getItem('selvedge.cache')?.includes('issue-form') ?? false))
    .toBe(true);
  await context.setOffline(true);
  await phone.getByRole('link', { name: `Raise an issue: ${order.number}` }).click();
  await expect(phone.getByText('You are offline. Fill this in')).toBeVisible();
  await phone.getByLabel('Kind of fault').selectOption({ label: 'Weaving' });
  await phone.getByLabel('Fault', { exact: true }).selectOption({ label: 'Holes, cuts or tears' });
  await phone.getByRole('checkbox', { name: 'R1' }).check();
  await phone.getByLabel('How much is affected?').fill('45');
  await phone.getByRole('radio', { name: 'No', exact: true }).check();
  await phone.getByLabel('Add photos').setInputFiles(await photoFiles(2));
  await expect(phone.getByRole('button', { name: /^Try uploading/ })).toHaveCount(2);
  await context.setOffline(false);
  await expect(phone.getByRole('list', { name: 'Photos' }).getByText('Uploaded')).toHaveCount(2);
  await phone.getByRole('radio', { name: 'Credit note' }).check();
  await phone.getByRole('checkbox', { name: 'I accept the return and refund policy.' }).check();
  await phone.getByRole('button', { name: 'Raise issue' }).click();
  await expect(phone).toHaveURL(/view=issue&id=/);
  // Neither money nor a button that is not theirs.
  await phone.goto('/customer/orders?orderTab=40');
  await expect(phone.getByText(order.number)).toBeVisible();
  await expect(phone.getByRole('main')).not.toContainText('to pay');
  await expect(phone.getByRole('link', { name: /^(Pay|Order again)/ })).toHaveCount(0);
  await phone.goto('/customer/account');
  await expect(phone.getByRole('region', { name: 'Messages' })).toBeVisible();
  await expect(phone.getByRole('region', { name: 'Payments' })).toBeHidden();
  // A link to somebody else's work says who does it.
  await phone.goto('/customer/payments');
  await expect(phone.getByText(`Ask ${customer.name}.`)).toBeVisible();
  await context.close();
});
