/** The register: numbered without gaps or doubles, issued once for the same facts, never changed. */

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { cancelOrder } from '#contract/customer/cancel-order.ts';
import { listDocuments, requestDocument } from '#contract/customer/documents.ts';
import { listDocumentsForStaff } from '#contract/staff/documents.ts';
import { issueDocument } from '#server/capabilities/documents/issue/issue-document.ts';
import { issueDueDocuments } from '#server/capabilities/documents/issue/issue-due-documents.ts';
import { draftDocument } from '#server/capabilities/documents/issue/request-document.ts';
import { lockOrderForStaff } from '#server/capabilities/order-records/lock-order.ts';
import {
  anotherBank,
  download,
  issueAndRender,
  renderWaiting,
  theDocument,
  wordsOf,
} from '#tests/support/data/documents.ts';
import { anOrderingBuyer } from '#tests/support/data/orders.ts';
import { aPayableOrder, aPayingWorld } from '#tests/support/data/payments.ts';
import { photoWithPlace } from '#tests/support/data/pictures.ts';
import { uploaded } from '#tests/support/data/upload.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { openWorld, type World } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(aPayingWorld());

test('an order gets its proforma by itself, and the hash is the hash of the file', async () => {
  const { buyer, order } = await aPayableOrder(world);
  const before = await buyer.call(listDocuments, { query: { orderId: order.orderId } });
  expect(before).toMatchObject({
    records: [],
    offered: [{ type: 'proforma_invoice' }, { type: 'purchase_order' }],
  });
  await issueAndRender(world, order.orderId);
  const proforma = await theDocument(buyer, order.orderId, 'proforma_invoice');
  expect(proforma).toMatchObject({ version: 1, replaces: null, replacedBy: null, formats: ['pdf'] });
  expect(proforma.number).toMatch(/^PI\/\d\d-\d\d\/\d{6}$/);
  const file = await download(world, buyer, proforma.documentId);
  expect(createHash('sha256').update(file).digest('hex')).toBe(proforma.sha256);
  const after = await buyer.call(listDocuments, { query: { orderId: order.orderId } });
  expect(after).toMatchObject({ total: 1, offered: [{ type: 'purchase_order' }] });
});

test('asking again gives the same document while nothing changed', async () => {
  const { buyer, order } = await aPayableOrder(world);
  const body = { orderId: order.orderId, type: 'proforma_invoice' as const };
  const first = await buyer.call(requestDocument, { body });
  expect((await buyer.call(requestDocument, { body })).documentId).toBe(first.documentId);
  await issueDueDocuments(world.services, order.orderId);
  expect((await buyer.call(listDocuments, { query: { orderId: order.orderId } })).total).toBe(1);
});

test('a new version voids the old one, both say so, and the old file stays as it was', async () => {
  const { buyer, order } = await aPayableOrder(world);
  await issueAndRender(world, order.orderId);
  const old = await theDocument(buyer, order.orderId, 'proforma_invoice');
  await anotherBank(world, '99887766554433');
  const body = { orderId: order.orderId, type: 'proforma_invoice' as const };
  const next = await buyer.call(requestDocument, { body });
  expect(next).toMatchObject({ version: 2, replaces: old.number });
  await renderWaiting(world);
  const { records } = await buyer.call(listDocuments, { query: { orderId: order.orderId } });
  expect(records.map(({ number, replacedBy }) => [number, replacedBy])).toEqual([
    [next.number, null],
    [old.number, next.number],
  ]);
  expect(records[1]?.sha256).toBe(old.sha256);
  const words = await wordsOf(await download(world, buyer, next.documentId));
  expect(words.text).toContain(`Replaces ${old.number}, which is void.`);
  expect(words.text).toContain('99887766554433');
  const voided = await wordsOf(await download(world, buyer, old.documentId));
  expect(voided.text).toContain(`VOID. Replaced by ${next.number}.`);
});

