import { expect, test } from 'vitest';
import {
  changeRequest,
  copyRequest,
  createRequest,
  listRequests,
  readRequest,
  submitRequest,
} from '#contract/customer/requests.ts';
import { REQUEST_STATUS_CODE, type RequestStatus } from '#domain/requests/request-status.ts';
import { MARKETS } from '#domain/shared/market.ts';
import { PLAIN_PDF } from '#tests/support/data/pdf-file.ts';
import { aDraft, aSubmittedRequest, poplinBody, putInStatus } from '#tests/support/data/requests.ts';
import { uploaded } from '#tests/support/data/upload.ts';
import { rowsOf } from '#tests/support/database/database-facts.ts';
import { changesOf } from '#tests/support/server/history.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
const secondProcess = await worldForFile(openWorld({ beside: world }));

const newKey = () => world.services.ids.next();

test('a draft begins with nothing, in the unit of the company, at the first step', async () => {
  const buyer = await world.asCustomer({ market: 'BD' });
  const draft = await buyer.call(createRequest, { body: {} });
  expect(draft).toMatchObject({
    status: 1,
    quality: '',
    quantity: null,
    category: null,
    compositions: [],
    sheet: { quantity: null, unit: 'yard', files: [] },
    revision: 1,
    specificationVersion: 1,
    openStep: 1,
    quoteCount: 0,
    submittedAt: null,
    allowedMoves: ['edit', 'submit', 'close'],
  });
  expect(draft.number).toMatch(/^Q-26-\d{6}$/);
  expect(await buyer.call(readRequest, { params: { fabId: draft.fabId } })).toEqual(draft);
  expect(await changesOf(world, buyer.customer.brandId, 'fabric_request')).toMatchObject([
    { change: 'fabric_request created', actor: buyer.customer.customerId, hasSession: true },
  ]);
});

test.each(MARKETS)('a complete poplin of %s goes to suppliers', async (market) => {
  const buyer = await world.asCustomer({ market });
  const draft = await aDraft(buyer);
  expect(draft).toMatchObject({
    quality: '100% Cotton Poplin 40x40/120x80 58" Dyed',
    requiredBy: '2026-12-20',
    poNumber: 'PO/26/17',
    openStep: null,
  });
  const sent = await buyer.call(submitRequest, {
    params: { fabId: draft.fabId },
    body: { revision: draft.revision },
  });
  expect(sent).toMatchObject({
    status: 2,
    submittedAt: world.clock.now().toISOString(),
    quantity: { thousandths: '3000000', unit: market === 'IN' ? 'metre' : 'yard' },
    allowedMoves: ['edit', 'close', 'copy'],
  });
});

test('100% Cotton takes cotton and no other fibre; the same fibre in a blend is left to the rule of blends', async () => {
  const buyer = await world.asCustomer();
  const silk = [{ categoryId: 11, percentage: 100 }];
  const { fabId } = await aDraft(buyer, { compositions: silk });
  expect(await refusalOf(buyer.call(submitRequest, { params: { fabId }, body: {} }))).toMatchObject({
    status: 422,
    code: 'form_refused',
    body: {
      fields: {
        compositions: 'Silk is not 100% Cotton. Choose one of: Cotton, Organic Cotton, BCI Cotton.',
      },
    },
  });
  const blend = [
    { categoryId: 1, percentage: 60 },
    { categoryId: 11, percentage: 40 },
  ];
  const sent = await aSubmittedRequest(buyer, { compositionType: 112, compositions: blend });
  expect(sent).toMatchObject({ status: 2, compositions: blend });
});

test('choosing a usual construction fills in its yarns, and an answer that no longer fits is taken back', async () => {
  const buyer = await world.asCustomer();
  const draft = await buyer.call(createRequest, {
    body: { category: 1, productionSubType: 101, productionSubTypeAttributeId: 10_102, loomType: 4 },
  });
  expect(draft).toMatchObject({
    warp: '40',
    weft: '40',
    productionSubTypeAttributeId: 10_102,
    loomType: null,
  });
});

