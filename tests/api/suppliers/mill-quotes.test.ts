/** A mill quotes from its link, the desk publishes it through the one door, and races have one outcome. */
import { beforeAll, expect, test } from 'vitest';
import { approveQuote, listQuotes } from '#contract/customer/quotes.ts';
import { changeRequest, closeRequest, readRequest } from '#contract/customer/requests.ts';
import {
  answerMillQuestion,
  changeOwnMargin,
  listMillAnswers,
  previewMillQuote,
  publishMillQuote,
} from '#contract/staff/mill-quotes.ts';
import { listQuotesForStaff } from '#contract/staff/quotes.ts';
import { readToday } from '#contract/staff/today.ts';
import { askDesk, declineEnquiry, readEnquiry, sendMillQuote } from '#contract/supplier/enquiry.ts';
import { publishByRule } from '#server/capabilities/suppliers/publish-by-rule.ts';
import { aQuotingMill, millQuoteBody } from '#tests/support/data/mills.ts';
import { aSeller } from '#tests/support/data/quotes.ts';
import { aSubmittedRequest } from '#tests/support/data/requests.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { type CustomerVisitor, openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
const desk = await world.asStaff('desk');
const owner = await world.asStaff('owner');
let buyer: CustomerVisitor;
beforeAll(async () => {
  await aSeller(world);
  buyer = await world.asCustomer();
});

async function anEnquiry() {
  const { fabId } = await aSubmittedRequest(buyer);
  return { fabId, ...(await aQuotingMill(world, desk, fabId)) };
}

const answersTo = (fabId: string) => desk.call(listMillAnswers, { params: { fabId } });
const PUBLISHING = { marginPercent: '4', logisticCost: '5000' };

async function messageWith(phone: string, words: string): Promise<string> {
  for (;;) {
    const { text } = await world.messages.next(phone);
    if (text.includes(words)) return text;
  }
}

async function newestId(fabId: string): Promise<string> {
  const [answer] = await answersTo(fabId);
  return answer?.quote?.millQuoteId ?? '';
}

test('a mill reads the cloth, quotes, and the buyer sees it once the desk has published it', async () => {
  const { fabId, visitor } = await anEnquiry();
  const read = await visitor.call(readEnquiry, {});
  expect(read).toMatchObject({
    state: 'open',
    deliveryTo: 'Delhi',
    currency: 'INR',
    isExport: false,
    quote: null,
  });
  expect(read.facts.map(({ label }) => label)).toContain('EPI × PPI');
  expect(read.colours[0]).toEqual({ colour: 'Navy', quantity: '1500' });

  const said = await visitor.call(sendMillQuote, {
    body: millQuoteBody({
      breaks: [{ from: '5000', rate: '89' }],
      deviations: 'Width 57"',
      swatchNote: 'By Blue Dart',
    }),
  });
  expect(said).toMatchObject({ state: 'quoted', quote: { version: 1, state: 'with_desk' } });
  expect(await buyer.call(listQuotes, { params: { fabId } })).toEqual([]);

  const [answer] = await answersTo(fabId);
  expect(answer?.quote).toMatchObject({
    deviations: 'Width 57"',
    swatchNote: 'By Blue Dart',
    marginPercent: '5',
  });
  const millQuoteId = answer?.quote?.millQuoteId ?? '';
  const preview = await desk.call(previewMillQuote, { params: { millQuoteId }, body: PUBLISHING });
  expect(preview.rate.price.minor).toBe('9490');
  expect(preview.landedRate).not.toBeNull();
  await desk.call(publishMillQuote, { params: { millQuoteId }, body: PUBLISHING });
  const [seen] = await buyer.call(listQuotes, { params: { fabId } });
  expect(seen).toMatchObject({ rate: { price: { minor: '9490' } }, leadDays: 21, validTill: '2026-11-30' });
  expect((await visitor.call(readEnquiry, {})).quote?.state).toBe('with_buyer');
});

