import { expect, test } from 'vitest';
import { previewOrder, readOrderConfig } from '#contract/customer/order-prices.ts';
import { placeProvisionalOrder, readOrder } from '#contract/customer/orders.ts';
import { readRequest } from '#contract/customer/requests.ts';
import { NO_CREDIT_LIMIT } from '#domain/account/choices/credit-period.ts';
import { POPLIN } from '#domain/requests/wizard/poplin-draft.fixture.ts';
import { anApprovedQuote, anOrderingBuyer, aQuality, place, termsFor } from '#tests/support/data/orders.ts';
import { withCredit } from '#tests/support/data/payments.ts';
import { pricedWorldForFile } from '#tests/support/data/priced-world.ts';
import { changesOf } from '#tests/support/server/history.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';

const world = await pricedWorldForFile();
const staff = await world.asStaff();
const buyer = await anOrderingBuyer(world);

test('an approved quote says what may be ordered', async () => {
  const { fabId, quoteId } = await anApprovedQuote(buyer, staff);
  const config = await buyer.call(readOrderConfig, { query: { fabId, quoteId } });
  expect(config).toMatchObject({
    fabId,
    quoteId,
    source: 'quote',
    unit: 'metre',
    step: null,
    suggested: { thousandths: '3000000', unit: 'metre' },
    rate: { price: { minor: '10450', currency: 'INR' }, unit: 'metre' },
    leadDays: 25,
    advancePercent: 20,
    needsApprovalCode: true,
    quotedTerm: 'landed',
    openOrder: null,
    ports: [],
    currencyRate: null,
  });
  expect(config.colours.map(({ colour }) => colour)).toEqual(['Navy', '19-4052 TCX', null]);
  expect(config.deliveryTerms.map(({ term }) => term)).toEqual(['landed', 'self_pickup']);
  expect(await buyer.call(readOrderConfig, { query: { fabId } })).toEqual(config);
  // Nobody lends without a limit: then no period is open, and the buyer reads what to do.
  const days45 = { days: 45, loadBasisPoints: 225 };
  expect(config.creditChoices).toContainEqual({ ...days45, whyNot: NO_CREDIT_LIMIT });
  await withCredit(world, buyer, { minor: 50_000_000n, currency: 'INR' });
  const lent = await buyer.call(readOrderConfig, { query: { fabId } });
  expect(lent.creditChoices).toContainEqual({ ...days45, whyNot: null });
});

test('a dyed cloth of the catalogue is ordered in colours that its buyer names', async () => {
  const dyed = { ...POPLIN, color: null };
  const { fabId } = await aQuality(world, { kind: 'made_to_order', specification: dyed });
  const config = await buyer.call(readOrderConfig, { query: { fabId } });
  expect([config.takesColourNames, config.colours]).toEqual([true, []]);
  const lines = [
    { colour: 'Navy 19-4052 TCX', quantity: '600' },
    { colour: 'White', quantity: '400' },
  ];
  const { orderId } = await place(buyer, termsFor(buyer, { fabId, quantity: '1000', lines }));
  const order = await buyer.call(readOrder, { params: { orderId } });
  expect(order.lines.map(({ colour }) => colour)).toEqual(['Navy 19-4052 TCX', 'White']);

  for (const change of [
    { kind: 'stock' as const },
    { specification: { ...dyed, color: 'Navy' } },
    {
      specification: { ...dyed, finishedFabricType: 'printed' as const },
    },
  ]) {
    const other = await aQuality(world, { kind: 'made_to_order', specification: dyed, ...change });
    const requested = await buyer.call(readOrderConfig, { query: { fabId: other.fabId } });
    expect(requested.takesColourNames).toBe(false);
  }
});

