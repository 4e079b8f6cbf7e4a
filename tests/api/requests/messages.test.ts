import { beforeAll, expect, test } from 'vitest';
import {
  listRequestMessages,
  sendQuoteMessage,
  sendRequestMessage,
} from '#contract/customer/request-messages.ts';
import { changeRequest, closeRequest, listRequestHistory, readRequest } from '#contract/customer/requests.ts';
import {
  askForInformation,
  listRequestMessagesForStaff,
  sendRequestMessageAsStaff,
} from '#contract/staff/request-messages.ts';
import { aQuote } from '#tests/support/data/quotes.ts';
import { aDraft, aSubmittedRequest } from '#tests/support/data/requests.ts';
import { openStreamFromNow } from '#tests/support/server/event-stream.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';
import { type CustomerVisitor, openWorld, type StaffVisitor } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
let origin: string;
let desk: StaffVisitor;
beforeAll(async () => {
  origin = await world.app.listen({ host: '127.0.0.1', port: 0 });
  desk = await world.asStaff();
});

const write = ({ call }: CustomerVisitor, fabId: string, text: string) =>
  call(sendRequestMessage, { params: { fabId }, body: { text } });
const answer = (fabId: string, text: string) =>
  desk.call(sendRequestMessageAsStaff, { params: { fabId }, body: { text } });
const ask = (fabId: string, text: string) =>
  desk.call(askForInformation, { params: { fabId }, body: { text } });

test('buyer and desk talk about a request, each under a name the other may know', async () => {
  const buyer = await world.asCustomer();
  const { fabId } = await aSubmittedRequest(buyer);
  const first = await write(buyer, fabId, ' Is 58" the usable width?\nPlease check. ');
  world.clock.advance(60);
  const second = await answer(fabId, 'Yes, between the selvedges.');
  expect(first).toMatchObject({
    quoteId: null,
    author: 'customer',
    authorName: 'Asha Verma',
    kind: 'plain',
    text: 'Is 58" the usable width?\nPlease check.',
  });
  expect(second).toMatchObject({ author: 'staff', authorName: 'Selvedge desk', kind: 'plain' });
  expect(await buyer.call(listRequestMessages, { params: { fabId } })).toEqual([first, second]);
  expect(await desk.call(listRequestMessagesForStaff, { params: { fabId } })).toEqual([first, second]);
});

test('messages about a quote stay out of those about the request, but the desk reads all', async () => {
  const buyer = await world.asCustomer();
  const { fabId } = await aSubmittedRequest(buyer);
  const { quoteId } = await aQuote(desk, fabId);
  const aboutRequest = await write(buyer, fabId, 'When can you begin?');
  world.clock.advance(60);
  const aboutQuote = await buyer.call(sendQuoteMessage, {
    params: { quoteId },
    body: { text: 'Is GRS in?' },
  });
  expect(await buyer.call(listRequestMessages, { params: { fabId } })).toEqual([aboutRequest]);
  expect(await desk.call(listRequestMessagesForStaff, { params: { fabId } })).toEqual([
    aboutRequest,
    aboutQuote,
  ]);
});

test('the desk asks and waits until the buyer answers', async () => {
  const buyer = await world.asCustomer();
  const { fabId } = await aSubmittedRequest(buyer);
  const isAsked = async () => (await buyer.call(readRequest, { params: { fabId } })).isInformationAsked;
  world.clock.advance(60);
  expect(await ask(fabId, 'Which shade of navy?')).toMatchObject({ kind: 'information' });
  expect(await isAsked()).toBe(true);
  const { listedAt } = await buyer.call(readRequest, { params: { fabId } });
  expect(listedAt).toBe(world.clock.now().toISOString());
  world.clock.advance(60);
  await answer(fabId, 'Take your time.');
  expect(await isAsked()).toBe(true);
  await write(buyer, fabId, '19-4052 TCX');
  expect(await isAsked()).toBe(false);
});

test('what was asked no longer waits once the request is closed', async () => {
  const buyer = await world.asCustomer();
  const { fabId } = await aSubmittedRequest(buyer);
  await ask(fabId, 'Which shade of navy?');
  const closed = await buyer.call(closeRequest, { params: { fabId }, body: { reasonId: 4 } });
  expect(closed.isInformationAsked).toBe(false);
  expect(await refusalOf(ask(fabId, 'Still there?'))).toMatchObject({ code: 'illegal_transition' });
});

