import { beforeAll, expect, test } from 'vitest';
import { copyRequest, createRequest, listRequests, readRequest } from '#contract/customer/requests.ts';
import { type StoredFile, uploadFile } from '#contract/customer/uploads.ts';
import {
  inviteSuppliers,
  listRequestsForStaff,
  markUnserviceable,
  readRequestForStaff,
  uploadFileForRequest,
} from '#contract/staff/requests.ts';
import { REQUEST_STATUS_CODE, type RequestStatus } from '#domain/requests/request-status.ts';
import { multipartFile } from '#tests/support/data/multipart-file.ts';
import { PLAIN_PDF } from '#tests/support/data/pdf-file.ts';
import { aQuote, aSupplier } from '#tests/support/data/quotes.ts';
import { aDraft, aSubmittedRequest, putInStatus } from '#tests/support/data/requests.ts';
import { uploaded } from '#tests/support/data/upload.ts';
import { openStreamFromNow } from '#tests/support/server/event-stream.ts';
import { changesOf } from '#tests/support/server/history.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';
import { type CustomerVisitor, openWorld, type StaffVisitor } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
let origin: string;
let buyer: CustomerVisitor;
let desk: StaffVisitor;
beforeAll(async () => {
  origin = await world.app.listen({ host: '127.0.0.1', port: 0 });
  buyer = await world.asCustomer();
  desk = await world.asStaff();
});

const read = (fabId: string) => desk.call(readRequestForStaff, { params: { fabId } });
const invite = (fabId: string, ...supplierIds: string[]) =>
  desk.call(inviteSuppliers, { params: { fabId }, body: { supplierIds } });
const giveUp = (fabId: string, reason = 'No mill weaves this so wide.') =>
  desk.call(markUnserviceable, { params: { fabId }, body: { reason } });

test('the message a query was filled from is kept for the desk, and not taken along by a copy', async () => {
  const enquiry = '60x60 92x88 cambric kora 44 panna\n10000 mtr';
  const { fabId } = await aSubmittedRequest(buyer, { enquiry });
  expect((await read(fabId)).sheet.enquiry).toBe(enquiry);
  const copy = await buyer.call(copyRequest, { params: { fabId }, body: {} });
  expect(copy.sheet.enquiry).toBeNull();
  const tooLong = buyer.call(createRequest, { body: { enquiry: 'a'.repeat(2001) } });
  await expect(tooLong).rejects.toMatchObject({ status: 400 });
});

test('the desk sees a sent request with its buyer, its target rate and links to its files', async () => {
  const file = await uploaded(buyer, PLAIN_PDF, 'artwork.pdf');
  const { fabId } = await aSubmittedRequest(buyer, { fileIds: [file.fileId] });
  const seen = await read(fabId);
  expect(seen).toMatchObject({
    status: 2,
    allowedMoves: [],
    buyer: {
      brandId: buyer.customer.brandId,
      contactName: 'Asha Verma',
      market: 'IN',
      timeZone: 'Asia/Kolkata',
    },
    targetRate: { minor: '9550', currency: 'INR' },
    invitations: [],
    sheet: { files: [{ name: 'artwork.pdf' }] },
  });
  const { url = '' } = seen.sheet.files[0] ?? {};
  expect((await world.visitor().inject({ method: 'GET', url })).statusCode).toBe(200);
});

test('a draft is nobody’s but the buyer’s, even after it was closed unsent', async () => {
  const { fabId, number } = await aDraft(buyer);
  const calls = [() => read(fabId), () => giveUp(fabId), async () => invite(fabId, await aSupplier(world))];
  for (const call of calls) expect(await refusalOf(call())).toMatchObject({ status: 404 });
  await putInStatus(world, fabId, 'closed');
  expect(await refusalOf(read(fabId))).toMatchObject({ status: 404 });
  const closed = await desk.call(listRequestsForStaff, { query: { status: 12, q: number } });
  expect(closed.records).toEqual([]);
});

test('the queue holds the requests of all buyers, what waits longest first, page by page', async () => {
  const [one, other] = [await world.asCustomer(), await world.asCustomer({ market: 'INTL' })];
  const first = await aSubmittedRequest(one, { poNumber: 'Queue/1' });
  world.clock.advance(60);
  const second = await aSubmittedRequest(other, { poNumber: 'Queue/2' });
  world.clock.advance(60);
  const third = await aSubmittedRequest(one, { poNumber: 'Queue/3' });
  const page = (offset: number, limit: number) =>
    desk.call(listRequestsForStaff, { query: { q: 'queue/', offset, limit } });
  const whole = await page(0, 20);
  expect(whole.records.map(({ number }) => number)).toEqual([first.number, second.number, third.number]);
  expect(whole.records[1]?.buyer).toMatchObject({ market: 'INTL', timeZone: 'UTC' });
  expect(await page(0, 2)).toMatchObject({ total: 3, nextOffset: 2 });
  expect(await page(2, 2)).toMatchObject({ records: [{ number: third.number }], nextOffset: null });
  expect(await page(4, 2)).toMatchObject({ records: [], total: 3, nextOffset: null });

  await aQuote(desk, first.fabId);
  expect((await page(0, 20)).total).toBe(2);
  const quoted = await desk.call(listRequestsForStaff, { query: { status: 3, q: 'queue/' } });
  expect(quoted.records).toMatchObject([{ number: first.number, quoteCount: 1 }]);
});

