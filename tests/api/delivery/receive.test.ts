import { expect, test } from 'vitest';
import { receiveRolls } from '#contract/customer/delivery.ts';
import { readOrder } from '#contract/customer/orders.ts';
import { openWindowSince, windowClosesAt } from '#domain/issues/claim-window.ts';
import { ORDER_STATUS_CODE } from '#domain/orders/order-status.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import {
  aPackedOrder,
  deliver,
  dispatchesSeenBy,
  pack,
  rollsSeenBy,
  ship,
  someRolls,
} from '#tests/support/data/delivery.ts';
import { raise } from '#tests/support/data/issues.ts';
import type { PayableOrder } from '#tests/support/data/payments.ts';
import { openStreamFromNow } from '#tests/support/server/event-stream.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';

const world = await bookedWorldForFile();
const staff = await world.asStaff('production');

type Count = Parameters<typeof countsOf>[1][number];

function countsOf({ buyer, order: { orderId } }: PayableOrder, rolls: Parameters<typeof body>[0]) {
  return buyer.call(receiveRolls, { params: { orderId }, body: body(rolls) });
}
function body(
  rolls: {
    rollId: string;
    state?: 'received' | 'missing';
    length?: string;
    countedAt?: string;
    note?: string;
  }[],
) {
  return { rolls };
}

async function aSentOrder(): Promise<{ payable: PayableOrder; ids: string[]; dispatchId: string }> {
  const payable = await aPackedOrder(world);
  const { dispatchId } = await ship(world, staff, payable);
  const ids = (await rollsSeenBy(payable)).map(({ rollId }) => rollId);
  return { payable, ids, dispatchId };
}

test('a shortage beyond the tolerance is ready to be raised, with its rolls named', async () => {
  const { payable, ids, dispatchId } = await aSentOrder();
  await deliver(staff, dispatchId);
  const [whole = '', within = '', short = '', missing = ''] = ids;
  const seen = await countsOf(payable, [
    { rollId: whole },
    { rollId: within, length: '99.6' },
    { rollId: short, length: '97.25', note: 'Cut edge' },
    { rollId: missing, state: 'missing' },
  ]);
  expect(seen.deliveredData[0]?.receipt).toEqual({
    received: 3,
    missing: 1,
    unchecked: 1,
    receivedLength: { thousandths: '296850', unit: 'metre' },
    short: { thousandths: '103150', unit: 'metre' },
    claimable: 2,
  });
  const deliveredAt = new Date(seen.deliveredData[0]?.deliveredAt ?? '');
  const reportBy = windowClosesAt('short_length', deliveredAt).toISOString();
  expect(seen.fabricIssues).toEqual([
    {
      dispatchId,
      number: 1,
      kind: 'missing_rolls',
      reportBy,
      rolls: [{ rollId: missing, rollNumber: 'R4', short: { thousandths: '100000', unit: 'metre' } }],
      short: { thousandths: '100000', unit: 'metre' },
    },
    {
      dispatchId,
      number: 1,
      kind: 'short_rolls',
      reportBy,
      rolls: [{ rollId: short, rollNumber: 'R3', short: { thousandths: '2750', unit: 'metre' } }],
      short: { thousandths: '2750', unit: 'metre' },
    },
  ]);
});

test('nobody is invited to claim what is out of time, has been claimed, or has not arrived', async () => {
  const { payable, ids, dispatchId } = await aSentOrder();
  const rollIds = ids.slice(0, 2);
  await countsOf(
    payable,
    rollIds.map((rollId): Count => ({ rollId, state: 'missing' })),
  );
  const invited = async () =>
    (await dispatchesSeenBy(payable)).fabricIssues.flatMap(({ rolls }) => rolls.map(({ rollId }) => rollId));
  expect(await invited()).toEqual([]);
  await deliver(staff, dispatchId);
  expect(await invited()).toEqual(rollIds);
  const claim = { defect: 'short_ship', quantity: '100', isCut: undefined } as const;
  await raise({ ...payable, rollIds }, { ...claim, rollIds: rollIds.slice(0, 1) });
  expect(await invited()).toEqual(rollIds.slice(1));
  await world.services.db.unscoped
    .updateTable('dispatches')
    .set({ delivered_at: openWindowSince('short_length', world.clock.now()) })
    .where('dispatch_id', '=', dispatchId)
    .execute();
  expect(await invited()).toEqual([]);
});