test('an order from a quote costs what its preview said, and holds for half an hour', async () => {
  const quoted = await anApprovedQuote(buyer, staff);
  const terms = termsFor(buyer, { ...quoted, quantity: '3000', poNumber: 'PO/26/17' });
  const preview = await buyer.call(previewOrder, { body: terms });
  expect(preview).toMatchObject({
    quantity: { thousandths: '3000000', unit: 'metre' },
    costs: [
      { key: 'total_fabric_cost', amount: { minor: '31350000', currency: 'INR' } },
      { key: 'logistic_cost', amount: { minor: '600000', currency: 'INR' } },
      { key: 'gst', amount: { minor: '1597500', currency: 'INR' } },
    ],
    taxPreview: '27 → 07: IGST 5 %',
    placeOfSupply: '07',
    roundOff: { minor: '0', currency: 'INR' },
    total: { minor: '33547500', currency: 'INR' },
    totalInWords: 'Rupees Three Lakh Thirty Five Thousand Four Hundred Seventy Five Only',
    plan: [
      { kind: 'advance', amount: { minor: '6709500' }, dueText: 'With the order' },
      { kind: 'balance', amount: { minor: '26838000' }, dueText: 'Before dispatch' },
    ],
    problem: null,
  });

  const order = await place(buyer, { ...terms, seenTotal: preview.total });
  expect(order).toMatchObject({
    ...quoted,
    status: 5,
    statusLabel: 'Waiting for payment',
    source: 'quote',
    total: preview.total,
    costs: preview.costs,
    taxLines: preview.taxLines,
    taxPreview: preview.taxPreview,
    totalInWords: preview.totalInWords,
    poNumber: 'PO/26/17',
    dispatchBy: '2026-11-27',
    heldUntil: new Date(world.clock.now().getTime() + 30 * 60_000).toISOString(),
    billing: { city: 'New Delhi', stateCode: '07', postcode: '110001', ownership: 'own' },
    deliveryTermLabel: 'Landed',
    deliveryPlace: 'New Delhi',
    validation: 'pending',
    needsApprovalCode: true,
    isApproved: false,
    allowedMoves: ['cancel', 'approve', 'change_quantity'],
  });
  expect(order.number).toMatch(/^SO-26-\d{6}$/);
  expect(order.lines).toEqual([
    { colour: 'Navy', quantity: { thousandths: '1500000', unit: 'metre' } },
    { colour: '19-4052 TCX', quantity: { thousandths: '1000000', unit: 'metre' } },
    { colour: null, quantity: { thousandths: '500000', unit: 'metre' } },
  ]);
  expect(order.instalments.map(({ amount }) => amount)).toEqual(preview.plan.map(({ amount }) => amount));
  expect(order.methods.map(({ method, isOpen }) => [method, isOpen])).toEqual([
    ['upi', true],
    ['card', true],
    ['net_banking', true],
    ['bank_transfer', true],
  ]);
  expect(await buyer.call(readOrder, { params: { orderId: order.orderId } })).toEqual(order);

  const request = await buyer.call(readRequest, { params: { fabId: quoted.fabId } });
  expect(request).toMatchObject({ status: 4, allowedMoves: ['copy'] });
  const changes = await changesOf(world, buyer.customer.brandId, 'order');
  expect(changes.at(-1)).toMatchObject({
    change: 'order placed',
    actor: buyer.customer.customerId,
    hasSession: true,
  });
});

test('addresses and tax numbers stay in the order as they were', async () => {
  const mover = await anOrderingBuyer(world);
  const quoted = await anApprovedQuote(mover, staff);
  const order = await place(mover, termsFor(mover, { ...quoted, quantity: '3000' }));
  await world.services.db.scoped
    .updateTable('addresses')
    .set({ line1: 'Elsewhere' })
    .where('brand_id', '=', mover.customer.brandId)
    .execute();
  const later = await mover.call(readOrder, { params: { orderId: order.orderId } });
  expect(later.shipping.line1).toBe('12 Weaver Street');
  expect(later.gstin).toMatch(/^07/);
});

test('a quote has one live order; a second one is told which', async () => {
  const quoted = await anApprovedQuote(buyer, staff);
  const terms = termsFor(buyer, { ...quoted, quantity: '3000' });
  const first = await place(buyer, terms);
  const refused = await refusalOf(place(buyer, { ...terms, quantity: '3000' }));
  expect([refused.status, refused.code, refused.body.details]).toEqual([
    409,
    'order_exists',
    { orderId: first.orderId, number: first.number },
  ]);
  const { fabId } = quoted;
  const config = await buyer.call(readOrderConfig, { query: { fabId } });
  expect(config.openOrder).toEqual({
    orderId: first.orderId,
    number: first.number,
    heldUntil: first.heldUntil,
  });
});

test('of many who order the same quote at once exactly one does', async () => {
  const quoted = await anApprovedQuote(buyer, staff);
  const terms = termsFor(buyer, { ...quoted, quantity: '3000' });
  const answers = await Promise.allSettled(Array.from({ length: 12 }, () => place(buyer, terms)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const answer of answers) {
    if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'order_exists' });
  }
});

test('the same key gives the first order again, with other terms it is refused', async () => {
  const quoted = await anApprovedQuote(buyer, staff);
  const terms = termsFor(buyer, { ...quoted, quantity: '3000' });
  const once = { idempotencyKey: `order-${quoted.quoteId}` };
  const first = await buyer.call(placeProvisionalOrder, { body: terms }, once);
  expect(await buyer.call(placeProvisionalOrder, { body: terms }, once)).toEqual(first);
  const other = await refusalOf(
    buyer.call(placeProvisionalOrder, { body: { ...terms, creditDays: 30 } }, once),
  );
  expect([other.status, other.code]).toEqual([409, 'idempotency_key_reused']);
});
