/** News of the company's work reaches whom it concerns, and each of them by their own choices. */
import { expect, test } from 'vitest';
import { assignRequest } from '#contract/customer/assignments.ts';
import { blockColleague, chooseToHearAll } from '#contract/customer/colleagues.ts';
import { listNotifications } from '#contract/customer/notifications.ts';
import { chooseNotification } from '#contract/customer/preferences.ts';
import { aColleague } from '#tests/support/data/colleagues.ts';
import { anOrderingBuyer } from '#tests/support/data/orders.ts';
import { anAdvanceOrder, aPayingWorld, payByCard } from '#tests/support/data/payments.ts';
import { aQuote } from '#tests/support/data/quotes.ts';
import { aSubmittedRequest } from '#tests/support/data/requests.ts';
import { stepUp } from '#tests/support/data/step-up.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import type { CustomerVisitor } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(aPayingWorld());
const desk = await world.asStaff();

const eventsOf = async ({ call }: Pick<CustomerVisitor, 'call'>) =>
  (await call(listNotifications, { query: {} })).records.map(({ event }) => event).toSorted();

test('a quote goes to the colleague whose query it is, by that person’s own choices', async () => {
  const owner = await world.asCustomer();
  const buyer = await aColleague(world, owner);
  const store = await aColleague(world, owner, { name: 'Ravi Nair', roles: ['store'] });
  const { fabId } = await aSubmittedRequest(owner);
  const assign = { params: { fabId }, body: { customerId: buyer.customer.customerId } };
  await owner.call(assignRequest, assign);
  await aQuote(desk, fabId);
  expect(await eventsOf(buyer)).toEqual(['quote_received']);
  expect(await eventsOf(owner)).toEqual([]);
  expect(await eventsOf(store)).toEqual([]);
  await buyer.call(chooseNotification, {
    body: { event: 'quote_received', channel: 'in_app', isOn: false },
  });
  await owner.call(chooseToHearAll, { body: { hearsAll: true } });
  await aQuote(desk, fabId);
  expect(await eventsOf(buyer)).toEqual(['quote_received']);
  expect(await eventsOf(owner)).toEqual(['quote_received']);
});

test('money is told to accounts, the order to its buyer', async () => {
  const owner = await anOrderingBuyer(world);
  const accounts = await aColleague(world, owner, { roles: ['accounts'] });
  await payByCard(world, await anAdvanceOrder(world, { buyer: owner }));
  expect(await eventsOf(accounts)).toContain('payment_received');
  expect(await eventsOf(accounts)).not.toContain('order_confirmed');
  expect(await eventsOf(owner)).toContain('order_confirmed');
  expect(await eventsOf(owner)).not.toContain('payment_received');
});

test('whoever is blocked hears no more, and the others hear it in their place', async () => {
  const owner = await world.asCustomer();
  const buyer = await aColleague(world, owner);
  const { fabId } = await aSubmittedRequest(owner);
  const params = { customerId: buyer.customer.customerId };
  await owner.call(assignRequest, { params: { fabId }, body: params });
  world.clock.advance(30);
  await stepUp(world, owner);
  await owner.call(blockColleague, { params, body: { isBlocked: true } });
  await aQuote(desk, fabId);
  expect(await eventsOf(owner)).toEqual(['quote_received']);
  await owner.call(blockColleague, { params, body: { isBlocked: false } });
  const again = await world.signIn(buyer.customer);
  expect(await eventsOf(again)).toEqual([]);
});

test('only an owner asks to hear everything', async () => {
  const owner = await world.asCustomer();
  const buyer = await aColleague(world, owner);
  const wish = { body: { hearsAll: true } };
  expect((await refusalOf(buyer.call(chooseToHearAll, wish))).code).toBe('role_needed');
});
