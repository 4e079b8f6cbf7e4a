/** Nobody empties the shelf without paying: few unpaid holds a company, and days only for a transfer with proof. */

import { expect, test } from 'vitest';
import { cancelOrder } from '#contract/customer/cancel-order.ts';
import { placeProvisionalOrder, readOrder } from '#contract/customer/orders.ts';
import { reportBankTransfer } from '#contract/customer/payments.ts';
import { matchTransfer, reportTransfer, transferOf } from '#tests/support/data/bank-transfers.ts';
import { anOrderingBuyer, aQuality, freeMetres, place, termsFor } from '#tests/support/data/orders.ts';
import { aPayableOrder, aPayingWorld, begin, payByCard } from '#tests/support/data/payments.ts';
import { picture } from '#tests/support/data/pictures.ts';
import { uploaded } from '#tests/support/data/upload.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(aPayingWorld());
const secondProcess = await worldForFile(openWorld({ beside: world }));

const HALF_HOUR_MS = 30 * 60_000;

test('a new company holds stock for two unpaid orders; the third waits until one is paid or cancelled', async () => {
  const buyer = await anOrderingBuyer(world);
  const { fabId, lotIds } = await aQuality(world, { lots: [{ colour: 'Navy', metres: 10_000 }] });
  const terms = termsFor(buyer, { fabId, quantity: '500' });
  const first = await place(buyer, terms);
  await place(buyer, terms);
  const refused = await refusalOf(place(buyer, terms));
  expect([refused.status, refused.code, refused.body.details?.code]).toEqual([
    422,
    'order_refused',
    'too_many_holds',
  ]);
  expect(await freeMetres(world, lotIds[0] ?? '')).toBe(9000);

  await buyer.call(cancelOrder, { params: { orderId: first.orderId }, body: {} });
  expect((await place(buyer, terms)).status).toBe(5);
});

test('an order of which a part is paid is still an unpaid one', async () => {
  const payable = await aPayableOrder(world);
  const { fabId } = await aQuality(world, { lots: [{ colour: 'Navy', metres: 10_000 }] });
  const terms = termsFor(payable.buyer, { fabId, quantity: '500' });
  await reportTransfer(payable, await begin(payable, 'bank_transfer'), { amount: '1000' });
  const accounts = await world.asStaff('accounts');
  await matchTransfer(world, accounts, (await transferOf(accounts, payable)).transferId, '1000');
  await place(payable.buyer, terms);
  expect((await refusalOf(place(payable.buyer, terms))).body.details?.code).toBe('too_many_holds');
});

test('ten orders at once on two processes are two holds', async () => {
  const buyer = await anOrderingBuyer(world);
  const { fabId, lotIds } = await aQuality(world, { lots: [{ colour: 'Navy', metres: 10_000 }] });
  const payload = termsFor(buyer, { fabId, quantity: '500' });
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      (i % 2 ? world : secondProcess)
        .visitor({ token: buyer.token })
        .inject({ method: 'POST', url: placeProvisionalOrder.path, payload }),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
  expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(8);
  expect(await freeMetres(world, lotIds[0] ?? '')).toBe(9000);
});

test('who has paid an order may hold more', async () => {
  const payable = await aPayableOrder(world);
  await payByCard(world, payable);
  const { fabId } = await aQuality(world, { lots: [{ colour: 'Navy', metres: 10_000 }] });
  const terms = termsFor(payable.buyer, { fabId, quantity: '500' });
  for (let held = 0; held < 5; held += 1) expect((await place(payable.buyer, terms)).status).toBe(5);
  expect((await refusalOf(place(payable.buyer, terms))).body.details?.code).toBe('too_many_holds');
});

test('to begin a bank transfer or to tell of one without proof lengthens no hold of stock; with proof it does', async () => {
  const payable = await aPayableOrder(world);
  const { buyer, order } = payable;
  const heldFor = async () => {
    const { heldUntil } = await buyer.call(readOrder, { params: { orderId: order.orderId } });
    return Date.parse(heldUntil ?? '') - world.clock.now().getTime();
  };
  const payment = await begin(payable, 'bank_transfer');
  expect(await heldFor()).toBeLessThanOrEqual(HALF_HOUR_MS);
  const report = (utr: string, proofFileId: string | null) =>
    buyer.call(reportBankTransfer, {
      params: { paymentOrderId: payment.paymentOrderId },
      body: { utr, amount: '1.00', paidOn: '2026-11-01', proofFileId },
    });
  await report('LOOMN26000099001', null);
  expect(await heldFor()).toBeLessThanOrEqual(HALF_HOUR_MS);
  const { fileId } = await uploaded(buyer, await picture().png().toBuffer());
  await report('LOOMN26000099002', fileId);
  expect(await heldFor()).toBeGreaterThan(24 * 3_600_000);
});