test('when the last roll is received the order is delivered, whatever the transporter says', async () => {
  const { payable, ids } = await aSentOrder();
  const status = async () =>
    (await payable.buyer.call(readOrder, { params: { orderId: payable.order.orderId } })).status;
  await countsOf(
    payable,
    ids.slice(0, 4).map((rollId): Count => ({ rollId })),
  );
  expect(await status()).toBe(ORDER_STATUS_CODE.dispatched);
  const seen = await countsOf(payable, [{ rollId: ids[4] ?? '', state: 'missing' }]);
  expect(seen.deliveredData).toHaveLength(1);
  expect(await status()).toBe(ORDER_STATUS_CODE.delivered);
});

test('a later count corrects an earlier one, and one that comes late corrects nothing', async () => {
  const { payable, ids } = await aSentOrder();
  const rollId = ids[0] ?? '';
  const at = (seconds: number) => new Date(world.clock.now().getTime() + seconds * 1000).toISOString();
  await countsOf(payable, [{ rollId, length: '98', countedAt: at(-60) }]);
  await countsOf(payable, [{ rollId, length: '96', countedAt: at(-120) }]);
  const read = async () => (await rollsSeenBy(payable)).find((roll) => roll.rollId === rollId);
  expect((await read())?.received).toBe('98000');
  await countsOf(payable, [{ rollId, length: '99', countedAt: at(-30) }]);
  expect((await read())?.received).toBe('99000');
  // A clock that runs ahead does not keep later counts out.
  await countsOf(payable, [{ rollId, state: 'missing', countedAt: at(86_400) }]);
  world.clock.advance(5);
  await countsOf(payable, [{ rollId }]);
  expect(await read()).toMatchObject({ state: 'received', received: '100000' });
});

test('only rolls of this order that have left can be received', async () => {
  const { payable } = await aSentOrder();
  const { ids: foreign } = await aSentOrder();
  const other = await refusalOf(countsOf(payable, [{ rollId: foreign[0] ?? '' }]));
  expect(other).toMatchObject({ status: 404, code: 'not_found' });
  const waiting = await aPackedOrder(world);
  await pack(staff, waiting, someRolls([100]));
  expect(await rollsSeenBy(waiting)).toEqual([]);
  const { roll_id: rollId } = await world.services.db.unscoped
    .selectFrom('dispatch_rolls')
    .innerJoin('dispatches', 'dispatches.dispatch_id', 'dispatch_rolls.dispatch_id')
    .select('roll_id')
    .where('order_id', '=', waiting.order.orderId)
    .executeTakeFirstOrThrow();
  expect((await refusalOf(countsOf(waiting, [{ rollId }]))).status).toBe(404);
  const wrong = await refusalOf(countsOf(payable, [{ rollId: foreign[0] ?? '', length: 'x' }]));
  expect(wrong.status).toBe(404);
  const [mine] = await rollsSeenBy(payable);
  const typed = await refusalOf(countsOf(payable, [{ rollId: mine?.rollId ?? '', length: 'ten' }]));
  expect(typed.body.fields).toHaveProperty('length');
  const long = await refusalOf(countsOf(payable, [{ rollId: mine?.rollId ?? '', length: '201' }]));
  expect(long.body.fields).toHaveProperty('length');
});

test('every count reaches another open screen of the company', async () => {
  const { payable, ids } = await aSentOrder();
  const origin = await world.app.listen({ port: 0, host: '127.0.0.1' });
  const stream = await openStreamFromNow(world, origin, payable.buyer);
  await waitFor('the stream', () => stream.status === 200);
  await countsOf(payable, [{ rollId: ids[0] ?? '' }]);
  const heard = await waitFor('the word', () =>
    stream.events.find(({ event, data }) => event === 'change' && JSON.stringify(data).includes('delivery')),
  );
  expect(heard.event).toBe('change');
  stream.close();
});

test('two thousand rolls are listed, added up and received, each by one query', async () => {
  const rolls = someRolls(Array.from({ length: 2000 }, () => 2.5));
  const payable = await aPackedOrder(world, { quantity: '5000' });
  await ship(world, staff, payable, { rolls });
  const [dispatch] = (await dispatchesSeenBy(payable)).intransitData;
  expect(dispatch).toMatchObject({
    totals: { rolls: 2000, bales: 500, length: { thousandths: '5000000' } },
    lots: [
      { lot: 'A', rolls: 1000 },
      { lot: 'B', rolls: 1000 },
    ],
  });
  const seen = await rollsSeenBy(payable);
  expect(seen).toHaveLength(2000);
  for (let from = 0; from < 2000; from += 500) {
    await countsOf(
      payable,
      seen.slice(from, from + 500).map(({ rollId }): Count => ({ rollId })),
    );
  }
  const [arrived] = (await dispatchesSeenBy(payable)).deliveredData;
  expect(arrived?.receipt).toMatchObject({ received: 2000, unchecked: 0, claimable: 0 });
});
