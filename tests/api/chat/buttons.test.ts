/** What a tap below a WhatsApp message decides: once, for the person who was asked, and only what they read. */
import { expect, test } from 'vitest';
import { counterQuote, readQuote } from '#contract/customer/quotes.ts';
import { listRequestMessages } from '#contract/customer/request-messages.ts';
import { askForInformation } from '#contract/staff/request-messages.ts';
import type { ChatButton } from '#domain/chat/chat-buttons.ts';
import { startWhatsapp } from '#server/capabilities/preferences/start-whatsapp.ts';
import type { OutgoingMessage } from '#server/integrations/messages/port.ts';
import { handleChats, write } from '#tests/support/data/chat.ts';
import { aQuotedRequest, aSeller, revised } from '#tests/support/data/quotes.ts';
import { aSubmittedRequest } from '#tests/support/data/requests.ts';
import { type CustomerVisitor, openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
const beside = await worldForFile(openWorld({ beside: world }));
await aSeller(world);
const staff = await world.asStaff();
// Noon in India: nothing waits for the morning.
const noon = Date.parse(`${world.clock.now().toISOString().slice(0, 10)}T06:30:00Z`);
world.clock.advance(Math.max(0, (noon - world.clock.now().getTime()) / 1000));

async function aBuyer(): Promise<CustomerVisitor> {
  const customer = await world.aCustomer();
  const buyer = await world.signIn(customer);
  await world.services.db.transaction((tx) =>
    startWhatsapp(world.services, tx, {
      brandId: customer.brandId,
      number: customer.address,
      isOptedIn: true,
    }),
  );
  return buyer;
}

async function nextFrom({ customer }: CustomerVisitor, purpose: string): Promise<OutgoingMessage> {
  for (;;) {
    const message = await world.messages.next(customer.address);
    if (message.purpose === purpose) return message;
  }
}

async function press({ customer }: CustomerVisitor, button: ChatButton | undefined): Promise<void> {
  const { id: buttonId = '', label = '' } = button ?? {};
  await write(world, customer.address, { type: 'interactive', buttonId, label });
}

/** The buyer offered 98, the supplier answers with a version of its own. */
async function anAnsweredOffer(buyer: CustomerVisitor) {
  const { fabId, quoteId } = await aQuotedRequest(buyer, staff);
  await nextFrom(buyer, 'quote_received');
  await buyer.call(counterQuote, { params: { quoteId }, body: { rate: '98' } });
  await revised(staff, quoteId, { supplierRate: '97' });
  return { fabId, quoteId, message: await nextFrom(buyer, 'quote_received') };
}

const statusOf = async (buyer: CustomerVisitor, { fabId, quoteId }: { fabId: string; quoteId: string }) =>
  (await buyer.call(readQuote, { params: { fabId, quoteId } })).status;

test('the answer to a counter-offer says its terms and is approved with one tap, once', async () => {
  const buyer = await aBuyer();
  const { message, ...quote } = await anAnsweredOffer(buyer);
  expect(message.text).toMatch(
    /Answer to your offer .*₹.*25 days, 20% advance, 30 days’ credit\. This is version 2\./,
  );
  expect(message.buttons).toMatchObject([{ label: 'Approve quote' }]);
  const [button] = message.buttons ?? [];
  await Promise.all([press(buyer, button), press(buyer, button), press(buyer, button)]);
  await Promise.all([handleChats(world), handleChats(beside)]);
  expect(await statusOf(buyer, quote)).toBe('approved');
  const answers = [];
  for (let n = 0; n < 3; n += 1) answers.push((await nextFrom(buyer, 'chat')).text);
  expect(answers.filter((text) => text.includes('is approved'))).toHaveLength(1);
  expect(answers.filter((text) => text === 'You have already answered this.')).toHaveLength(2);
});

test('a version that has moved on is refused politely and nothing is approved', async () => {
  const buyer = await aBuyer();
  const { message, ...quote } = await anAnsweredOffer(buyer);
  await revised(staff, quote.quoteId, { supplierRate: '99' });
  await press(buyer, message.buttons?.[0]);
  await handleChats(world);
  expect((await nextFrom(buyer, 'chat')).text).toContain('newer version');
  expect(await statusOf(buyer, quote)).not.toBe('approved');
});

test('a button of somebody else, of another company or of nobody does nothing', async () => {
  const [buyer, other] = [await aBuyer(), await aBuyer()];
  const { message, ...quote } = await anAnsweredOffer(buyer);
  await press(other, message.buttons?.[0]);
  await press(other, { id: world.services.ids.next(), label: 'Approve quote' });
  await press(other, { id: "' or true --", label: 'Approve quote' });
  await handleChats(world);
  for (let n = 0; n < 3; n += 1) expect((await nextFrom(other, 'chat')).text).toContain('no longer open');
  expect(await statusOf(buyer, quote)).not.toBe('approved');
});

test('a plain question of the desk is answered below the message; an open one leads into the app', async () => {
  const buyer = await aBuyer();
  const { fabId } = await aSubmittedRequest(buyer);
  const ask = (text: string) => staff.call(askForInformation, { params: { fabId }, body: { text } });
  await ask('Which shade do you need?');
  const open = await nextFrom(buyer, 'question_asked');
  expect(open.buttons).toBeUndefined();
  await ask('Can you accept delivery on 24 Dec?');
  const requested = await nextFrom(buyer, 'question_asked');
  expect(requested.buttons?.map(({ label }) => label)).toEqual(['Yes', 'No']);
  await press(buyer, requested.buttons?.[0]);
  await handleChats(world);
  await press(buyer, requested.buttons?.[1]);
  await handleChats(world);
  expect((await nextFrom(buyer, 'chat')).text).toContain('passed on “Yes”');
  expect((await nextFrom(buyer, 'chat')).text).toBe('You have already answered this.');
  const messages = await buyer.call(listRequestMessages, { params: { fabId } });
  expect(messages.map(({ author, text }) => [author, text]).at(-1)).toEqual(['customer', 'Yes']);
  expect(messages).toHaveLength(3);
});

test('an earlier question is no longer answered by its button', async () => {
  const buyer = await aBuyer();
  const { fabId } = await aSubmittedRequest(buyer);
  const ask = (text: string) => staff.call(askForInformation, { params: { fabId }, body: { text } });
  await ask('Is 58" fine?');
  const first = await nextFrom(buyer, 'question_asked');
  await ask('Is 60" fine?');
  await press(buyer, first.buttons?.[0]);
  await handleChats(world);
  expect((await nextFrom(buyer, 'chat')).text).toContain('changed in the meantime');
});
