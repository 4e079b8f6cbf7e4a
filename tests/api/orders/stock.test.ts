import { beforeAll, expect, test } from 'vitest';
import { changeCustomer } from '#contract/customer/account.ts';
import { readOrderConfig } from '#contract/customer/order-prices.ts';
import {
  aKnownBuyer,
  anOrderingBuyer,
  aPricedWorld,
  aQuality,
  freeMetres,
  type OrderingBuyer,
  place,
  termsFor,
} from '#tests/support/data/orders.ts';
import { endHolds } from '#tests/support/data/payments.ts';
import { rowsOf } from '#tests/support/database/database-facts.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
const secondProcess = await worldForFile(openWorld({ beside: world }));
let buyer: OrderingBuyer;
beforeAll(async () => {
  await aPricedWorld(world);
  buyer = await aKnownBuyer(world);
});

test('a stock quality shows its lots by colour and holds what is ordered of them', async () => {
  const { fabId, lotIds } = await aQuality(world, {
    lots: [
      { colour: 'Navy', metres: 3400 },
      { colour: 'White', metres: 900 },
    ],
  });
  const config = await buyer.call(readOrderConfig, { query: { fabId } });
  expect(config).toMatchObject({
    quoteId: null,
    source: 'stock_lot',
    minimum: { thousandths: '500000' },
    maximum: { thousandths: '4300000' },
    step: { thousandths: '50000' },
    suggested: { thousandths: '500000' },
    advancePercent: 100,
    needsApprovalCode: false,
    validTill: null,
  });
  expect(config.colours).toEqual([
    { colour: 'Navy', lotId: lotIds[0], free: { thousandths: '3400000', unit: 'metre' } },
    { colour: 'White', lotId: lotIds[1], free: { thousandths: '900000', unit: 'metre' } },
  ]);
  const lines = [
    { colour: null, quantity: '1400', lotId: lotIds[0] ?? null },
    { colour: 'white', quantity: '600' },
  ];
  const order = await place(buyer, termsFor(buyer, { fabId, quantity: '2000', lines }));
  expect(order).toMatchObject({ source: 'stock_lot', needsApprovalCode: false, quoteId: null, status: 5 });
  expect(order.allowedMoves).toEqual(['pay', 'cancel', 'change_quantity']);
  expect(order.lines.map(({ colour }) => colour)).toEqual(['Navy', 'White']);
  expect([await freeMetres(world, lotIds[0] ?? ''), await freeMetres(world, lotIds[1] ?? '')]).toEqual([
    2000, 300,
  ]);
  const missing = await refusalOf(place(buyer, termsFor(buyer, { fabId, quantity: '2000' })));
  expect(missing.body.fields).toEqual({ lines: 'Choose a colour.' });
});

test('a colour that is short is gone even when another one has plenty', async () => {
  const { fabId, lotIds } = await aQuality(world, {
    lots: [
      { colour: 'Navy', metres: 5000 },
      { colour: 'White', metres: 200 },
    ],
  });
  const lines = [
    { colour: 'Navy', quantity: '500' },
    { colour: 'White', quantity: '500' },
  ];
  const refused = await refusalOf(place(buyer, termsFor(buyer, { fabId, quantity: '1000', lines })));
  expect([refused.status, refused.code]).toEqual([409, 'stock_gone']);
  expect(await freeMetres(world, lotIds[0] ?? '')).toBe(5000);
});

test('yards of a stock quality are taken as metres', async () => {
  const abroad = await anOrderingBuyer(world, 'INTL');
  const { fabId, lotIds } = await aQuality(world, { lots: [{ colour: 'Navy', metres: 1000 }] });
  const config = await abroad.call(readOrderConfig, { query: { fabId } });
  expect(config).toMatchObject({
    unit: 'yard',
    minimum: { thousandths: '550000', unit: 'yard' },
    maximum: { thousandths: '1093613', unit: 'yard' },
    rate: { price: { minor: '97', currency: 'USD' }, unit: 'yard' },
    ports: ['Chattogram', 'Hamburg'],
    currencyRate: { from: 'USD', to: 'INR', rate: '90' },
  });
  await place(abroad, termsFor(abroad, { fabId, quantity: '1000' }));
  expect(await freeMetres(world, lotIds[0] ?? '')).toBe(85.6);
});