test('a message reaches the open screen of the buyer at once', async () => {
  const buyer = await world.asCustomer();
  const { fabId } = await aSubmittedRequest(buyer);
  const stream = await openStreamFromNow(world, origin, buyer);
  await answer(fabId, 'We are on it.');
  await waitFor('the event', () => stream.events.length > 0);
  expect(stream.events).toEqual([{ event: 'change', data: { keys: ['requests', 'quotes'] } }]);
  stream.close();
});

test('a message retried with its key is written once', async () => {
  const buyer = await world.asCustomer();
  const { fabId } = await aSubmittedRequest(buyer);
  const idempotencyKey = world.services.ids.next();
  const send = () =>
    buyer.call(sendRequestMessage, { params: { fabId }, body: { text: 'Hello' } }, { idempotencyKey });
  expect(await send()).toEqual(await send());
  expect(await buyer.call(listRequestMessages, { params: { fabId } })).toHaveLength(1);
});

test('about a draft there is nobody to write to', async () => {
  const buyer = await world.asCustomer();
  const { fabId } = await aDraft(buyer);
  expect(await refusalOf(write(buyer, fabId, 'Hello'))).toMatchObject({ code: 'illegal_transition' });
  for (const call of [answer, ask]) {
    expect(await refusalOf(call(fabId, 'Hello'))).toMatchObject({ status: 404 });
  }
});

test.each([
  ['nothing', '   '],
  ['too much', 'x'.repeat(2001)],
  ['a hidden sign', 'a\u0000b'],
])('a message that says %s is refused', async (_what, text) => {
  const buyer = await world.asCustomer();
  const { fabId } = await aSubmittedRequest(buyer);
  for (const call of [() => write(buyer, fabId, text), () => answer(fabId, text), () => ask(fabId, text)]) {
    expect(await refusalOf(call())).toMatchObject({ status: 400, code: 'invalid_input' });
  }
});

test("another company's talk is not there", async () => {
  const owner = await world.asCustomer();
  const stranger = await world.asCustomer();
  const { fabId } = await aSubmittedRequest(owner);
  for (const call of [
    () => stranger.call(listRequestMessages, { params: { fabId } }),
    () => write(stranger, fabId, 'Hello'),
    () => stranger.call(listRequestHistory, { params: { fabId }, query: {} }),
  ]) {
    expect(await refusalOf(call())).toMatchObject({ status: 404, code: 'not_found' });
  }
});

test('the history tells the buyer what happened to the request and its quotes, newest first', async () => {
  const buyer = await world.asCustomer();
  const { fabId } = await aDraft(buyer);
  const step = async (work: () => Promise<unknown>) => {
    world.clock.advance(60);
    await work();
  };
  await step(() =>
    buyer.call(changeRequest, { params: { fabId }, body: { quantity: '3500', colourSplit: [] } }),
  );
  const { fabId: sent } = await aSubmittedRequest(buyer);
  let number = '';
  await step(() => ask(sent, 'Which shade?'));
  await step(() => write(buyer, sent, '19-4052 TCX'));
  await step(async () => {
    ({ number } = await aQuote(desk, sent));
  });
  await step(() => buyer.call(closeRequest, { params: { fabId: sent }, body: { reasonId: 4 } }));

  const drafted = await buyer.call(listRequestHistory, { params: { fabId }, query: {} });
  expect(drafted).toMatchObject({ records: [{ what: 'Draft started', who: 'Asha Verma' }], total: 1 });

  const { records, total } = await buyer.call(listRequestHistory, { params: { fabId: sent }, query: {} });
  expect(total).toBe(records.length);
  const lines = records.map(({ what, who }) => `${who}: ${what}`);
  expect(lines).toContain('Asha Verma: Query closed');
  expect(lines.slice(-5)).toEqual([
    `Selvedge desk: Quote ${number} received`,
    'Asha Verma: Message sent',
    'Selvedge desk: We asked you a question',
    ...lines.slice(-2),
  ]);
  expect(lines.slice(-2).sort()).toEqual(['Asha Verma: Draft started', 'Asha Verma: Sent to suppliers']);
  expect(JSON.stringify(records)).not.toContain('Hidden Weavers');

  const page = await buyer.call(listRequestHistory, {
    params: { fabId: sent },
    query: { offset: 1, limit: 2 },
  });
  expect(page).toEqual({ records: records.slice(1, 3), total, nextOffset: 3 });
});
