/** An invoice at the registry: numbered once, whatever breaks on the way, and its goods leave after that. */
import { expect, test } from 'vitest';
import { addBookRule } from '#contract/staff/books.ts';
import * as desk from '#contract/staff/delivery.ts';
import * as contract from '#contract/staff/registrations.ts';
import { callTaxRegistry } from '#server/capabilities/delivery/registration/call-registry.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import { aPackedOrder, dispatchesSeenBy, pack, somePapers, someRolls } from '#tests/support/data/delivery.ts';
import { issueAndRender } from '#tests/support/data/documents.ts';
import { aPlannedOrder, finish } from '#tests/support/data/production.ts';
import {
  aboveThreshold,
  askRegistry,
  issuedGoods,
  theRegistration,
} from '#tests/support/data/registered-goods.ts';
import {
  openRegistryServer,
  registryEnvironment,
  signedQr,
} from '#tests/support/providers/registry-server.ts';
import { serverForFile } from '#tests/support/providers/server-for-file.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { openWorld } from '#tests/support/server/world.ts';

const registry = await serverForFile(openRegistryServer());
const world = await bookedWorldForFile({ env: registryEnvironment(registry) });
const staff = await world.asStaff('production');
await aboveThreshold(world);

const leave = (dispatchId: string, body: { ewayBill?: string; eta?: string } = {}) =>
  staff.call(contract.leaveDispatch, { params: { dispatchId }, body });
/** Past the breaker's pause; what waits for a longer one is due at once. */
async function later(): Promise<void> {
  world.clock.advance(31);
  const due_at = world.clock.now();
  const waiting = world.services.db.unscoped.updateTable('invoice_registrations').set({ due_at });
  await waiting.where('due_at', 'is not', null).execute();
}

test('goods wait for IRN and e-way bill, and leave with both', async () => {
  const goods = await issuedGoods(world, staff);
  expect(goods.issued).toMatchObject({ status: 'packed', invoice: null });
  expect(await theRegistration(staff, goods)).toMatchObject({ state: 'waiting', way: 'waiting', moves: [] });
  expect((await refusalOf(leave(goods.dispatchId))).body.fields).toEqual({
    ewayBill: 'The invoice is on its way to the registry. Wait for its IRN.',
  });
  await askRegistry(world);
  const registered = await theRegistration(staff, goods);
  expect(registered).toMatchObject({
    state: 'registered',
    irn: expect.stringMatching(/^[0-9a-f]{64}$/),
    way: 'made',
    waitsFor: null,
    moves: ['leave', 'cancel'],
  });
  const left = await leave(goods.dispatchId);
  expect(left).toMatchObject({
    status: 'dispatched',
    ewayBill: registered.ewayBill,
    invoice: { number: registered.number, total: registered.total, isUnderWay: false },
  });
  expect((await refusalOf(leave(goods.dispatchId))).body.code).toBe('illegal_transition');
  expect(registry.registeringCalls()).toBe(1);
});

test('goods that the plan still keeps get no invoice: no number is taken and the registry is not asked', async () => {
  const payable = await aPlannedOrder(world, { quality: { kind: 'stock' } });
  const calls = registry.registeringCalls();
  const refused = await refusalOf(issuedGoods(world, staff, { payable }));
  expect([refused.code, refused.body.details?.message]).toEqual([
    'task_blocked',
    expect.stringMatching(/^“.+” has to be finished first\.$/),
  ]);
  await askRegistry(world);
  expect(registry.registeringCalls()).toBe(calls);
  await finish(world, payable, 'T31');
  const [dispatch] = (
    await staff.call(desk.listDispatchesForStaff, { params: { orderId: payable.order.orderId } })
  ).packed;
  const { ewayBill: _typed, ...papers } = somePapers(world, { distanceKm: 290 });
  const issued = staff.call(desk.sendDispatch, {
    params: { dispatchId: dispatch?.dispatchId ?? '' },
    body: papers,
  });
  expect(await issued).toMatchObject({ status: 'packed' });
});