test('whoever reads in yards hears of the whole lot in both units', async () => {
  const reader = await aKnownBuyer(world);
  await reader.call(changeCustomer, { params: { customerId: 'me' }, body: { unit: 'yard' } });
  const { fabId, lotIds } = await aQuality(world, {
    kind: 'bundle',
    lots: [{ colour: 'Mixed', metres: 730 }],
  });
  const part = { colour: 'Mixed', quantity: '700', lotId: lotIds[0] ?? null };
  const refused = await refusalOf(place(reader, termsFor(reader, { fabId, quantity: '700', lines: [part] })));
  expect(refused.body.fields).toEqual({ lines: 'This lot is sold whole: 730 m (798.34 yd).' });
});

test('a bundle is sold whole or not at all', async () => {
  const { fabId, lotIds } = await aQuality(world, {
    kind: 'bundle',
    lots: [
      { colour: 'Mixed', metres: 730 },
      { colour: 'Blues', metres: 410 },
    ],
  });
  const part = { colour: 'Mixed', quantity: '700', lotId: lotIds[0] ?? null };
  const refused = await refusalOf(place(buyer, termsFor(buyer, { fabId, quantity: '700', lines: [part] })));
  expect(refused.body.fields).toEqual({ lines: 'This lot is sold whole: 730 m.' });
  const terms = termsFor(buyer, { fabId, quantity: '730', lines: [{ ...part, quantity: '730' }] });
  const order = await place(buyer, terms);
  expect(order).toMatchObject({ needsApprovalCode: true, source: 'stock_lot' });
  expect([await freeMetres(world, lotIds[0] ?? ''), await freeMetres(world, lotIds[1] ?? '')]).toEqual([
    0, 410,
  ]);
  const again = await refusalOf(place(buyer, terms));
  expect([again.status, again.code]).toEqual([409, 'stock_gone']);
});

test('the database itself never sells what is not there', async () => {
  const { lotIds } = await aQuality(world);
  const below = world.services.db.unscoped
    .updateTable('stock_lots')
    .set({ free_thousandths: -1n })
    .where('lot_id', '=', lotIds[0] ?? '')
    .execute();
  await expect(below).rejects.toMatchObject({ code: '23514' });
});

test('an order that is refused leaves nothing behind', async () => {
  const { fabId } = await aQuality(world, { lots: [] });
  const before = await rowsOf(
    world.services,
    'orders',
    'order_lines',
    'stock_holds',
    'instalments',
    'history',
  );
  const refused = await refusalOf(place(buyer, termsFor(buyer, { fabId, quantity: '500' })));
  expect(refused.code).toBe('stock_gone');
  expect(
    await rowsOf(world.services, 'orders', 'order_lines', 'stock_holds', 'instalments', 'history'),
  ).toEqual(before);
});

test('of 200 orders at the same moment over two processes exactly as many win as there is stock', async () => {
  const { fabId, lotIds } = await aQuality(world, { lots: [{ colour: 'Navy', metres: 20_000 }] });
  const [lotId = ''] = lotIds;
  const visitors = [world, secondProcess].map((process) => process.visitor({ token: buyer.token }));
  const payload = termsFor(buyer, { fabId, quantity: '550' });
  const send = (attempt: number) =>
    // A busy machine may say "later": the same key asks again, as the app does.
    waitFor(
      'an answer',
      async () => {
        const answer = await visitors[attempt % 2]?.inject({
          method: 'POST',
          url: '/apifabric/orders/provisional/',
          payload,
          headers: { 'idempotency-key': `stock-${lotId}-${attempt}` },
        });
        return answer?.statusCode === 503 ? null : answer;
      },
      50_000,
    );
  const answers = await Promise.all(Array.from({ length: 200 }, (_, attempt) => send(attempt)));
  const codes = answers.map((answer) => answer?.statusCode);
  // 36 times 550 m are 19,800 m: 200 m stay.
  expect(codes.filter((code) => code === 200)).toHaveLength(36);
  expect(codes.filter((code) => code === 409)).toHaveLength(164);
  expect(await freeMetres(world, lotId)).toBe(200);
  const lost = answers.find((answer) => answer?.statusCode === 409)?.json() as {
    error: { code: string; details: { message: string } };
  };
  expect(lost.error.code).toBe('stock_gone');
  expect(lost.error.details.message).toMatch(/^Stock left: /);

  world.clock.advance(30 * 60);
  await Promise.all([endHolds(world), endHolds(secondProcess)]);
  expect(await freeMetres(world, lotId)).toBe(20_000);
});
