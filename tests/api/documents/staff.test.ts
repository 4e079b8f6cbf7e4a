/** The desk issues, voids and opens documents of any order; what is void says so wherever it is read. */
import { expect, test } from 'vitest';
import { listDocuments, openDocument, requestDocument } from '#contract/customer/documents.ts';
import * as desk from '#contract/staff/documents.ts';
import { issueDueDocuments } from '#server/capabilities/documents/issue/issue-due-documents.ts';
import { download, issueAndRender, pathOf, renderWaiting, wordsOf } from '#tests/support/data/documents.ts';
import { aPayableOrder, aPayingWorld, payByCard } from '#tests/support/data/payments.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(aPayingWorld());
const staff = await world.asStaff('desk');

const shelfOf = async (orderId: string) =>
  (await staff.call(desk.listDocumentsForStaff, { params: { orderId } })).records;
const issue = (orderId: string, type: 'proforma_invoice' | 'purchase_order' = 'proforma_invoice') =>
  staff.call(desk.issueDocumentForStaff, { params: { orderId }, body: { type } });
const makeVoid = (documentId: string, reason = 'The bank on it is wrong.') =>
  staff.call(desk.voidDocument, { params: { documentId }, body: { reason } });

test('the desk issues a document once for the same facts, and opens it with its own sign-in', async () => {
  const { order } = await aPayableOrder(world);
  const first = await issue(order.orderId, 'purchase_order');
  expect((await issue(order.orderId, 'purchase_order')).documentId).toBe(first.documentId);
  await renderWaiting(world);
  const { state, url } = await staff.call(desk.downloadDocumentForStaff, {
    params: { documentId: first.documentId },
    body: {},
  });
  expect(state).toBe('ready');
  const file = await world.inject({ method: 'GET', url: pathOf(url ?? '') });
  expect((await wordsOf(file.rawPayload)).text).toContain(first.number);
  const unknown = { params: { documentId: world.services.ids.next() }, body: {} };
  expect((await refusalOf(staff.call(desk.downloadDocumentForStaff, unknown))).code).toBe('not_found');
});

test('what is void says so on paper, on the shelf and behind its link, and is issued again only on request', async () => {
  const { buyer, order } = await aPayableOrder(world);
  await issueAndRender(world, order.orderId);
  const [first] = await shelfOf(order.orderId);
  const documentId = first?.documentId ?? '';
  expect(await makeVoid(documentId)).toMatchObject({ voidReason: 'The bank on it is wrong.' });
  expect((await refusalOf(makeVoid(documentId))).body.details?.message).toMatch(/already void/);
  const { text } = await wordsOf(await download(world, buyer, documentId));
  expect(text).toContain('VOID. The bank on it is wrong.');
  const path = { page: 'order' as const, fabId: order.fabId, orderId: order.orderId };
  expect(await buyer.call(openDocument, { body: path })).toMatchObject({
    voidReason: 'The bank on it is wrong.',
  });
  await issueDueDocuments(world.services, order.orderId);
  const shelf = await buyer.call(listDocuments, { query: { orderId: order.orderId } });
  expect(shelf).toMatchObject({
    total: 1,
    offered: [{ type: 'proforma_invoice' }, { type: 'purchase_order' }],
  });
  const body = { orderId: order.orderId, type: 'proforma_invoice' as const };
  const next = await buyer.call(requestDocument, { body });
  expect(next).toMatchObject({ version: 2, replaces: first?.number, voidReason: null });
  await makeVoid(next.documentId);
  const again = await buyer.call(listDocuments, { query: { orderId: order.orderId } });
  expect(again.offered.map(({ type }) => type)).toContain('proforma_invoice');
});

test('a receipt says what happened and is never made void; production does not void papers', async () => {
  const payable = await aPayableOrder(world);
  await payByCard(world, payable);
  await issueAndRender(world, payable.order.orderId);
  const receipt = (await shelfOf(payable.order.orderId)).find(({ type }) => type === 'advance_receipt');
  const refused = await refusalOf(makeVoid(receipt?.documentId ?? ''));
  expect([refused.status, refused.body.details?.message]).toEqual([
    409,
    '“Advance Receipt” records something that has already happened, so it can’t be voided.',
  ]);
  const production = await world.asStaff('production');
  const call = { params: { documentId: receipt?.documentId ?? '' }, body: { reason: 'No.' } };
  expect((await refusalOf(production.call(desk.voidDocument, call))).code).toBe('not_allowed');
});

test('two of the desk who make the same document void at once: one does, the other reads that it is', async () => {
  const { order } = await aPayableOrder(world);
  const { documentId } = await issue(order.orderId);
  const answers = await Promise.allSettled([makeVoid(documentId), makeVoid(documentId, 'Me too.')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});
