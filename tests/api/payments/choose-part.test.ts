/** Where several invoices of an order are open the buyer says which one is paid; whatever comes at once, the books hold. */
import { expect, test } from 'vitest';
import { acceptOffer } from '#contract/customer/issues.ts';
import { readOrder } from '#contract/customer/orders.ts';
import { listPayments, verifyPayment } from '#contract/customer/payments.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import { aPackedOrderOnCredit, deliver, rollsSeenBy, ship, someRolls } from '#tests/support/data/delivery.ts';
import { answer, offer, raise } from '#tests/support/data/issues.ts';
import {
  begin,
  capturesOf,
  expectBooksRight,
  type PayableOrder,
  paid,
  payByCard,
} from '#tests/support/data/payments.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';

const world = await bookedWorldForFile();
const staff = await world.asStaff('production');

const partsOf = async ({ buyer, order: { orderId } }: PayableOrder) =>
  (await buyer.call(readOrder, { params: { orderId } })).instalments;

/** On credit, 200 m and 300 m in shipments of their own: two invoices are open. */
async function twoInvoices(): Promise<PayableOrder> {
  const payable = await aPackedOrderOnCredit(world);
  await ship(world, staff, payable, { rolls: someRolls([100, 100]), isLast: false });
  await ship(world, staff, payable, { rolls: someRolls([100, 100, 100], 3) });
  return payable;
}

async function owed(payable: PayableOrder): Promise<bigint> {
  return (await partsOf(payable)).reduce((sum, { left }) => sum + BigInt(left.minor), 0n);
}

test('each part names its invoice, and a payment counts for the one that was chosen', async () => {
  const payable = await twoInvoices();
  const [first, second] = await partsOf(payable);
  expect([first?.shipment, second?.shipment]).toEqual([1, 2]);
  expect(new Set([first?.invoiceNumber, second?.invoiceNumber]).size).toBe(2);
  await payByCard(world, payable, second?.position);
  expect((await partsOf(payable)).map(({ state }) => state)).toEqual(['covered', 'paid']);
  const { records } = await payable.buyer.call(listPayments, { query: { status: 'paid' } });
  const line = records.find(({ orderId }) => orderId === payable.order.orderId);
  expect(line?.instalment.invoiceNumber).toBe(second?.invoiceNumber);
  expect((await refusalOf(begin(payable, 'card', second?.position))).code).toBe('illegal_transition');
  await expectBooksRight(world);
});

test('a part whose sum went to others is nowhere listed as paid with nothing', async () => {
  const payable = await twoInvoices();
  const { records } = await payable.buyer.call(listPayments, { query: { status: 'paid', limit: 100 } });
  expect(records.filter(({ instalment }) => instalment.amount.minor === '0')).toEqual([]);
});

test('a part that is paid twice at once is paid once, and the second money counts for the next one', async () => {
  const payable = await twoInvoices();
  const before = await owed(payable);
  const [first] = await partsOf(payable);
  const payment = await begin(payable, 'card', first?.position);
  const proofs = [await paid(world, payment), await paid(world, payment)];
  const told = [...proofs, ...proofs].map((body) => payable.buyer.call(verifyPayment, { body }));
  await Promise.allSettled(told);
  await expectBooksRight(world);
  expect((await partsOf(payable))[0]?.state).toBe('paid');
  const captures = await capturesOf(world, payable.order.orderId);
  const came = captures.reduce((sum, { amount_minor }) => sum + amount_minor, 0n);
  expect(new Set(captures.map(({ provider_payment_id }) => provider_payment_id)).size).toBe(captures.length);
  expect(before - (await owed(payable))).toBe(came < before ? came : before);
});

test('two parts paid at once are both paid, each once', async () => {
  const payable = await twoInvoices();
  const [first, second] = await partsOf(payable);
  await Promise.all([
    payByCard(world, payable, first?.position),
    payByCard(world, payable, second?.position),
  ]);
  expect((await partsOf(payable)).map(({ state, left }) => [state, left.minor])).toEqual([
    ['paid', '0'],
    ['paid', '0'],
  ]);
  await expectBooksRight(world);
});

test('a payment and a later shipment at once, for another part, have one outcome', async () => {
  const payable = await aPackedOrderOnCredit(world);
  await ship(world, staff, payable, { rolls: someRolls([100, 100]), isLast: false });
  const [first] = await partsOf(payable);
  await Promise.all([
    payByCard(world, payable, first?.position),
    ship(world, staff, payable, { rolls: someRolls([100, 100, 100], 3) }),
  ]);
  const [paidPart, later] = await partsOf(payable);
  expect([paidPart?.state, paidPart?.amount]).toEqual(['paid', first?.amount]);
  expect([later?.state, later?.shipment]).toEqual(['covered', 2]);
  await expectBooksRight(world);
});

test('a payment and the credit note of a claim at once: nothing is owed twice, and what is too much is kept', async () => {
  const payable = await aPackedOrderOnCredit(world);
  const { dispatchId } = await ship(world, staff, payable);
  await deliver(staff, dispatchId);
  const claimable = { ...payable, rollIds: (await rollsSeenBy(payable)).map(({ rollId }) => rollId) };
  const { issueId } = await raise(claimable);
  await answer(world, issueId);
  await offer(world, issueId, { amount: '2100' });
  await Promise.all([
    payByCard(world, payable, 1),
    payable.buyer.call(acceptOffer, { params: { issueId }, body: { offer: 1 } }),
  ]);
  expect(await owed(payable)).toBe(0n);
  await expectBooksRight(world);
});
