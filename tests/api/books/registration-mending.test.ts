/** What the registry refused is mended and tried again; what it numbered is cancelled while it lets us. */
import { expect, test } from 'vitest';
import { prepareBookFile, readReturn } from '#contract/staff/books.ts';
import { previewCancelForStaff } from '#contract/staff/cancel-order.ts';
import * as desk from '#contract/staff/delivery.ts';
import * as contract from '#contract/staff/registrations.ts';
import { readToday } from '#contract/staff/today.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import { aPackedOrder, pack, somePapers, someRolls } from '#tests/support/data/delivery.ts';
import {
  aboveThreshold,
  askRegistry,
  issuedGoods,
  theRegistration,
} from '#tests/support/data/registered-goods.ts';
import { openRegistryServer, registryEnvironment } from '#tests/support/providers/registry-server.ts';
import { serverForFile } from '#tests/support/providers/server-for-file.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';

const registry = await serverForFile(openRegistryServer());
const world = await bookedWorldForFile({ env: registryEnvironment(registry) });
const staff = await world.asStaff('production');
const accounts = await world.asStaff('accounts');
await aboveThreshold(world);

const leave = (dispatchId: string, body: { ewayBill?: string; eta?: string } = {}) =>
  staff.call(contract.leaveDispatch, { params: { dispatchId }, body });
const retry = (registrationId: string) =>
  accounts.call(contract.retryRegistration, { params: { registrationId }, body: {} });
const cancel = (registrationId: string) =>
  accounts.call(contract.cancelRegistration, {
    params: { registrationId },
    body: { reason: 'data_entry', note: 'Wrong vehicle' },
  });
/** Past the breaker's pause; what waits for a longer one is due at once. */
async function later(): Promise<void> {
  world.clock.advance(31);
  const due_at = world.clock.now();
  const waiting = world.services.db.unscoped.updateTable('invoice_registrations').set({ due_at });
  await waiting.where('due_at', 'is not', null).execute();
}

test('a refusal stands at the desk in the registry’s words, and after mending it is tried again', async () => {
  const goods = await issuedGoods(world, staff);
  registry.refuseWith('3028', 'The recipient GSTIN is cancelled');
  await askRegistry(world);
  const refused = await theRegistration(staff, goods);
  expect(refused).toMatchObject({
    state: 'refused',
    problem: 'The recipient GSTIN is cancelled (3028)',
    moves: ['retry', 'cancel'],
  });
  const refusals = (await accounts.call(readToday, {})).find(({ duty }) => duty === 'e_invoice');
  expect(refusals?.items).toMatchObject([
    { title: refused.number, detail: expect.stringContaining(refused.problem ?? '-') },
  ]);
  registry.recover();
  await later();
  await askRegistry(world);
  expect((await theRegistration(staff, goods)).state).toBe('refused');
  expect(await retry(refused.registrationId)).toMatchObject({ state: 'waiting', number: refused.number });
  expect((await refusalOf(retry(refused.registrationId))).body.code).toBe('illegal_transition');
  await askRegistry(world);
  expect(await theRegistration(staff, goods)).toMatchObject({ state: 'registered' });
});

test('cancelled within a day with a reason: the number is burnt, and the goods may be invoiced again', async () => {
  const goods = await issuedGoods(world, staff);
  // The registry acknowledges by the test's own day.
  await askRegistry(world);
  await acknowledgedAt(goods.dispatchId, world.clock.now());
  const { registrationId, number } = await theRegistration(staff, goods);
  expect(
    (
      await refusalOf(
        staff.call(contract.cancelRegistration, {
          params: { registrationId },
          body: { reason: 'other', note: 'x' },
        }),
      )
    ).status,
  ).toBe(403);
  registry.become('lost');
  expect(await cancel(registrationId)).toMatchObject({ state: 'cancelling' });
  await refusalOf(leave(goods.dispatchId));
  await askRegistry(world);
  registry.recover();
  await later();
  await askRegistry(world);
  const { records } = await accounts.call(contract.listRegistrations, {
    query: { state: 'cancelled', q: number },
  });
  expect(records).toMatchObject([{ number, state: 'cancelled', way: 'cancelled', moves: [] }]);
  const seller = { gstin: '27AAPFU0939F1ZV', month: world.clock.now().toISOString().slice(0, 7) };
  const again = await staff.call(desk.sendDispatch, {
    params: { dispatchId: goods.dispatchId },
    body: somePapers(world),
  });
  expect(again.status).toBe('packed');
  const next = await theRegistration(staff, goods);
  expect(next.number).not.toBe(number);
  // The return counts the burnt number among the cancelled ones, and names what has not left.
  const { missing } = await accounts.call(readReturn, { query: seller });
  expect(missing.join(' ')).toContain(`${next.number}: its goods haven’t left yet.`);
  expect(missing.join(' ')).not.toContain(number);
  const { problems } = await accounts.call(prepareBookFile, { body: { kind: 'gstr1_json', ...seller } });
  expect(problems).toEqual([]);
});

test('after a day, or once the goods have left, only a credit note takes it back', async () => {
  const goods = await issuedGoods(world, staff);
  await askRegistry(world);
  await acknowledgedAt(goods.dispatchId, new Date(world.clock.now().getTime() - 24 * 3_600_000));
  const { registrationId } = await theRegistration(staff, goods);
  expect((await refusalOf(cancel(registrationId))).body.fields?.reason).toMatch(/within 24 hours/);
  await leave(goods.dispatchId);
  expect((await refusalOf(cancel(registrationId))).body.fields?.reason).toMatch(/credit note/);
});

/** The played registry's acknowledgements have a day of their own. */
async function acknowledgedAt(dispatchId: string, ack_at: Date): Promise<void> {
  await world.services.db.unscoped
    .updateTable('invoice_registrations')
    .set({ ack_at })
    .where('dispatch_id', '=', dispatchId)
    .execute();
}

test('an order whose invoice is with the registry is not cancelled under it', async () => {
  const goods = await issuedGoods(world, staff);
  const owner = await world.asStaff('owner');
  const params = { orderId: goods.payable.order.orderId };
  const preview = await owner.call(previewCancelForStaff, { params, body: {} });
  expect(preview).toMatchObject({ canCancel: false, message: expect.stringContaining('tax invoice') });
});

test('what the e-way bill lacks is said before the invoice is issued, and a typed one is left alone', async () => {
  const payable = await aPackedOrder(world);
  const { dispatchId } = await pack(staff, payable, someRolls([250, 250]));
  const { vehicleNumber: _none, ewayBill: _typed, ...papers } = somePapers(world);
  const send = (body: typeof papers & { ewayBill?: string }) =>
    staff.call(desk.sendDispatch, { params: { dispatchId }, body });
  expect((await refusalOf(send(papers))).body.fields).toEqual({
    ewayBill: 'The e-way bill can’t be made: the vehicle number is missing.',
  });
  await send({ ...papers, ewayBill: '301004471182' });
  await askRegistry(world);
  const goods = { payable, dispatchId, issued: await leave(dispatchId) };
  expect(goods.issued.ewayBill).toBe('301004471182');
  expect((await theRegistration(staff, goods)).way).toBe('none');
});
