/** Every status × every move through HTTP: the life cycle decides, whoever tries. */

import { describe, expect, test } from 'vitest';
import { listQuotes, type QuoteMove, readQuote } from '#contract/customer/quotes.ts';
import { readRequest } from '#contract/customer/requests.ts';
import { listQuotesForStaff, type StaffQuote, withdrawQuote } from '#contract/staff/quotes.ts';
import { QUOTE_STATUS_LABEL, type QuoteStatus, quoteLifecycle } from '#domain/quotes/quote-status.ts';
import { nextStates } from '#domain/shared/lifecycle.ts';
import { aQuotedRequest, aSeller, putQuoteInStatus, quoteBody } from '#tests/support/data/quotes.ts';
import { changesOf } from '#tests/support/server/history.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
await aSeller(world);
const staff = await world.asStaff();
const buyer = await world.asCustomer();

type Attempt = { to: QuoteStatus; method: 'POST' | 'PUT' | 'DELETE'; path: string; payload?: object };

const BUYERS: Record<Exclude<QuoteMove, 'message' | 'order' | 'ask_freight'>, Attempt> = {
  approve: { to: 'approved', method: 'POST', path: '/approve/', payload: { version: 1 } },
  decline: { to: 'declined', method: 'POST', path: '/decline/', payload: { reasonId: 1 } },
  counter: { to: 'countered', method: 'POST', path: '/counter/', payload: { rate: '90' } },
  renew: { to: 'renewal_asked', method: 'POST', path: '/renew/', payload: {} },
};
const DESKS: Record<Exclude<StaffQuote['allowedMoves'][number], 'message'>, Attempt> = {
  revise: { to: 'submitted', method: 'PUT', path: '/', payload: quoteBody() },
  withdraw: { to: 'withdrawn', method: 'DELETE', path: '/' },
  refuse_counter: { to: 'submitted', method: 'POST', path: '/counter/refuse/', payload: {} },
};
const STATUSES = Object.keys(QUOTE_STATUS_LABEL) as QuoteStatus[];

async function quoteIn(status: QuoteStatus) {
  const made = await aQuotedRequest(buyer, staff);
  await putQuoteInStatus(world, made.quoteId, status);
  return made;
}

async function statusOf({ fabId, quoteId }: { fabId: string; quoteId: string }) {
  const all = await staff.call(listQuotesForStaff, { params: { fabId } });
  return all.find((quote) => quote.quoteId === quoteId);
}

describe.each(STATUSES)('a quote that is %s', (status) => {
  test.each(Object.entries(BUYERS))('answers the buyer’s %s by the life cycle', async (move, attempt) => {
    const made = await quoteIn(status);
    const isAllowed = nextStates(quoteLifecycle, status, 'customer').includes(attempt.to);
    const { allowedMoves } = await buyer.call(readQuote, { params: made });
    expect(allowedMoves.includes(move as QuoteMove)).toBe(isAllowed);
    const answer = await buyer.inject({
      method: attempt.method,
      url: `/apifabric/quotes/${made.quoteId}${attempt.path}`,
      ...(attempt.payload ? { payload: attempt.payload } : {}),
    });
    expect(answer.statusCode).toBe(isAllowed ? 200 : 409);
    if (!isAllowed) expect(answer.json().error.code).toBe('illegal_transition');
    const after = (await statusOf(made))?.status;
    const looked = status === 'submitted' ? 'viewed' : status;
    expect(after).toBe(isAllowed ? attempt.to : looked);
  });

  test.each(Object.entries(DESKS))('answers the desk’s %s by the life cycle', async (move, attempt) => {
    const made = await quoteIn(status);
    const isAllowed =
      nextStates(quoteLifecycle, status, 'staff').includes(attempt.to) &&
      (move !== 'refuse_counter' || status === 'countered');
    const before = await statusOf(made);
    expect(before?.allowedMoves.includes(move as keyof typeof DESKS)).toBe(isAllowed);
    const answer = await staff.inject({
      method: attempt.method,
      url: `/apidesk/quotes/${made.quoteId}${attempt.path}`,
      ...(attempt.payload ? { payload: attempt.payload } : {}),
    });
    expect(answer.statusCode).toBe(isAllowed ? 200 : 409);
    if (!isAllowed) expect(answer.json().error.code).toBe('illegal_transition');
    const after = await statusOf(made);
    expect(after?.status).toBe(isAllowed ? attempt.to : status);
    expect(after?.version).toBe(isAllowed && move === 'revise' ? 2 : 1);
  });
});

test('a withdrawn quote leaves the list, is still readable where it is open, and the request stays where it is', async () => {
  const owner = await world.asCustomer();
  const made = await aQuotedRequest(owner, staff);
  const params = { quoteId: made.quoteId };
  expect((await staff.call(withdrawQuote, { params })).status).toBe('withdrawn');
  expect(await owner.call(listQuotes, { params: { fabId: made.fabId } })).toEqual([]);
  expect(await owner.call(readRequest, { params: { fabId: made.fabId } })).toMatchObject({
    status: 3,
    quoteCount: 0,
  });
  expect(await owner.call(readQuote, { params: made })).toMatchObject({
    status: 'withdrawn',
    allowedMoves: ['message'],
  });
  const changes = await changesOf(world, owner.customer.brandId, 'quote');
  expect(changes.at(-1)).toMatchObject({ change: 'quote withdrawn', actor: staff.staffId });
});