test('everything that is missing is told at once, by the name of its field', async () => {
  const buyer = await world.asCustomer();
  const { fabId } = await buyer.call(createRequest, { body: { deliverTo: '110001' } });
  const refusal = await refusalOf(buyer.call(submitRequest, { params: { fabId }, body: {} }));
  expect(refusal).toMatchObject({ status: 422, code: 'form_refused' });
  expect(Object.keys(refusal.body.fields ?? {}).sort()).toEqual(
    [
      'category',
      'compositionType',
      'creditPeriod',
      'finishedFabricType',
      'productionSubType',
      'quantity',
      'requiredBy',
      'requirementType',
      'weight',
      'width',
    ].sort(),
  );
  expect((await buyer.call(readRequest, { params: { fabId } })).status).toBe(1);
});

test.each([
  ['a day that has passed', { requiredBy: '2026-11-01' }, 'requiredBy'],
  ['a PIN code nobody has', { deliverTo: '110999' }, 'deliverTo'],
  ['colours that do not add up', { colourSplit: [{ colour: 'Navy', quantity: '1' }] }, 'colourSplit'],
  ['too little', { quantity: '99' }, 'quantity'],
  ['shares beyond 100', { compositions: [{ categoryId: 1, percentage: 101 }] }, 'compositions'],
  ['a year that no calendar has', { requiredBy: '0000-01-01' }, 'requiredBy'],
])('a draft may hold %s, but cannot be sent with it', async (_what, change, field) => {
  const buyer = await world.asCustomer();
  const { fabId } = await aDraft(buyer, change);
  const refusal = await refusalOf(buyer.call(submitRequest, { params: { fabId }, body: {} }));
  expect(refusal).toMatchObject({ status: 422, code: 'form_refused' });
  expect(Object.keys(refusal.body.fields ?? {})).toEqual([field]);
});

test('the buyer’s own day counts, not the day of the server', async () => {
  // 20:00 in UTC is already the third of November in India.
  world.clock.set(new Date('2026-11-02T20:00:00.000Z'));
  const buyer = await world.asCustomer();
  const { fabId } = await aDraft(buyer, { requiredBy: '2026-11-02' });
  const refusal = await refusalOf(buyer.call(submitRequest, { params: { fabId }, body: {} }));
  expect(Object.keys(refusal.body.fields ?? {})).toEqual(['requiredBy']);
});

test('the same draft begun twice with one key is one draft', async () => {
  const buyer = await world.asCustomer();
  const before = await rowsOf(world.services, 'fabric_requests');
  const idempotencyKey = newKey();
  const body = poplinBody();
  const answers = await Promise.all(
    [1, 2, 3].map(() => buyer.call(createRequest, { body }, { idempotencyKey })),
  );
  expect(new Set(answers.map(({ fabId }) => fabId)).size).toBe(1);
  expect((await rowsOf(world.services, 'fabric_requests')).fabric_requests).toBe(before.fabric_requests + 1);
});

test('of many submits at once on two processes exactly one wins', async () => {
  const buyer = await world.asCustomer();
  const { fabId } = await aDraft(buyer);
  const visitors = [buyer, secondProcess.visitor({ token: buyer.token })];
  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, (_, i) =>
      visitors[i % 2]?.call(submitRequest, { params: { fabId }, body: {} }),
    ),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const answer of answers) {
    if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'illegal_transition' });
  }
  const changes = await changesOf(world, buyer.customer.brandId, 'fabric_request');
  expect(changes.filter(({ change }) => change.endsWith('submitted'))).toHaveLength(1);
});

test('a submit retried with its key gets the first answer, without it 409', async () => {
  const buyer = await world.asCustomer();
  const { fabId } = await aDraft(buyer);
  const idempotencyKey = newKey();
  const submit = (key?: string) =>
    buyer.call(submitRequest, { params: { fabId }, body: {} }, key ? { idempotencyKey: key } : {});
  const first = await submit(idempotencyKey);
  expect(await submit(idempotencyKey)).toEqual(first);
  expect(await refusalOf(submit())).toMatchObject({ status: 409, code: 'illegal_transition' });
});

test('a draft that another phone changed meanwhile is not sent unseen', async () => {
  const buyer = await world.asCustomer();
  const { fabId, revision } = await aDraft(buyer);
  await buyer.call(changeRequest, { params: { fabId }, body: { quantity: '4000' } });
  const submit = buyer.call(submitRequest, { params: { fabId }, body: { revision } });
  expect(await refusalOf(submit)).toMatchObject({ status: 409, code: 'draft_outdated' });
});

