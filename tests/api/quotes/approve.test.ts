import { beforeAll, expect, test } from 'vitest';
import {
  approveQuote,
  counterQuote,
  declineQuote,
  listQuotes,
  readQuote,
} from '#contract/customer/quotes.ts';
import { closeRequest, listRequestHistory, listRequests, readRequest } from '#contract/customer/requests.ts';
import { aQuote, aQuotedRequest, aSeller, putQuoteInStatus, revised } from '#tests/support/data/quotes.ts';
import { aSubmittedRequest } from '#tests/support/data/requests.ts';
import { changesOf } from '#tests/support/server/history.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';
import { type CustomerVisitor, openWorld, type StaffVisitor } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
const secondProcess = await worldForFile(openWorld({ beside: world }));
let staff: StaffVisitor;
let buyer: CustomerVisitor;
beforeAll(async () => {
  await aSeller(world);
  staff = await world.asStaff();
  buyer = await world.asCustomer();
});

const approve = (quoteId: string, version = 1) =>
  buyer.call(approveQuote, { params: { quoteId }, body: { version } });

async function statusesOf(fabId: string): Promise<string[]> {
  return (await buyer.call(listQuotes, { params: { fabId } })).map(({ status }) => status);
}

test('one quote wins, all that were open have lost, and what was decided stays as it was', async () => {
  const owner = await world.asCustomer();
  const { fabId } = await aSubmittedRequest(owner);
  const ids: string[] = [];
  for (let quotes = 0; quotes < 7; quotes += 1) ids.push((await aQuote(staff, fabId)).quoteId);
  const [won = '', countered = '', declined = '', requoted = '', expired = '', renewing = '', viewed = ''] =
    ids;
  await owner.call(counterQuote, { params: { quoteId: countered }, body: { rate: '99' } });
  await owner.call(declineQuote, { params: { quoteId: declined }, body: { reasonId: 2 } });
  await putQuoteInStatus(world, requoted, 'needs_requote');
  await putQuoteInStatus(world, expired, 'expired');
  await putQuoteInStatus(world, renewing, 'renewal_asked');
  await owner.call(readQuote, { params: { fabId, quoteId: viewed } });

  const approved = await owner.call(approveQuote, { params: { quoteId: won }, body: { version: 1 } });
  expect(approved).toMatchObject({ quoteId: won, status: 'approved', allowedMoves: ['message', 'order'] });
  const all = await owner.call(listQuotes, { params: { fabId } });
  expect(all.map(({ status }) => status)).toEqual([
    'approved',
    'not_selected',
    'declined',
    ...Array(4).fill('not_selected'),
  ]);
  expect(all[1]?.counterOffer).toMatchObject({ rate: { price: { minor: '9900' } }, answer: 'ended' });
  expect(await owner.call(readRequest, { params: { fabId } })).toMatchObject({
    status: 4,
    allowedMoves: ['close', 'copy', 'order'],
  });
  const received = await owner.call(listRequests, { query: {} });
  expect(received.records[0]).toMatchObject({ fabId, bestLandedRate: approved.landedRate, nextExpiry: null });
  const changes = await changesOf(world, owner.customer.brandId, 'quote');
  expect(changes.filter(({ change }) => change === 'quote not_selected')).toHaveLength(5);
  const { records } = await owner.call(listRequestHistory, { params: { fabId }, query: {} });
  expect(records.map(({ what }) => what)).toContain(`Quote ${approved.number} approved`);
});

test('an older version than the latest is not what the buyer has seen', async () => {
  const { quoteId } = await aQuotedRequest(buyer, staff);
  await revised(staff, quoteId, { supplierRate: '99' });
  for (const version of [1, 3]) {
    const refused = await refusalOf(approve(quoteId, version));
    expect([refused.status, refused.code, refused.body.details]).toEqual([
      409,
      'quote_version_outdated',
      { latest: 2 },
    ]);
  }
  expect((await approve(quoteId, 2)).status).toBe('approved');
});

