import { beforeAll, expect, test } from 'vitest';
import {
  changeRequest,
  createRequest,
  discardDraft,
  listRequests,
  readRequest,
} from '#contract/customer/requests.ts';
import { REQUEST_STATUS_CODE, type RequestStatus } from '#domain/requests/request-status.ts';
import { editRequest } from '#server/capabilities/request-changes/edit-request.ts';
import type { Queries } from '#server/db/database.ts';
import { PLAIN_PDF } from '#tests/support/data/pdf-file.ts';
import {
  aDraft,
  aSubmittedRequest,
  poplinBody,
  putInStatus,
  type RequestBody,
} from '#tests/support/data/requests.ts';
import { uploaded } from '#tests/support/data/upload.ts';
import { openEventStream } from '#tests/support/server/event-stream.ts';
import { changesOf } from '#tests/support/server/history.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';
import { type CustomerVisitor, openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
let origin: string;
beforeAll(async () => {
  origin = await world.app.listen({ host: '127.0.0.1', port: 0 });
});

type Change = RequestBody & { revision?: number };

function change(buyer: CustomerVisitor, fabId: string, body: Change) {
  return buyer.call(changeRequest, { params: { fabId }, body });
}

test('the answers of each step are added to those before, whatever the order', async () => {
  const buyer = await world.asCustomer();
  const { fabId } = await buyer.call(createRequest, { body: {} });
  const body = poplinBody();
  const fields = Object.entries(body).filter(([, value]) => value !== null);
  let revision = 1;
  for (const [field, value] of fields.toReversed()) {
    ({ revision } = await change(buyer, fabId, { [field]: value, revision }));
  }
  // Fields that contradicted each other on the way are given once more, as the wizard does.
  const saved = await change(buyer, fabId, body);
  expect(saved).toMatchObject({ quality: '100% Cotton Poplin 40x40/120x80 58" Dyed', openStep: null });
  expect(saved.quantity).toEqual({ thousandths: '3000000', unit: 'metre' });
});

test('a change made on an older revision is refused and changes nothing', async () => {
  const buyer = await world.asCustomer();
  const { fabId, revision } = await aDraft(buyer);
  const saved = await change(buyer, fabId, { quantity: '4000', revision });
  expect(saved.revision).toBe(revision + 1);
  const refusal = await refusalOf(change(buyer, fabId, { quantity: '5000', revision }));
  expect(refusal).toMatchObject({ status: 409, code: 'draft_outdated' });
  expect(refusal.body.details).toEqual({ revision: revision + 1 });
  expect(await buyer.call(readRequest, { params: { fabId } })).toMatchObject({ sheet: { quantity: '4000' } });
});

test('of many changes made on one revision at once exactly one is saved', async () => {
  const buyer = await world.asCustomer();
  const { fabId, revision } = await aDraft(buyer);
  const answers = await Promise.allSettled(
    Array.from({ length: 10 }, (_, i) => change(buyer, fabId, { quantity: `${1000 + i}`, revision })),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('saving the same again leaves no trace', async () => {
  const buyer = await world.asCustomer();
  const draft = await aDraft(buyer);
  expect(await change(buyer, draft.fabId, poplinBody())).toEqual(draft);
  expect(await changesOf(world, buyer.customer.brandId, 'fabric_request')).toHaveLength(1);
});

test('files are listed in their order, each once, and those no longer named are taken off', async () => {
  const buyer = await world.asCustomer();
  const one = await uploaded(buyer, PLAIN_PDF, 'one.pdf');
  const two = await uploaded(buyer, PLAIN_PDF, 'two.pdf');
  const { fabId } = await aDraft(buyer);
  const names = async (fileIds: string[]) =>
    (await change(buyer, fabId, { fileIds })).sheet.files.map(({ name }) => name);
  expect(await names([two.fileId, one.fileId.toUpperCase(), two.fileId])).toEqual(['two.pdf', 'one.pdf']);
  const { sheet } = await change(buyer, fabId, { poNumber: 'PO/26/18' });
  expect(sheet.files).toHaveLength(2);
  const { url = '' } = sheet.files[0] ?? {};
  expect((await buyer.inject({ method: 'GET', url })).statusCode).toBe(200);
  expect(await names([one.fileId])).toEqual(['one.pdf']);
  expect(await names([])).toEqual([]);
});

test('a file of another company, or of nobody, is refused at its field', async () => {
  const buyer = await world.asCustomer();
  const other = await world.asCustomer();
  const theirs = await uploaded(other, PLAIN_PDF);
  const { fabId } = await aDraft(buyer);
  for (const fileId of [theirs.fileId, world.services.ids.next()]) {
    const refusal = await refusalOf(change(buyer, fabId, { fileIds: [fileId] }));
    expect(refusal).toMatchObject({ status: 422, code: 'form_refused' });
    expect(Object.keys(refusal.body.fields ?? {})).toEqual(['fileIds']);
  }
});

test('an answer can be taken back', async () => {
  const buyer = await world.asCustomer();
  const { fabId } = await aDraft(buyer, { certification: 9 });
  const saved = await change(buyer, fabId, { category: null, width: null, certification: null, notes: null });
  expect(saved).toMatchObject({
    category: null,
    compositionType: null,
    width: null,
    openStep: 1,
    sheet: { certification: null, notes: null },
  });
});

test('a saved draft is told to the open screens of its company', async () => {
  const buyer = await world.asCustomer();
  const stream = await openEventStream(origin, buyer.token);
  const { fabId } = await aDraft(buyer);
  const heard = (count: number) =>
    waitFor(`${count} events`, () => stream.events.length >= count && stream.events.length);
  const before = await heard(1);
  await change(buyer, fabId, { quantity: '3500' });
  await heard(before + 1);
  for (const event of stream.events)
    expect(event).toEqual({ event: 'change', data: { keys: ['requests', 'quotes'] } });
  stream.close();
});

const SENT = (Object.keys(REQUEST_STATUS_CODE) as RequestStatus[]).filter((status) => status !== 'draft');

test.each(SENT)('what is %s is no draft any more: it cannot be made incomplete', async (status) => {
  const buyer = await world.asCustomer();
  const { fabId } = await aSubmittedRequest(buyer);
  await putInStatus(world, fabId, status);
  const before = await buyer.call(readRequest, { params: { fabId } });
  const { status: answer } = await refusalOf(change(buyer, fabId, { quantity: null }));
  expect(answer).toBe(before.allowedMoves.includes('edit') ? 422 : 409);
  expect(await buyer.call(readRequest, { params: { fabId } })).toEqual(before);
});

/** Takes down which kinds of statement name the table. */
function recordStatements(table: string, tx: Queries, statements: string[]): Queries {
  const scoped = tx.scoped.withPlugin({
    transformQuery: ({ node }) => {
      const written = JSON.stringify(node, (_, value) => (typeof value === 'bigint' ? String(value) : value));
      if (written.includes(`"${table}"`)) statements.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { ...tx, scoped };
}

test('saving a draft reads its row once', async () => {
  const buyer = await world.asCustomer();
  const { fabId } = await aDraft(buyer);
  const statements: string[] = [];
  await world.services.db.transaction((tx) =>
    editRequest(world.services, recordStatements('fabric_requests', tx, statements), buyer.customer, fabId, {
      quantity: '4000',
    }),
  );
  expect(statements).toEqual(['SelectQueryNode', 'UpdateQueryNode']);
});

test.each([
  ['a fabric type nobody has', { category: 9 }, 'category'],
  ['a field nobody knows', { colour: 'Navy' }, 'colour'],
  ['a hidden sign in a yarn', { warp: '4\u00000' }, 'warp'],
  ['six files', { fileIds: Array(6).fill('01a19af3-5240-78a8-a40f-9aa3012fa488') }, 'fileIds'],
  ['a number in place of a text', { deliverTo: 110001 }, 'deliverTo'],
  ['a unit nobody has', { unit: 'kilo' }, 'unit'],
  ['a certificate nobody has', { certification: 3 }, 'certification'],
])('%s is refused as input', async (_what, payload, field) => {
  const buyer = await world.asCustomer();
  const answer = await buyer.inject({ method: 'POST', url: createRequest.path, payload });
  expect(answer.statusCode).toBe(400);
  expect(Object.keys((answer.json() as { error: { fields: object } }).error.fields)).toEqual([field]);
});

test('a draft is discarded for good; what was sent, or is a stranger’s, is not', async () => {
  const buyer = await world.asCustomer();
  const stranger = await world.asCustomer();
  const { fabId } = await aDraft(buyer);
  const sent = await aSubmittedRequest(buyer);
  expect(await refusalOf(stranger.call(discardDraft, { params: { fabId } }))).toMatchObject({
    code: 'not_found',
  });
  expect(await refusalOf(buyer.call(discardDraft, { params: { fabId: sent.fabId } }))).toMatchObject({
    code: 'illegal_transition',
  });
  expect(await buyer.call(discardDraft, { params: { fabId } })).toEqual({ success: true });
  expect(await refusalOf(buyer.call(readRequest, { params: { fabId } }))).toMatchObject({
    code: 'not_found',
  });
  const { counts, records } = await buyer.call(listRequests, { query: { requestTab: 1 } });
  expect(counts).toEqual({ 1: 1, 2: 0, 3: 1, 4: 0 });
  expect(records.map((record) => record.fabId)).toEqual([sent.fabId]);
});
