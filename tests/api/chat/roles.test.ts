/** A role counts in the chat as in the app, at the moment of the message. */
import { expect, test } from 'vitest';
import { changeColleague } from '#contract/customer/colleagues.ts';
import { counterQuote, readQuote } from '#contract/customer/quotes.ts';
import { listRequests } from '#contract/customer/requests.ts';
import { startWhatsapp } from '#server/capabilities/preferences/start-whatsapp.ts';
import { handleChats, LINE, outcomes, write } from '#tests/support/data/chat.ts';
import { aColleague } from '#tests/support/data/colleagues.ts';
import { aQuotedRequest, aSeller, revised } from '#tests/support/data/quotes.ts';
import { merge, signedUpTwice } from '#tests/support/data/shared-numbers.ts';
import { stepUp } from '#tests/support/data/step-up.ts';
import { type CustomerVisitor, openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';
import { ERROR_MESSAGE } from '#words/en/errors.ts';

const world = await worldForFile(openWorld());
await aSeller(world);
// Noon in India: nothing waits for the morning.
const noon = Date.parse(`${world.clock.now().toISOString().slice(0, 10)}T06:30:00Z`);
world.clock.advance(Math.max(0, (noon - world.clock.now().getTime()) / 1000));

async function nextFrom({ customer }: CustomerVisitor, purpose: string) {
  for (;;) {
    const message = await world.messages.next(customer.address);
    if (message.purpose === purpose) return message;
  }
}

const queriesOf = async (owner: CustomerVisitor) => (await owner.call(listRequests, { query: {} })).total;

test.each(['store', 'accounts'] as const)(
  'whoever has the role %s asks for nothing by message',
  async (role) => {
    const owner = await world.asCustomer();
    const colleague = await aColleague(world, owner, { roles: [role] });
    await write(world, colleague.customer.address, LINE);
    await handleChats(world);
    expect((await nextFrom(colleague, 'chat')).text).toBe(ERROR_MESSAGE.role_needed);
    expect((await outcomes(world)).at(-1)).toBe('refused');
    expect(await queriesOf(owner)).toBe(0);
  },
);

test('a button that was sent to a buyer approves nothing once they are no buyer any more', async () => {
  const owner = await world.asCustomer();
  const buyer = await aColleague(world, owner);
  const { brandId, address, customerId } = buyer.customer;
  await world.services.db.transaction((tx) =>
    startWhatsapp(world.services, tx, { brandId, number: address, isOptedIn: true }),
  );
  const staff = await world.asStaff();
  const { fabId, quoteId } = await aQuotedRequest(buyer, staff);
  await nextFrom(buyer, 'quote_received');
  // Only the answer to an offer of their own is approved below the message.
  await buyer.call(counterQuote, { params: { quoteId }, body: { rate: '98' } });
  await revised(staff, quoteId, { supplierRate: '97' });
  const { buttons } = await nextFrom(buyer, 'quote_received');
  const approve = buttons?.find(({ label }) => label.startsWith('Approve'));
  await stepUp(world, owner);
  await owner.call(changeColleague, { params: { customerId }, body: { roles: ['store'], limit: '' } });
  await write(world, address, {
    type: 'interactive',
    buttonId: approve?.id ?? '',
    label: approve?.label ?? '',
  });
  await handleChats(world);
  expect(approve).toBeDefined();
  expect((await nextFrom(buyer, 'chat')).text).toBe(ERROR_MESSAGE.role_needed);
  expect((await owner.call(readQuote, { params: { fabId, quoteId } })).status).not.toBe('approved');
});

test('a company that was merged into another begins no query by message', async () => {
  const { kept, closed } = await signedUpTwice(world);
  await merge(world, await world.asStaff('owner'), { closed, kept });
  await world.services.db.unscoped
    .updateTable('people')
    .set({ chosen_at: new Date(world.clock.now().getTime() + 60_000) })
    .where('customer_id', '=', closed.customer.customerId)
    .execute();
  await write(world, closed.customer.address, LINE);
  await handleChats(world);
  expect((await nextFrom(closed, 'chat')).text).toBe(ERROR_MESSAGE.company_merged);
  expect(await queriesOf(closed)).toBe(0);
});
