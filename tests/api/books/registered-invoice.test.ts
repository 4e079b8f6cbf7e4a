/** In a demo the sandbox is the registry: what it gives an invoice stands on its paper. */
import { expect, test } from 'vitest';
import { listDocuments } from '#contract/customer/documents.ts';
import { acceptOffer } from '#contract/customer/issues.ts';
import { listInvoices } from '#contract/staff/books.ts';
import { listDispatchesForStaff } from '#contract/staff/delivery.ts';
import * as contract from '#contract/staff/registrations.ts';
import { writeEInvoice } from '#domain/books/e-invoice.ts';
import { thawTaxDocument } from '#domain/documents/tax/frozen-tax-document.ts';
import { readSignedQr } from '#server/integrations/tax-registry/signed-qr.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import { aPackedOrder, deliver, rollsSeenBy, ship } from '#tests/support/data/delivery.ts';
import { download, issueAndRender, theDocument, wordsOf } from '#tests/support/data/documents.ts';
import { answer, offer, raise } from '#tests/support/data/issues.ts';
import { anOrderingBuyer } from '#tests/support/data/orders.ts';
import {
  aboveThreshold,
  askRegistry,
  issuedGoods,
  theRegistration,
} from '#tests/support/data/registered-goods.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';

const world = await bookedWorldForFile();
const staff = await world.asStaff('production');
const accounts = await world.asStaff('accounts');
await aboveThreshold(world);

async function rowOf(dispatchId: string) {
  return world.services.db.unscoped
    .selectFrom('invoice_registrations')
    .selectAll()
    .where('dispatch_id', '=', dispatchId)
    .executeTakeFirstOrThrow();
}

test.each(['IN', 'INTL'] as const)(
  'an invoice to %s prints IRN, acknowledgement and signed code',
  async (market) => {
    const buyer = await anOrderingBuyer(world, market);
    const goods = await issuedGoods(world, staff, {
      payable: await aPackedOrder(world, { buyer, quantity: '600' }),
    });
    await askRegistry(world);
    const { irn, ackNumber, ewayBill } = await theRegistration(staff, goods);
    await staff.call(contract.leaveDispatch, { params: { dispatchId: goods.dispatchId }, body: {} });
    const { orderId, number } = goods.payable.order;
    const { records } = await accounts.call(listInvoices, { query: { q: number } });
    expect(records).toMatchObject([{ registration: { state: 'registered', irn } }]);
    await issueAndRender(world, orderId);
    const { documentId } = await theDocument(buyer, orderId, 'tax_invoice');
    const { text, pages } = await wordsOf(await download(world, buyer, documentId));
    expect(pages).toBe(1);
    expect(text.replaceAll(/\s/g, '')).toContain(irn);
    for (const words of ['E-invoice', `Ack no. ${ackNumber}`, ewayBill ?? '']) expect(text).toContain(words);
    const { signed_qr, document } = await rowOf(goods.dispatchId);
    expect(readSignedQr(signed_qr ?? '')).toMatchObject({
      Irn: irn,
      DocNo: thawTaxDocument(document).number,
    });
  },
);

test('the credit note of a registered invoice is registered too, prints its own IRN, and stays', async () => {
  const goods = await issuedGoods(world, staff);
  await askRegistry(world);
  await staff.call(contract.leaveDispatch, { params: { dispatchId: goods.dispatchId }, body: {} });
  await deliver(staff, goods.dispatchId);
  const { payable } = goods;
  const claimable = { ...payable, rollIds: (await rollsSeenBy(payable)).map(({ rollId }) => rollId) };
  const { issueId } = await raise(claimable);
  await answer(world, issueId);
  await offer(world, issueId, { amount: '2100' });
  await payable.buyer.call(acceptOffer, { params: { issueId }, body: { offer: 1 } });
  const { orderId } = payable.order;
  await issueAndRender(world, orderId);
  const papers = async () => (await payable.buyer.call(listDocuments, { query: { orderId } })).records;
  expect((await papers()).some(({ type }) => type === 'credit_note')).toBe(false);
  await askRegistry(world);
  const { registrations } = await staff.call(listDispatchesForStaff, { params: { orderId } });
  const note = registrations.find(({ kind }) => kind === 'credit_note');
  expect(note).toMatchObject({
    state: 'registered',
    moves: [],
    irn: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  await issueAndRender(world, orderId);
  const { documentId } = await theDocument(payable.buyer, orderId, 'credit_note');
  const { text } = await wordsOf(await download(world, payable.buyer, documentId));
  expect(text.replaceAll(/\s/g, '')).toContain(note?.irn);
  const cancelling = accounts.call(contract.cancelRegistration, {
    params: { registrationId: note?.registrationId ?? '' },
    body: { reason: 'other', note: 'Not wanted' },
  });
  expect(await refusalOf(cancelling)).toMatchObject({
    body: { fields: { reason: 'This credit note has given money back, so it can’t be cancelled.' } },
  });
});

test('the sandbox behaves like the registry: no double, no cancelling after a day or under an e-way bill', async () => {
  const goods = await issuedGoods(world, staff);
  await askRegistry(world);
  const { irn, gstin, document, eway_bill } = await rowOf(goods.dispatchId);
  const written = writeEInvoice(thawTaxDocument(document));
  if (!written.ok) throw new Error('The invoice is not whole.');
  const { taxRegistry } = world.services;
  expect(await taxRegistry.registerInvoice(gstin, written.content)).toBeNull();
  const requested = { gstin, reason: 'other', note: 'Test' } as const;
  await expect(taxRegistry.cancelInvoice({ ...requested, irn })).rejects.toMatchObject({ code: '4003' });
  await taxRegistry.cancelEwayBill({ ...requested, ewayBill: eway_bill ?? '' });
  world.clock.advance(24 * 3600 + 1);
  await expect(taxRegistry.cancelInvoice({ ...requested, irn })).rejects.toMatchObject({ code: '2270' });
});

test('a seller below the threshold sends as before', async () => {
  const late = await world.asStaff('production');
  await aboveThreshold(world, false);
  expect(await ship(world, late, await aPackedOrder(world))).toMatchObject({
    status: 'dispatched',
    invoice: { isUnderWay: false },
  });
  await aboveThreshold(world);
});