test('while the invoice is with the registry nobody repacks, cancels or sends the goods again', async () => {
  const goods = await issuedGoods(world, staff);
  const params = { dispatchId: goods.dispatchId };
  const words = { rolls: expect.stringContaining('Cancel the invoice first.') };
  const rolls = someRolls([250, 250]);
  const tries = [
    () => staff.call(desk.repackDispatch, { params, body: { rolls } }),
    () => staff.call(desk.cancelDispatch, { params, body: {} }),
    () => staff.call(desk.sendDispatch, { params, body: somePapers(world) }),
  ];
  for (const one of tries) expect((await refusalOf(one())).body.fields).toEqual(words);
});

test('sent twice at once, one invoice is issued', async () => {
  const payable = await aPackedOrder(world);
  const { dispatchId } = await pack(staff, payable, someRolls([250, 250]));
  const send = () => staff.call(desk.sendDispatch, { params: { dispatchId }, body: somePapers(world) });
  const outcomes = await Promise.allSettled([send(), send()]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('a registry that is down loses nothing: the goods wait, and the next answer counts', async () => {
  registry.become('down');
  const goods = await issuedGoods(world, staff);
  await askRegistry(world);
  expect(await theRegistration(staff, goods)).toMatchObject({
    state: 'waiting',
    problem: 'No usable answer yet (status 503).',
    moves: [],
  });
  expect((await refusalOf(leave(goods.dispatchId, { ewayBill: '301004471182' }))).body.fields).toEqual({
    registry: 'The registry hasn’t answered yet, so the goods wait for the IRN. We keep trying.',
  });
  registry.recover();
  await later();
  await askRegistry(world);
  expect(await theRegistration(staff, goods)).toMatchObject({ state: 'registered', problem: null });
});

test('by the owner’s rule goods leave while the registry is down, and the buyer gets the paper with its IRN', async () => {
  const owner = await world.asStaff('owner');
  const today = world.clock.now().toISOString().slice(0, 10);
  await owner.call(addBookRule, { body: { name: 'registry_down', value: 'leave', effectiveFrom: today } });
  registry.become('down');
  const goods = await issuedGoods(world, staff);
  await refusalOf(leave(goods.dispatchId, { ewayBill: '301004471182' }));
  await askRegistry(world);
  expect((await refusalOf(leave(goods.dispatchId))).body.fields).toHaveProperty('ewayBill');
  const left = await leave(goods.dispatchId, { ewayBill: '3010 0447 1182' });
  expect(left).toMatchObject({ ewayBill: '301004471182', invoice: { isUnderWay: true } });
  const { orderId } = goods.payable.order;
  const papers = async () => {
    await issueAndRender(world, orderId);
    const { rows } = await papersOf(orderId);
    return rows;
  };
  expect(await papers()).toBe(0);
  expect((await dispatchesSeenBy(goods.payable)).intransitData[0]?.invoice?.isUnderWay).toBe(true);
  registry.recover();
  await later();
  await askRegistry(world);
  expect(await theRegistration(staff, goods)).toMatchObject({
    state: 'registered',
    way: 'none',
    hasLeft: true,
  });
  expect(await papers()).toBe(1);
  expect((await dispatchesSeenBy(goods.payable)).intransitData[0]?.invoice?.isUnderWay).toBe(false);
});

async function papersOf(orderId: string): Promise<{ rows: number }> {
  const found = await world.services.db.unscoped
    .selectFrom('documents')
    .select('document_id')
    .where('order_id', '=', orderId)
    .where('type', '=', 'tax_invoice')
    .execute();
  return { rows: found.length };
}

test('an answer that was lost is found again, and nothing is registered twice', async () => {
  registry.become('lost');
  const goods = await issuedGoods(world, staff);
  await askRegistry(world);
  expect(await theRegistration(staff, goods)).toMatchObject({ state: 'waiting' });
  const held = registry.entries.size;
  registry.recover();
  await later();
  await askRegistry(world);
  expect(await theRegistration(staff, goods)).toMatchObject({ state: 'registered', way: 'made' });
  expect(registry.entries.size).toBe(held);
  expect(registry.registeringCalls()).toBe(1);
});

test('a lost answer about the e-way bill is found with its invoice', async () => {
  const goods = await issuedGoods(world, staff);
  const { makeEwayBill } = world.services.taxRegistry;
  world.services.taxRegistry.makeEwayBill = async (gstin, way) => {
    await makeEwayBill(gstin, way);
    throw new Error('killed between call and write');
  };
  await askRegistry(world);
  world.services.taxRegistry.makeEwayBill = makeEwayBill;
  expect(await theRegistration(staff, goods)).toMatchObject({ state: 'registered', way: 'waiting' });
  await later();
  await askRegistry(world);
  const { ewayBill, way } = await theRegistration(staff, goods);
  expect([way, ewayBill]).toEqual(['made', expect.stringMatching(/^\d{12}$/)]);
});

test('killed between call and write, the next one finds what was registered', async () => {
  const goods = await issuedGoods(world, staff);
  const { transaction } = world.services.db;
  world.services.db.transaction = () => Promise.reject(new Error('killed'));
  await callTaxRegistry(world.services).catch(() => null);
  world.services.db.transaction = transaction;
  expect(await theRegistration(staff, goods)).toMatchObject({ state: 'waiting' });
  expect(registry.registeringCalls()).toBe(1);
  await later();
  await askRegistry(world);
  expect(await theRegistration(staff, goods)).toMatchObject({ state: 'registered' });
  expect(registry.registeringCalls()).toBe(1);
});

test('two workers at once register it once', async () => {
  const beside = await openWorld({ beside: world, env: registryEnvironment(registry) });
  const goods = await Promise.all([issuedGoods(world, staff), issuedGoods(world, staff)]);
  const held = registry.entries.size;
  await Promise.all([askRegistry(world), askRegistry(beside), askRegistry(world), askRegistry(beside)]);
  expect(registry.entries.size).toBe(held + 2);
  expect(registry.registeringCalls()).toBe(2);
  for (const one of goods)
    expect(await theRegistration(staff, one)).toMatchObject({ state: 'registered', way: 'made' });
  await beside.close();
});

test.each([
  ['another IRN', { Irn: 'b'.repeat(64) }, 'its IRN is not that of this invoice'],
  ['a code that is no JWT', { SignedQRCode: 'not.signed' }, 'the code is not signed by the registry'],
  ['an unreadable acknowledgement', { AckNo: {} }, 'unreadable answer'],
])('a gateway that answers with %s is not believed', async (_what, lie, reason) => {
  const goods = await issuedGoods(world, staff);
  registry.lieWith(lie);
  await askRegistry(world);
  expect(await theRegistration(staff, goods)).toMatchObject({
    state: 'waiting',
    irn: null,
    problem: `No usable answer yet (${reason}).`,
  });
  registry.recover();
  await later();
  await askRegistry(world);
  expect(await theRegistration(staff, goods)).toMatchObject({ state: 'registered' });
});

test('a signed code about another amount is another invoice, and refused in words', async () => {
  const goods = await issuedGoods(world, staff);
  const { registerInvoice } = world.services.taxRegistry;
  world.services.taxRegistry.registerInvoice = async (gstin, invoice) => {
    const answer = await registerInvoice(gstin, invoice);
    return answer && { ...answer, signedQr: signedQr(invoice, answer.irn, { TotInvVal: 1 }) };
  };
  await askRegistry(world);
  world.services.taxRegistry.registerInvoice = registerInvoice;
  expect(await theRegistration(staff, goods)).toMatchObject({
    state: 'refused',
    problem: expect.stringContaining('already holds this number for another buyer or amount'),
  });
});
