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
import { readConfig } from '#server/config.ts';
import { openLog } from '#server/log.ts';
import { newToken } from '#server/secrets/token.ts';
import { download, issueAndRender, pathOf, theDocument, wordsOf } from '#tests/support/data/documents.ts';
import { anOrderingBuyer, signedInAgain } from '#tests/support/data/orders.ts';
import { aPayableOrder, aPayingWorld } from '#tests/support/data/payments.ts';
import { queriesSentBy } from '#tests/support/database/query-plans.ts';
import { type Answered, refusalOf, type Visitor } from '#tests/support/server/visitor.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const lines: string[] = [];
const logging = readConfig({ DATABASE_URL: 'postgres://unused', LOG_LEVEL: 'debug' });
const log = openLog(logging, { write: (line) => lines.push(line) });
const world = await worldForFile(
  aPayingWorld({ log, env: { PUBLIC_URL: 'https://fabrics.example', LOG_LEVEL: 'debug' } }),
);

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
  const file = await world.inject({ method: 'GET', url });
  expect((await wordsOf(file.rawPayload)).text).toContain(number);
  expect((await world.inject({ method: 'GET', url })).statusCode).toBe(410);
  expect(file.headers).toMatchObject({
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

/** What a stranger can tell apart: the answer to the byte, and how much was looked up for it. */
async function outcomeOf(visitor: Visitor, page: Page, key: string | null) {
  const request = { method: 'POST', url: openDocument.path, payload: { ...page, key } } as const;
  let answer: Answered | undefined;
  const queries = await queriesSentBy(async () => {
    answer = await visitor.inject(request);
  });
  const { date: _date, 'x-request-id': _id, ...headers } = answer?.headers ?? {};
  return {
    status: answer?.statusCode,
    body: answer?.body,
    headers,
    queries: queries.map(({ text }) => text),
  };
}

test('wrong, expired, ended, foreign and missing keys get one and the same answer by the same work', async () => {
  const shared = await aShared();
  const other = await aShared();
  const ended = await aShared();
  await ended.buyer.call(endDocumentShare, {
    params: { documentId: ended.documentId, shareId: ended.share.shareId },
  });
  const anybody = world.visitor();
  const cases: Record<string, [page: Page, key: string | null]> = {
    wrong: [shared.page, newToken()],
    none: [shared.page, null],
    'of another document': [shared.page, other.key],
    'with another fabId': [{ ...shared.page, fabId: other.order.fabId }, shared.key],
    ended: [ended.page, ended.key],
    'no ids': [{ ...shared.page, fabId: 'x', orderId: '../..' }, shared.key],
    'no key': [shared.page, '%00'],
  };
  const first = await outcomeOf(anybody, shared.page, newToken());
  expect(first).toMatchObject({ status: 410, headers: { 'cache-control': 'no-store' } });
  expect(first.queries.length).toBeGreaterThan(1);
  for (const [why, [page, key]] of Object.entries(cases)) {
    expect(await outcomeOf(anybody, page, key), why).toEqual(first);
  }
  world.clock.advance(7 * DAY_SECONDS);
  expect(await outcomeOf(anybody, shared.page, shared.key), 'expired').toEqual(first);
});

test('whoever else is signed in gets that answer too, never 401 or 403', async () => {
  const { page } = await aShared();
  const ended = await refusalOf(open(world.visitor(), page, newToken()));
  const answer = ({ status, body }: ApiError) => ({ status, body });
  const others: Record<string, Visitor> = {
    'a token that ended': world.visitor({ token: newToken() }),
    staff: await world.asStaff(),
    'another buyer': await anOrderingBuyer(world),
  };
  for (const [who, visitor] of Object.entries(others)) {
    expect(answer(await refusalOf(open(visitor, page))), who).toEqual(answer(ended));
    expect(answer(await refusalOf(open(visitor, page, newToken()))), who).toEqual(answer(ended));
  }
});

test('of many who bring one ticket at once, to two processes, exactly one gets the file', async () => {
  const { page, key } = await aShared();
  const beside = await openWorld({ beside: world });
  const { url } = await open(world.visitor(), page, key);
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      (index % 2 === 0 ? world : beside).inject({ method: 'GET', url: pathOf(url ?? '') }),
    ),
  );
  await beside.close();
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(
    new Set(answers.filter(({ statusCode }) => statusCode !== 200).map(({ statusCode }) => statusCode)),
  ).toEqual(new Set([410]));
});

test('used, expired, unknown and malformed tickets get one and the same page that nobody indexes', async () => {
  const { page, key } = await aShared();
  const used = await open(world.visitor(), page, key);
  await world.inject({ method: 'GET', url: pathOf(used.url ?? '') });
  const late = await open(world.visitor(), page, key);
  world.clock.advance(5 * 60);
  const paths = [used.url, late.url, `/download/${newToken()}`, '/download/x', '/download/%00'];
  const answers = await Promise.all(
    paths.map((url) => world.inject({ method: 'GET', url: pathOf(url ?? '') })),
  );
  for (const { statusCode, body, headers } of answers) {
    expect([statusCode, body]).toEqual([410, answers[0]?.body]);
    expect(headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
  }
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

test('neither keys nor tickets are stored or logged, wherever a mail program put the key', async () => {
  const { buyer, documentId, page } = await aShared();
  // As the app asks: with a key by which the same answer could be had again.
  const share = await buyer.call(
    shareDocument,
    { params: { documentId }, body: {} },
    { idempotencyKey: newToken() },
  );
  const { pathname, hash } = new URL(share.url);
  const key = hash.replace('#k=', '');
  await world.inject({ method: 'GET', url: `${pathname}?k=${key}` });
  const { url } = await open(world.visitor(), page, key);
  const ticket =
    pathOf(url ?? '')
      .split('/')
      .at(-1) ?? '';
  const { db } = world.services;
  const rows = await Promise.all([
    db.unscoped.selectFrom('document_shares').selectAll().execute(),
    db.unscoped.selectFrom('document_tickets').selectAll().execute(),
    db.unscoped.selectFrom('history').selectAll().execute(),
    db.unscoped.selectFrom('idempotency_keys').selectAll().execute(),
  ]);
  await world.inject({ method: 'GET', url: pathOf(url ?? '') });
  expect(lines.some((line) => line.includes('/download/:ticket'))).toBe(true);
  const text = JSON.stringify(rows) + lines.join('');
  expect(text).not.toContain(key);
  expect(text).not.toContain(ticket);
});