test('suppliers are asked once, however often the desk asks', async () => {
  const mine = await world.asCustomer();
  const { fabId } = await aSubmittedRequest(mine);
  const [one, two] = [await aSupplier(world), await aSupplier(world)];
  await invite(fabId, one, one.toUpperCase());
  world.clock.advance(60);
  const both = await invite(fabId, one, two);
  expect(both.invitations.map(({ supplier, hasQuoted }) => [supplier.supplierId, hasQuoted])).toEqual([
    [one, false],
    [two, false],
  ]);
  expect(await invite(fabId, two)).toEqual(both);
  await aQuote(desk, fabId, { supplierId: two });
  expect((await read(fabId)).invitations.map(({ hasQuoted }) => hasQuoted)).toEqual([false, true]);
  const changes = await changesOf(world, mine.customer.brandId, 'fabric_request');
  expect(changes.filter(({ change }) => change.endsWith('suppliers_invited'))).toMatchObject([
    { actor: desk.staffId, details: '{"suppliers":1}' },
    { actor: desk.staffId, details: '{"suppliers":1}' },
  ]);
});

test('a supplier that is gone or unknown cannot be asked', async () => {
  const { fabId } = await aSubmittedRequest(buyer);
  const gone = await aSupplier(world, { isActive: false });
  for (const supplierId of [gone, world.services.ids.next()]) {
    const refusal = await refusalOf(invite(fabId, await aSupplier(world), supplierId));
    expect(refusal).toMatchObject({ status: 422, code: 'form_refused' });
    expect(Object.keys(refusal.body.fields ?? {})).toEqual(['supplierIds']);
  }
  expect((await read(fabId)).invitations).toEqual([]);
});

test('what nobody can serve is closed with the reason the buyer reads, and told at once', async () => {
  const mine = await world.asCustomer();
  const { fabId } = await aSubmittedRequest(mine);
  const stream = await openStreamFromNow(world, origin, mine);
  expect(await giveUp(fabId)).toMatchObject({ status: 13, closeNote: 'No mill weaves this so wide.' });
  await waitFor('both words', () => stream.events.length === 2);
  expect(stream.events).toEqual([
    { event: 'change', data: { keys: ['requests', 'quotes'] } },
    { event: 'change', data: { keys: ['notifications'] } },
  ]);
  stream.close();
  const { records } = await mine.call(listRequests, { query: { requestTab: 4 } });
  expect(records).toMatchObject([
    { closeNote: 'No mill weaves this so wide.', closedAt: world.clock.now().toISOString() },
  ]);
  const seen = await mine.call(readRequest, { params: { fabId } });
  expect(seen.allowedMoves).toEqual(['copy']);
});

const STATUSES = Object.keys(REQUEST_STATUS_CODE) as RequestStatus[];

test.each(STATUSES.filter((status) => !['draft', 'quote_requested'].includes(status)))(
  'a request that is %s cannot become unserviceable',
  async (status) => {
    const { fabId } = await aSubmittedRequest(buyer);
    await putInStatus(world, fabId, status);
    expect(await refusalOf(giveUp(fabId))).toMatchObject({ status: 409, code: 'illegal_transition' });
  },
);

test.each(STATUSES.filter((status) => !['draft', 'quote_requested', 'quote_submitted'].includes(status)))(
  'suppliers are not asked about a request that is %s',
  async (status) => {
    const { fabId } = await aSubmittedRequest(buyer);
    await putInStatus(world, fabId, status);
    const asking = invite(fabId, await aSupplier(world));
    expect(await refusalOf(asking)).toMatchObject({ status: 409, code: 'illegal_transition' });
  },
);

test('a file that staff bring belongs to the company of the request', async () => {
  const mine = await world.asCustomer();
  const { fabId } = await aSubmittedRequest(mine);
  const send = (to: string, content: string) =>
    desk.inject({
      method: 'POST',
      url: uploadFileForRequest.path.replace(':fabId', to),
      ...multipartFile('terms.pdf', content),
    });
  const answer = await send(fabId, PLAIN_PDF);
  expect(answer.statusCode).toBe(200);
  const { data } = answer.json() as { data: StoredFile };
  expect(data).toEqual({
    fileId: data.fileId,
    name: 'terms.pdf',
    contentType: 'application/pdf',
    byteSize: (await world.services.files.get(`${mine.customer.brandId}/${data.fileId}`))?.length,
    isDemo: false,
  });
  const row = await world.services.db.unscoped
    .selectFrom('files')
    .selectAll()
    .where('file_id', '=', data.fileId)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    brand_id: mine.customer.brandId,
    customer_id: null,
    staff_id: desk.staffId,
  });
  expect((await send(world.services.ids.next(), '%PDF-1.7\n')).statusCode).toBe(404);
  expect((await send(fabId, 'hello')).statusCode).toBe(415);
  const asCustomer = await desk.inject({
    method: 'POST',
    url: uploadFile.path,
    ...multipartFile('terms.pdf', '%PDF-1.7\n'),
  });
  expect(asCustomer.statusCode).toBe(403);
});

test('staff of other roles may look, but neither ask suppliers nor give up', async () => {
  const { fabId } = await aSubmittedRequest(buyer);
  const supplierId = await aSupplier(world);
  const accounts = await world.asStaff('accounts');
  expect((await accounts.call(readRequestForStaff, { params: { fabId } })).fabId).toBe(fabId);
  for (const call of [
    () => accounts.call(inviteSuppliers, { params: { fabId }, body: { supplierIds: [supplierId] } }),
    () => accounts.call(markUnserviceable, { params: { fabId }, body: { reason: 'No.' } }),
  ]) {
    expect(await refusalOf(call())).toMatchObject({ status: 403, code: 'not_allowed' });
  }
  expect((await read(fabId)).status).toBe(2);
});