test('an improved quote is a next version that one press sends, with the terms before', async () => {
  const { fabId, visitor } = await anEnquiry();
  await visitor.call(sendMillQuote, { body: millQuoteBody() });
  const first = await newestId(fabId);
  await desk.call(publishMillQuote, { params: { millQuoteId: first }, body: PUBLISHING });
  await visitor.call(sendMillQuote, { body: millQuoteBody({ rate: '88' }) });
  const [answer] = await answersTo(fabId);
  expect(answer?.quote).toMatchObject({
    version: 2,
    state: 'with_desk',
    marginPercent: '4',
    logisticCost: '5000',
  });
  const outdated = desk.call(publishMillQuote, { params: { millQuoteId: first }, body: PUBLISHING });
  expect((await refusalOf(outdated)).code).toBe('quote_version_outdated');
  const second = answer?.quote?.millQuoteId ?? '';
  const revised = await desk.call(publishMillQuote, { params: { millQuoteId: second }, body: PUBLISHING });
  expect(revised).toMatchObject({ version: 2, supplierRate: { minor: '8800' } });
  const twice = desk.call(publishMillQuote, { params: { millQuoteId: second }, body: PUBLISHING });
  expect((await refusalOf(twice)).code).toBe('illegal_transition');
});

test('every field says what is wrong with it', async () => {
  const { visitor } = await anEnquiry();
  const wrong = millQuoteBody({
    rate: 'x',
    minimum: '0',
    readyDays: '0',
    paymentDays: '7',
    validTill: '2020-01-01',
    photoFileId: null,
  });
  const { body } = await refusalOf(visitor.call(sendMillQuote, { body: wrong }));
  expect(Object.keys(body.fields ?? {}).toSorted()).toEqual([
    'minimum',
    'paymentDays',
    'rate',
    'readyDays',
    'validTill',
  ]);
});

test('what was quoted for the cloth before is not published for the one now', async () => {
  const { fabId, visitor } = await anEnquiry();
  await visitor.call(sendMillQuote, { body: millQuoteBody() });
  const millQuoteId = await newestId(fabId);
  const { revision } = await buyer.call(readRequest, { params: { fabId } });
  await buyer.call(changeRequest, { params: { fabId }, body: { width: 60, revision } });
  const published = desk.call(publishMillQuote, { params: { millQuoteId }, body: PUBLISHING });
  expect((await refusalOf(published)).code).toBe('record_outdated');
  const read = await visitor.call(readEnquiry, {});
  expect(read.quote?.state).toBe('outdated');
  expect((await refusalOf(visitor.call(sendMillQuote, { body: millQuoteBody() }))).code).toBe(
    'record_outdated',
  );
  const { specificationVersion } = read;
  await visitor.call(sendMillQuote, { body: millQuoteBody({ specificationVersion }) });
});

test('no bid in one tap, a change of mind, a question and its answer', async () => {
  const { fabId, visitor, mill } = await anEnquiry();
  await visitor.call(declineEnquiry, { body: { reason: 'no_capacity' } });
  expect((await answersTo(fabId))[0]).toMatchObject({ state: 'no_bid', noBidReason: 'no_capacity' });
  await visitor.call(askDesk, { body: { question: 'Is 57" also fine?' } });
  const waiting = async () =>
    (await desk.call(readToday, {}))
      .find(({ duty }) => duty === 'mill_question')
      ?.items.find(({ recordId }) => recordId === fabId);
  expect(await waiting()).toMatchObject({ detail: expect.stringContaining('Is 57" also fine?') });
  const questionId = (await answersTo(fabId))[0]?.questions[0]?.questionId ?? '';
  await desk.call(answerMillQuestion, { params: { questionId }, body: { answer: 'Yes.' } });
  const told = await messageWith(mill.phone, 'Our answer: Yes.');
  expect(told).toContain('You asked: Is 57" also fine?');
  expect(told).toMatch(new RegExp(`https?://[^/\\s]+/supplier/#e=${fabId}$`, 'm'));
  const again = desk.call(answerMillQuestion, { params: { questionId }, body: { answer: 'No.' } });
  expect((await refusalOf(again)).status).toBe(404);
  expect(await waiting()).toBeUndefined();
  expect((await visitor.call(readEnquiry, {})).questions).toMatchObject([{ answer: 'Yes.' }]);
  expect(await visitor.call(sendMillQuote, { body: millQuoteBody() })).toMatchObject({
    state: 'quoted',
    noBidReason: null,
  });
  const late = visitor.call(declineEnquiry, { body: { reason: 'no_capacity' } });
  expect((await refusalOf(late)).code).toBe('illegal_transition');
});