test('the database refuses to change or remove an issued document, and a file that is ready', async () => {
  const { order } = await aPayableOrder(world);
  await issueAndRender(world, order.orderId);
  const { db } = world.services;
  const documents = db.unscoped;
  await expect(
    documents.updateTable('documents').set({ number: 'PI/26-27/999999' }).execute(),
  ).rejects.toThrow();
  await expect(documents.deleteFrom('documents').execute()).rejects.toThrow();
  await expect(
    documents.updateTable('document_files').set({ byte_size: 1 }).where('state', '=', 'ready').execute(),
  ).rejects.toThrow(/never changes/);
});

test('a purchase order that the buyer uploaded stands with the documents for buyer and desk, and none is made in its place', async () => {
  const buyer = await anOrderingBuyer(world);
  const { fileId } = await uploaded(buyer, Buffer.from(await photoWithPlace('jpeg')), 'our-po.jpg');
  const { order } = await aPayableOrder(world, { buyer, poFileId: fileId });
  await issueAndRender(world, order.orderId);
  const shelf = await buyer.call(listDocuments, { query: { orderId: order.orderId } });
  expect(shelf).toMatchObject({ ownPurchaseOrder: { fileId, name: 'our-po.jpg' }, offered: [] });
  const file = await world.inject({ method: 'GET', url: shelf.ownPurchaseOrder?.url ?? '' });
  expect(file.statusCode).toBe(200);
  const staff = await world.asStaff('desk');
  const seen = await staff.call(listDocumentsForStaff, { params: { orderId: order.orderId } });
  expect(seen.ownPurchaseOrder).toMatchObject({ fileId });
  const opened = await world.inject({ method: 'GET', url: seen.ownPurchaseOrder?.url ?? '' });
  expect(opened.rawPayload.equals(file.rawPayload)).toBe(true);
});

test('a cancelled order gets no new proforma', async () => {
  const { buyer, order } = await aPayableOrder(world);
  const { orderId } = order;
  await buyer.call(cancelOrder, { params: { orderId }, body: {} });
  const refused = await refusalOf(
    buyer.call(requestDocument, { body: { orderId, type: 'proforma_invoice' } }),
  );
  expect(refused.status).toBe(409);
  await issueDueDocuments(world.services, orderId);
  expect((await buyer.call(listDocuments, { query: { orderId } })).total).toBe(0);
});

test('somebody else’s order has no shelf, and somebody else’s document cannot be had', async () => {
  const { buyer, order } = await aPayableOrder(world);
  await issueAndRender(world, order.orderId);
  const { documentId } = await theDocument(buyer, order.orderId, 'proforma_invoice');
  const stranger = await anOrderingBuyer(world);
  const shelf = stranger.call(listDocuments, { query: { orderId: order.orderId } });
  expect((await refusalOf(shelf)).status).toBe(404);
  await expect(download(world, stranger, documentId)).rejects.toMatchObject({ status: 404 });
});

async function failAfterIssuing({ services }: World, orderId: string): Promise<void> {
  const failing = services.db.transaction(async (tx) => {
    const order = await lockOrderForStaff(tx, orderId);
    const draft = await draftDocument(services, tx, order, 'proforma_invoice');
    await issueDocument(services, tx, order, draft, { kind: 'system' });
    throw new Error('a fault right after it');
  });
  await expect(failing).rejects.toThrow('a fault right after it');
}

test('two processes number documents without gap or double, also when issuing fails in between', async () => {
  const beside = await openWorld({ beside: world });
  const orders = await Promise.all(
    Array.from({ length: 8 }, async () => (await aPayableOrder(world)).order.orderId),
  );
  await Promise.all(
    orders.map((orderId, index) => {
      const process = index % 2 === 0 ? world : beside;
      return index % 3 === 0
        ? failAfterIssuing(process, orderId)
        : issueDueDocuments(process.services, orderId);
    }),
  );
  await Promise.all(orders.map((orderId) => issueDueDocuments(beside.services, orderId)));
  await beside.close();
  const rows = await world.services.db.unscoped
    .selectFrom('documents')
    .select('number')
    .where('type', '=', 'proforma_invoice')
    .orderBy('number')
    .execute();
  const serials = rows.map(({ number }) => Number(number.slice(-6)));
  expect(serials).toEqual(serials.map((_, index) => index + 1));
});