test('after the winner, every other quote is refused with its number', async () => {
  const { fabId } = await aSubmittedRequest(buyer);
  const won = await aQuote(staff, fabId);
  const lost = await aQuote(staff, fabId);
  await approve(won.quoteId);
  const refused = await refusalOf(approve(lost.quoteId));
  expect([refused.status, refused.code, refused.body.details]).toEqual([
    409,
    'another_quote_approved',
    { approved: won.number },
  ]);
  const again = await refusalOf(approve(won.quoteId));
  expect([again.status, again.code]).toEqual([409, 'illegal_transition']);
});

test('a quote of a closed request, a declined one and one for an older specification cannot be approved', async () => {
  const closed = await aQuotedRequest(buyer, staff);
  await buyer.call(closeRequest, { params: { fabId: closed.fabId }, body: { reasonId: 4 } });
  const declined = await aQuotedRequest(buyer, staff);
  await buyer.call(declineQuote, { params: { quoteId: declined.quoteId }, body: { reasonId: 1 } });
  const outdated = await aQuotedRequest(buyer, staff);
  await putQuoteInStatus(world, outdated.quoteId, 'needs_requote');
  for (const { quoteId } of [closed, declined, outdated]) {
    const refused = await refusalOf(approve(quoteId));
    expect([refused.status, refused.code]).toEqual([409, 'illegal_transition']);
  }
});

test('the same approval with its key gets the first answer, and another body with it is refused', async () => {
  const { fabId, quoteId } = await aQuotedRequest(buyer, staff);
  const once = { idempotencyKey: `approve-${quoteId}` };
  const first = await buyer.call(approveQuote, { params: { quoteId }, body: { version: 1 } }, once);
  expect(await buyer.call(approveQuote, { params: { quoteId }, body: { version: 1 } }, once)).toEqual(first);
  const other = await refusalOf(
    buyer.call(approveQuote, { params: { quoteId }, body: { version: 2 } }, once),
  );
  expect([other.status, other.code]).toEqual([409, 'idempotency_key_reused']);
  expect(await statusesOf(fabId)).toEqual(['approved']);
});

test.each([1, 2, 3])(
  'of 100 approvals at the same moment over two processes exactly one wins (round %i)',
  async () => {
    const { fabId } = await aSubmittedRequest(buyer);
    const ids: string[] = [];
    for (let quotes = 0; quotes < 5; quotes += 1) ids.push((await aQuote(staff, fabId)).quoteId);
    const visitors = [world, secondProcess].map((process) => process.visitor({ token: buyer.token }));
    const attempts = Array.from({ length: 100 }, (_, i) => ({
      visitor: visitors[i % 2],
      quoteId: ids[i % ids.length] ?? '',
      idempotencyKey: `race-${fabId}-${i}`,
    }));
    const send = ({ visitor, quoteId, idempotencyKey }: (typeof attempts)[number]) =>
      // A busy machine may say "later": the same key asks again, as the app does.
      waitFor('an answer', async () => {
        const answer = await visitor?.inject({
          method: 'POST',
          url: `/apifabric/quotes/${quoteId}/approve/`,
          payload: { version: 1 },
          headers: { 'idempotency-key': idempotencyKey },
        });
        return answer?.statusCode === 503 ? null : answer;
      });
    const answers = await Promise.all(attempts.map(send));
    const codes = answers.map((answer) => answer?.statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 409)).toHaveLength(99);
    expect((await statusesOf(fabId)).toSorted()).toEqual(['approved', ...Array(4).fill('not_selected')]);

    const won = codes.indexOf(200);
    const winner = attempts[won];
    const retried = winner && (await send({ ...winner, visitor: visitors[(won + 1) % 2] }));
    expect(retried?.json()).toEqual(answers[won]?.json());
  },
);

test('the database itself knows only one winner', async () => {
  const { fabId } = await aSubmittedRequest(buyer);
  const one = await aQuote(staff, fabId);
  const other = await aQuote(staff, fabId);
  await putQuoteInStatus(world, one.quoteId, 'approved');
  await expect(putQuoteInStatus(world, other.quoteId, 'approved')).rejects.toThrow('one_approved_quote');
  const refused = await refusalOf(approve(other.quoteId));
  expect([refused.status, refused.code]).toEqual([409, 'another_quote_approved']);
});