const SUBMITTED = (Object.keys(REQUEST_STATUS_CODE) as RequestStatus[]).filter(
  (status) => status !== 'draft',
);

test.each(SUBMITTED)('a request that is %s cannot be submitted again, but copied', async (status) => {
  const buyer = await world.asCustomer();
  const { fabId } = await aSubmittedRequest(buyer);
  await putInStatus(world, fabId, status);
  const submit = buyer.call(submitRequest, { params: { fabId }, body: {} });
  expect(await refusalOf(submit)).toMatchObject({ status: 409, code: 'illegal_transition' });
  const { allowedMoves } = await buyer.call(readRequest, { params: { fabId } });
  expect(allowedMoves).toContain('copy');
  expect((await buyer.call(copyRequest, { params: { fabId }, body: {} })).status).toBe(1);
});

test('a copy keeps cloth and files, and leaves the old price, PO number and a day that has passed', async () => {
  const buyer = await world.asCustomer();
  const file = await uploaded(buyer, PLAIN_PDF, 'artwork.pdf');
  const first = await aSubmittedRequest(buyer, { fileIds: [file.fileId], requiredBy: '2026-11-20' });
  const copyNow = await buyer.call(copyRequest, { params: { fabId: first.fabId }, body: {} });
  expect(copyNow).toMatchObject({
    status: 1,
    quality: first.quality,
    revision: 1,
    sheet: {
      quantity: '3000',
      targetRate: null,
      poNumber: null,
      requiredBy: '2026-11-20',
      files: [{ fileId: file.fileId, name: 'artwork.pdf' }],
    },
  });
  expect(copyNow.number).not.toBe(first.number);

  const at = world.clock.now();
  world.clock.set(new Date('2026-11-25T06:30:00.000Z'));
  const renewed = await world.signIn(buyer.customer);
  const copyLater = await renewed.call(copyRequest, { params: { fabId: first.fabId }, body: {} });
  expect(copyLater.sheet.requiredBy).toBeNull();
  world.clock.set(at);
});

test('a company keeps at most 200 drafts', async () => {
  const buyer = await world.asCustomer();
  const { fabId } = await aDraft(buyer);
  await world.services.db.transaction(async (tx) => {
    const row = await tx.scoped
      .selectFrom('fabric_requests')
      .selectAll()
      .where('brand_id', '=', buyer.customer.brandId)
      .executeTakeFirstOrThrow();
    const { list_group: _, sub_category_id: __, ...columns } = row;
    await tx.scoped
      .insertInto('fabric_requests')
      .values(
        Array.from({ length: 198 }, (___, i) => ({
          ...columns,
          fab_id: world.services.ids.next(),
          number: `Q-25-9${String(i).padStart(5, '0')}`,
          specification: JSON.stringify(columns.specification),
          sheet: JSON.stringify(columns.sheet),
        })),
      )
      .execute();
  });
  const begin = () => buyer.call(createRequest, { body: {} });
  const answers = await Promise.allSettled([begin(), begin(), begin()]);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await refusalOf(begin())).toMatchObject({ status: 422, code: 'form_refused' });
  const copy = buyer.call(copyRequest, { params: { fabId }, body: {} });
  expect(await refusalOf(copy)).toMatchObject({ status: 422, code: 'form_refused' });
});

test("another company's request and files are not there", async () => {
  const owner = await world.asCustomer();
  const stranger = await world.asCustomer();
  const { fabId } = await aSubmittedRequest(owner);
  for (const call of [
    () => stranger.call(readRequest, { params: { fabId } }),
    () => stranger.call(submitRequest, { params: { fabId }, body: {} }),
    () => stranger.call(copyRequest, { params: { fabId }, body: {} }),
  ]) {
    expect(await refusalOf(call())).toMatchObject({ status: 404, code: 'not_found' });
  }
  const { records, counts } = await stranger.call(listRequests, { query: { requestTab: 1 } });
  expect({ records, counts }).toEqual({ records: [], counts: { 1: 0, 2: 0, 3: 0, 4: 0 } });

  const file = await uploaded(owner, PLAIN_PDF);
  const stolen = await refusalOf(aDraft(stranger, { fileIds: [file.fileId] }));
  expect(stolen).toMatchObject({ status: 422, code: 'form_refused' });
  expect(Object.keys(stolen.body.fields ?? {})).toEqual(['fileIds']);
});
