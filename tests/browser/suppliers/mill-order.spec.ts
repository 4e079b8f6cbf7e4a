/** After the order: the mill reports from its phone, the desk looks at it once and then trusts it, the buyer sees the plan. */
import { randomInt } from 'node:crypto';
import { readOrderForStaff } from '#contract/staff/order-desk.ts';
import { changeSupplier, readSupplier } from '#contract/staff/requests.ts';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { expect } from '#tests/support/browser/browser-test.ts';
import { test } from '#tests/support/browser/production.ts';

const PHONE = { width: 390, height: 844 };

test('a mill starts, moves and finishes its work, sends rolls and says that they are ready', async ({
  production,
  ordering: { staff: desk },
  openDesk,
  outbox,
  browser,
  address,
  page: buyer,
  complaints,
}) => {
  test.slow();
  complaints.allowFailedCalls();
  const phone = `+9198${randomInt(10_000_000, 99_999_999)}`;
  const { orderId, number, path } = await production.aPlannedOrder();
  await production.finish(orderId, 'T03');
  const { mill: seller } = await desk(readOrderForStaff, { params: { orderId } });
  const params = { supplierId: seller.supplierId };
  const {
    supplierId: _,
    invitations: __,
    ownMarginPercent: ___,
    reportsDirectly: ____,
    ...form
  } = await desk(readSupplier, { params });
  const contacts = [{ name: 'Ramesh', phone, email: null, whatsapp: null }];
  await desk(changeSupplier, { params, body: { ...form, contacts } });

  const mill = await (
    await browser.newContext({ viewport: PHONE, extraHTTPHeaders: { 'x-forwarded-for': address } })
  ).newPage();
  await mill.goto('/supplier/');
  await mill.getByLabel('Mobile number or email').fill(phone);
  await mill.getByRole('button', { name: 'Send code' }).click();
  await mill.getByLabel('Code', { exact: true }).fill(await outbox.codeFor(phone));
  await mill.getByRole('link', { name: new RegExp(number) }).click();
  await expect(mill.getByRole('heading', { name: 'Your work' })).toBeVisible();
  await expectAccessible(mill);
  const task = 'Greige procured, inward at process house';
  await mill.getByRole('button', { name: `Start: ${task}` }).click();
  await expect(mill.getByText('Sent to our desk.')).toBeVisible();

  const { page: staff, context } = await openDesk('production');
  await staff.goto('/desk/mill-reports');
  const line = staff.getByRole('listitem').filter({ hasText: number });
  await expect(line).toContainText(`Work started: ${task}`);
  await expectAccessible(staff);
  await line.getByRole('button', { name: /^Accept/ }).click();
  await expect(staff.getByText('Accepted.')).toBeVisible();
  await staff.goto(`/desk/suppliers/${seller.supplierId}`);
  await staff.getByRole('button', { name: 'Put into the plan directly' }).click();
  await expect(staff.getByText('goes straight into the plan')).toBeVisible();

  await mill.reload();
  await expect(mill.getByText('Accepted')).toBeVisible();
  await mill.getByRole('button', { name: `New day: ${task}` }).click();
  await mill.getByLabel('Reason').selectOption({ label: 'Yarn or greige arrived late' });
  await expectAccessible(mill);
  await mill.getByRole('button', { name: 'Send new day' }).click();
  await expect(mill.getByText('In the plan')).toBeVisible();
  await mill.getByRole('button', { name: `Finished: ${task}` }).click();
  await expect(mill.getByText(/^done /).first()).toBeVisible();
  await buyer.goto(path);
  await expect(buyer.getByText(seller.name)).toHaveCount(0);

  await mill.getByText('Packed rolls', { exact: true }).click();
  const list = mill.getByLabel('Roll list');
  await list.fill('roll,lot,length\nR1,A,120\nR2,A,many');
  await mill.getByRole('button', { name: 'Send roll list' }).click();
  await expect(mill.getByRole('alert')).toContainText('line 3');
  await list.fill('roll,lot,length\nR1,A,120\nR2,A,118.5');
  await mill.context().setOffline(true);
  await mill.getByRole('button', { name: 'Send roll list' }).click();
  await expect(mill.getByText('kept on this phone')).toBeVisible();
  await mill.context().setOffline(false);
  await expect(
    mill.getByText('Packed rolls: 2 rolls').or(mill.getByText('2 rolls', { exact: true })),
  ).toBeVisible();
  await mill.getByText('Ready for pick-up', { exact: true }).click();
  await mill.getByRole('button', { name: 'Goods are ready' }).click();
  await expect(mill.getByText('Sent.')).toBeVisible();
  await mill.context().close();
  await context.close();
});