test('two quotes of one mill at once are two versions, and a repeated one is the first', async () => {
  const { fabId, visitor } = await anEnquiry();
  const [a, b] = await Promise.all(
    ['90', '89'].map((rate) => visitor.call(sendMillQuote, { body: millQuoteBody({ rate }) })),
  );
  expect([a?.quote?.version, b?.quote?.version].toSorted()).toEqual([1, 2]);
  const send = () =>
    visitor.call(
      sendMillQuote,
      { body: millQuoteBody({ rate: '87' }) },
      { idempotencyKey: 'the-same-quote' },
    );
  await Promise.all([send(), send(), send()]);
  expect((await answersTo(fabId))[0]?.quote?.version).toBe(3);
});

test('a quote against the end of its request: both are one story', async () => {
  const { fabId, visitor } = await anEnquiry();
  const close = buyer.call(closeRequest, { params: { fabId }, body: { reasonId: 4 } });
  const [quoted] = await Promise.allSettled([visitor.call(sendMillQuote, { body: millQuoteBody() }), close]);
  await close;
  const { state, quote } = await visitor.call(readEnquiry, {});
  expect(state).toBe('closed');
  expect(quote !== null).toBe(quoted.status === 'fulfilled');
  const late = visitor.call(sendMillQuote, { body: millQuoteBody({ rate: '80' }) });
  expect((await refusalOf(late)).code).toBe('illegal_transition');
  const decline = visitor.call(declineEnquiry, { body: { reason: 'no_capacity' } });
  expect((await refusalOf(decline)).code).toBe('illegal_transition');
});

test('an improved quote against the approval: the approved version stays as it was', async () => {
  const { fabId, visitor } = await anEnquiry();
  await visitor.call(sendMillQuote, { body: millQuoteBody() });
  const millQuoteId = await newestId(fabId);
  const { quoteId } = await desk.call(publishMillQuote, { params: { millQuoteId }, body: PUBLISHING });
  const approve = buyer.call(approveQuote, { params: { quoteId }, body: { version: 1 } });
  const improved = visitor.call(sendMillQuote, { body: millQuoteBody({ rate: '80' }) });
  const [, approved] = await Promise.allSettled([improved, approve]);
  expect(approved.status).toBe('fulfilled');
  const newest = await newestId(fabId);
  if (newest !== millQuoteId) {
    const published = desk.call(publishMillQuote, { params: { millQuoteId: newest }, body: PUBLISHING });
    expect((await refusalOf(published)).code).toBe('illegal_transition');
  }
  const [quote] = await desk.call(listQuotesForStaff, { params: { fabId } });
  expect(quote).toMatchObject({ version: 1, status: 'approved', supplierRate: { minor: '9125' } });
  expect((await visitor.call(readEnquiry, {})).state).toBe('closed');
});

test('only the owner lets a supplier’s quotes reach the buyer by a margin rule, and it is written down', async () => {
  const { fabId, visitor, mill } = await anEnquiry();
  const params = { supplierId: mill.supplierId };
  const byDesk = desk.call(changeOwnMargin, { params, body: { marginPercent: '6' } });
  expect((await refusalOf(byDesk)).status).toBe(403);
  await owner.call(changeOwnMargin, { params, body: { marginPercent: '6' } });
  await visitor.call(sendMillQuote, { body: millQuoteBody({ rate: '100' }) });
  const millQuoteId = await newestId(fabId);
  await publishByRule(world.services, millQuoteId);
  const [seen] = await buyer.call(listQuotes, { params: { fabId } });
  expect(seen?.rate.price.minor).toBe('10600');
  await owner.call(changeOwnMargin, { params, body: { marginPercent: null } });
  await visitor.call(sendMillQuote, { body: millQuoteBody({ rate: '99' }) });
  await publishByRule(world.services, await newestId(fabId));
  expect((await visitor.call(readEnquiry, {})).quote?.state).toBe('with_desk');
});

test('the mill’s own last figures are offered, never those of another', async () => {
  const { visitor, mill } = await anEnquiry();
  await visitor.call(sendMillQuote, { body: millQuoteBody({ rate: '77.50' }) });
  const { fabId } = await aSubmittedRequest(buyer);
  const { invitedKey, openedLink } = await import('#tests/support/data/mills.ts');
  const second = await openedLink(world, await invitedKey(world, desk, fabId, mill));
  expect((await second.call(readEnquiry, {})).lastQuote).toMatchObject({
    rate: { price: { minor: '7750' } },
  });
  const other = await aQuotingMill(world, desk, fabId);
  expect((await other.visitor.call(readEnquiry, {})).lastQuote).toBeNull();
});
