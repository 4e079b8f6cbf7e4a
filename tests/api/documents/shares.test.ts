/** A link opens one document for 7 days and nothing else; whatever does not fit has ended, in one and the same answer. */

import { expect, test } from 'vitest';
import type { ApiError } from '#contract/client.ts';
import { logout } from '#contract/customer/auth.ts';
import {
  endDocumentShare,
  listDocumentShares,
  openDocument,
  shareDocument,
} from '#contract/customer/documents.ts';
import { newToken } from '#server/secrets/token.ts';
import { download, issueAndRender, pathOf, theDocument, wordsOf } from '#tests/support/data/documents.ts';
import { anOrderingBuyer, signedInAgain } from '#tests/support/data/orders.ts';
import { aPayableOrder, aPayingWorld } from '#tests/support/data/payments.ts';
import { refusalOf, type Visitor } from '#tests/support/server/visitor.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(aPayingWorld({ env: { PUBLIC_URL: 'https://fabrics.example' } }));

const DAY_SECONDS = 24 * 60 * 60;

async function aShared() {
  const { buyer, order } = await aPayableOrder(world);
  await issueAndRender(world, order.orderId);
  const { documentId, number } = await theDocument(buyer, order.orderId, 'proforma_invoice');
  const share = await buyer.call(shareDocument, { params: { documentId }, body: {} });
  const key = new URL(share.url).hash.replace('#k=', '');
  const page = { page: 'order', fabId: order.fabId, orderId: order.orderId } as const;
  return { buyer, order, documentId, number, share, key, page };
}

type Page = Awaited<ReturnType<typeof aShared>>['page'];
const open = (visitor: Visitor, page: Page, key: string | null = null) =>
  visitor.call(openDocument, { body: { ...page, key } });

test('whoever has the link reads the document without signing in, once a ticket', async () => {
  const { order, number, share, key, page } = await aShared();
  expect(share.url).toBe(
    `https://fabrics.example/customer/production-detail/fabrics/${order.fabId}/orders/${order.orderId}#k=${key}`,
  );
  expect(key).toMatch(/^[\w-]{43}$/);
  const opened = await open(world.visitor(), page, key);
  expect(opened).toMatchObject({
    typeLabel: 'Proforma Invoice',
    number,
    state: 'ready',
    orderNumber: order.number,
  });
  const url = pathOf(opened.url ?? '');
  const answers = await Promise.all(Array.from({ length: 6 }, () => world.inject({ method: 'GET', url })));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410, 410, 410, 410, 410]);
  const file = answers.find(({ statusCode }) => statusCode === 200);
  expect((await wordsOf(file?.rawPayload ?? Buffer.alloc(0))).text).toContain(number);
  expect(file?.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${number.replaceAll('/', '-')}.pdf"`,
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
});

test('the owner reads the same page signed in, and without the key nobody else does', async () => {
  const { buyer, number, page } = await aShared();
  expect(await open(buyer, page)).toMatchObject({ number, state: 'ready' });
  const stranger = await anOrderingBuyer(world);
  expect((await refusalOf(open(stranger, page))).code).toBe('link_ended');
  expect((await refusalOf(open(world.visitor(), page))).code).toBe('link_ended');
});

test('wrong, expired, ended, foreign and missing keys get one and the same answer, never 401 or 403', async () => {
  const shared = await aShared();
  const other = await aShared();
  const ended = await aShared();
  await ended.buyer.call(endDocumentShare, {
    params: { documentId: ended.documentId, shareId: ended.share.shareId },
  });
  const anybody = world.visitor();
  const broken = world.visitor({ token: newToken() });
  const staff = await world.asStaff();
  const outcomes: [why: string, ended: Promise<unknown>][] = [
    ['wrong', open(anybody, shared.page, newToken())],
    ['none', open(anybody, shared.page)],
    ['of another document', open(anybody, shared.page, other.key)],
    ['with another fabId', open(anybody, { ...shared.page, fabId: other.order.fabId }, shared.key)],
    ['ended', open(anybody, ended.page, ended.key)],
    ['no ids', open(anybody, { ...shared.page, fabId: 'x', orderId: '../..' }, shared.key)],
    ['a token that ended', open(broken, shared.page)],
    ['staff', open(staff, shared.page)],
  ];
  const refusals = await Promise.all(
    outcomes.map(async ([why, ended]) => [why, await refusalOf(ended)] as const),
  );
  world.clock.advance(7 * DAY_SECONDS);
  const late = await refusalOf(open(anybody, shared.page, shared.key));
  const answer = ({ status, body }: ApiError) => ({ status, body });
  for (const [why, refused] of refusals) expect(answer(refused), why).toEqual(answer(late));
  expect(late).toMatchObject({ status: 410, code: 'link_ended' });
});

test('a live link ends the moment its owner ends it, with the tickets it gave', async () => {
  const { buyer, documentId, share, key, page } = await aShared();
  const { url } = await open(world.visitor(), page, key);
  const list = () => buyer.call(listDocumentShares, { params: { documentId } });
  expect((await list()).records).toMatchObject([{ shareId: share.shareId, uses: 1 }]);
  const params = { documentId, shareId: share.shareId };
  const stranger = await anOrderingBuyer(world);
  expect((await refusalOf(stranger.call(endDocumentShare, { params }))).status).toBe(404);
  await buyer.call(endDocumentShare, { params });
  expect((await list()).records).toEqual([]);
  expect((await world.inject({ method: 'GET', url: pathOf(url ?? '') })).statusCode).toBe(410);
  expect((await refusalOf(buyer.call(endDocumentShare, { params }))).status).toBe(404);
});

test('a ticket ends after five minutes, and with the sign-in it was given to', async () => {
  const { buyer, page } = await aShared();
  const first = await open(buyer, page);
  world.clock.advance(5 * 60);
  expect((await world.inject({ method: 'GET', url: pathOf(first.url ?? '') })).statusCode).toBe(410);
  const again = await signedInAgain(world, buyer);
  const second = await open(again, page);
  await again.call(logout, {});
  expect((await world.inject({ method: 'GET', url: pathOf(second.url ?? '') })).statusCode).toBe(410);
});

test('asking for the head of a ticket does not use it up', async () => {
  const { buyer, page, documentId } = await aShared();
  const { url } = await open(buyer, page);
  await world.inject({ method: 'HEAD', url: pathOf(url ?? '') });
  expect((await world.inject({ method: 'GET', url: pathOf(url ?? '') })).statusCode).toBe(200);
  expect((await download(world, buyer, documentId)).length).toBeGreaterThan(1000);
});

test('neither keys nor tickets are stored', async () => {
  const { key, page } = await aShared();
  const { url } = await open(world.visitor(), page, key);
  const ticket =
    pathOf(url ?? '')
      .split('/')
      .at(-1) ?? '';
  const { db } = world.parts;
  const rows = await Promise.all([
    db.unscoped.selectFrom('document_shares').selectAll().execute(),
    db.unscoped.selectFrom('document_tickets').selectAll().execute(),
    db.unscoped.selectFrom('history').selectAll().execute(),
    db.unscoped.selectFrom('idempotency_keys').selectAll().execute(),
  ]);
  const text = JSON.stringify(rows);
  expect(text).not.toContain(key);
  expect(text).not.toContain(ticket);
});
