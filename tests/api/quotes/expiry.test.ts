/** A price holds to the last minute of its last day where the buyer lives, and not a minute longer. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changeCustomer } from '#contract/customer/account.ts';
import { chooseNotification } from '#contract/customer/preferences.ts';
import {
  approveQuote,
  counterQuote,
  declineQuote,
  listQuotes,
  type Quote,
  readQuote,
  renewQuote,
} from '#contract/customer/quotes.ts';
import { withdrawQuote } from '#contract/staff/quotes.ts';
import { endOfDay } from '#domain/shared/calendar.ts';
import type { Market } from '#domain/shared/market.ts';
import { startWhatsapp } from '#server/capabilities/preferences/start-whatsapp.ts';
import { expireQuotes } from '#server/capabilities/quotes/expiry/expire-quotes.ts';
import { remindOfExpiry } from '#server/capabilities/quotes/expiry/remind-of-expiry.ts';
import { aQuote, aQuotedRequest, aSeller, revised } from '#tests/support/data/quotes.ts';
import { aSubmittedRequest } from '#tests/support/data/requests.ts';
import { changesOf } from '#tests/support/server/history.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';
import {
  type Customer,
  type CustomerVisitor,
  openWorld,
  type StaffVisitor,
  type World,
} from '#tests/support/server/world.ts';

let world: World;
let staff: StaffVisitor;
const START = new Date('2026-11-02T06:30:00.000Z');
const LAST_DAY = '2026-11-10';
beforeAll(async () => {
  world = await openWorld();
  await aSeller(world);
});
beforeEach(async () => {
  world.clock.set(START);
  staff = await world.asStaff();
});
afterAll(() => world.close());

const OVERSEAS = { deliveryTerm: 'cnf', logisticCost: '0' } as const;
const MINUTE = 60_000;

/** As the sign-in before has long ended. */
async function at(instant: Date | string, customer: Customer): Promise<CustomerVisitor> {
  world.clock.set(new Date(new Date(instant).getTime() - 30_000));
  return world.signIn(customer);
}

const one = async ({ call }: CustomerVisitor, fabId: string): Promise<Quote> => {
  const [quote] = await call(listQuotes, { params: { fabId } });
  if (!quote) throw new Error('The quote is missing.');
  return quote;
};

describe.each<[Market, string, string]>([
  ['IN', 'Asia/Kolkata', '2026-11-10T18:30:00.000Z'],
  ['BD', 'Asia/Dhaka', '2026-11-10T18:00:00.000Z'],
  ['INTL', 'America/New_York', '2026-11-11T05:00:00.000Z'],
])('a buyer in %s, whose days end in %s', (market, zone, end) => {
  async function quoted() {
    const buyer = await world.asCustomer({ market });
    if (market === 'INTL') {
      await buyer.call(changeCustomer, { params: { customerId: 'me' }, body: { timeZone: zone } });
    }
    const terms = market === 'IN' ? {} : OVERSEAS;
    const made = await aQuotedRequest(buyer, staff, { quote: { ...terms, validTill: LAST_DAY } });
    return { ...made, customer: buyer.customer };
  }

  test('may approve in the last minute of the last day', async () => {
    const { fabId, quoteId, customer } = await quoted();
    const buyer = await at(new Date(Date.parse(end) - MINUTE), customer);
    expect(await one(buyer, fabId)).toMatchObject({
      validTill: LAST_DAY,
      zone,
      expiresAt: end,
      status: 'submitted',
      isExpired: false,
      allowedMoves: ['approve', 'decline', 'counter', 'message'],
    });
    world.clock.set(new Date(Date.parse(end) - 1));
    expect((await buyer.call(approveQuote, { params: { quoteId }, body: { version: 1 } })).status).toBe(
      'approved',
    );
  });

  test('is too late at midnight, even before the job has run and whatever the screen still shows', async () => {
    const { fabId, quoteId, customer } = await quoted();
    const buyer = await at(end, customer);
    expect(await one(buyer, fabId)).toMatchObject({
      status: 'expired',
      statusLabel: 'Expired',
      isExpired: true,
      allowedMoves: ['renew', 'message'],
    });
    for (const refused of await Promise.all([
      refusalOf(buyer.call(approveQuote, { params: { quoteId }, body: { version: 1 } })),
      refusalOf(buyer.call(counterQuote, { params: { quoteId }, body: { rate: '90' } })),
    ])) {
      expect([refused.status, refused.code, refused.body.details]).toEqual([
        410,
        'quote_expired',
        { validTill: LAST_DAY },
      ]);
    }
    const declined = await refusalOf(
      buyer.call(declineQuote, { params: { quoteId }, body: { reasonId: 1 } }),
    );
    expect([declined.status, declined.code]).toEqual([409, 'illegal_transition']);
    // Looking at what has run out does not make it new again.
    expect((await buyer.call(readQuote, { params: { fabId, quoteId } })).status).toBe('expired');
  });
});

test('the job writes down what has run out, once, and tells the open screens of each company', async () => {
  const [one1, other] = [await world.asCustomer(), await world.asCustomer()];
  const ended = await aQuotedRequest(one1, staff, { quote: { validTill: '2026-11-05' } });
  const alsoEnded = await aQuotedRequest(other, staff, { quote: { validTill: '2026-11-05' } });
  const running = await aQuotedRequest(other, staff, { quote: { validTill: '2026-11-06' } });
  world.clock.set(new Date(endOfDay('2026-11-05', 'Asia/Kolkata').getTime() - 1));
  await expireQuotes(world.services);
  expect(await statusInTable(ended.quoteId)).toBe('submitted');

  const announced: string[] = [];
  const unsubscribe = world.services.changes.subscribe((change) => {
    if (change.kind === 'change') announced.push(`${change.brandId} ${change.keys.join(' ')}`);
  });
  world.clock.set(endOfDay('2026-11-05', 'Asia/Kolkata'));
  await Promise.all([expireQuotes(world.services), expireQuotes(world.services)]);
  await expireQuotes(world.services);
  const brands = [one1.customer.brandId, other.customer.brandId];
  await waitFor('the word to both', () =>
    brands.every((brandId) => announced.includes(`${brandId} requests quotes`)),
  );
  unsubscribe();
  expect(await Promise.all([ended, alsoEnded, running].map(({ quoteId }) => statusInTable(quoteId)))).toEqual(
    ['expired', 'expired', 'submitted'],
  );
  for (const brandId of brands) {
    const changes = await changesOf(world, brandId, 'quote');
    expect(changes.filter(({ change }) => change === 'quote expired')).toMatchObject([{ actor: null }]);
  }
});

test('an expired quote is asked for again and comes back as the next version', async () => {
  const owner = await world.asCustomer();
  const { fabId, quoteId } = await aQuotedRequest(owner, staff, { quote: { validTill: LAST_DAY } });
  const early = await refusalOf(owner.call(renewQuote, { params: { quoteId }, body: {} }));
  expect([early.status, early.code]).toEqual([409, 'illegal_transition']);

  // The job has not run: asking writes the end down too.
  const buyer = await at('2026-11-11T06:00:00.000Z', owner.customer);
  expect((await buyer.call(renewQuote, { params: { quoteId }, body: {} })).status).toBe('renewal_asked');
  const twice = await refusalOf(buyer.call(renewQuote, { params: { quoteId }, body: {} }));
  expect(twice.status).toBe(409);
  staff = await world.asStaff();
  expect((await refusalOf(aQuote(staff, fabId, { supplierId: await supplierOf(quoteId) }))).status).toBe(409);
  await revised(staff, quoteId, { supplierRate: '101', validTill: '2026-11-30' });
  expect(await one(buyer, fabId)).toMatchObject({
    version: 2,
    status: 'submitted',
    validTill: '2026-11-30',
    isExpired: false,
  });
  expect((await buyer.call(approveQuote, { params: { quoteId }, body: { version: 2 } })).status).toBe(
    'approved',
  );
  const changes = (await changesOf(world, owner.customer.brandId, 'quote')).map(({ change }) => change);
  expect(changes).toEqual([
    'quote submitted',
    'quote expired',
    'quote renewal_asked',
    'quote revised',
    'quote approved',
  ]);
});

test('the desk can neither revise nor withdraw what has run out before the buyer asks', async () => {
  const owner = await world.asCustomer();
  const { quoteId } = await aQuotedRequest(owner, staff, { quote: { validTill: LAST_DAY } });
  world.clock.set(new Date('2026-11-10T18:30:00.000Z'));
  staff = await world.asStaff();
  const refusals = [
    await refusalOf(revised(staff, quoteId, { validTill: '2026-11-30' })),
    await refusalOf(staff.call(withdrawQuote, { params: { quoteId } })),
  ];
  for (const { status, code } of refusals) expect([status, code]).toEqual([409, 'illegal_transition']);
});

describe('a day before the end', () => {
  const endsAt = endOfDay(LAST_DAY, 'Asia/Kolkata');
  const [dayBefore, tooEarly] = [24 * 60 * MINUTE, 24 * 60 * MINUTE + MINUTE].map(
    (ahead) => new Date(endsAt.getTime() - ahead),
  );

  async function reachable() {
    const buyer = await world.asCustomer();
    const { brandId, customerId, address } = buyer.customer;
    const email = `reminded-${customerId}@cloth.example`;
    await world.services.db.unscoped
      .updateTable('people')
      .set({ contact_email: email })
      .where('customer_id', '=', customerId)
      .execute();
    await world.services.db.transaction((tx) =>
      startWhatsapp(world.services, tx, { brandId, number: address, isOptedIn: true }),
    );
    return { buyer, email, address };
  }
  const sentTo = (...addresses: string[]) =>
    world.messages.sent
      .filter(({ to, purpose }) => addresses.includes(to) && purpose === 'quote_expiring')
      .map(({ channel }) => channel);

  test('the buyer is told once by e-mail and WhatsApp, and again only of a new end', async () => {
    const { buyer, email, address } = await reachable();
    const { quoteId, number } = await aQuotedRequest(buyer, staff, { quote: { validTill: LAST_DAY } });
    world.clock.set(tooEarly ?? endsAt);
    await remindOfExpiry(world.services);
    world.clock.set(dayBefore ?? endsAt);
    await Promise.all([remindOfExpiry(world.services), remindOfExpiry(world.services)]);
    await remindOfExpiry(world.services);
    await waitFor('both messages', () => sentTo(email, address).length === 2);
    const message = world.messages.sent.find(
      ({ to, purpose }) => to === email && purpose === 'quote_expiring',
    );
    expect(message?.subject).toBe(`Quote ${number} is about to expire`);
    expect(message?.text).toContain('expires in 24 hours (IST)');

    staff = await world.asStaff();
    await revised(staff, quoteId, { validTill: '2026-11-11' });
    world.clock.set(new Date(endOfDay('2026-11-11', 'Asia/Kolkata').getTime() - MINUTE));
    await remindOfExpiry(world.services);
    await waitFor('two more', () => sentTo(email, address).length === 4);
    const changes = await changesOf(world, buyer.customer.brandId, 'quote');
    expect(changes.filter(({ change }) => change === 'quote reminded')).toHaveLength(2);
  });

  test('a way that is switched off is not taken, and a decided quote is no news', async () => {
    const { buyer, email, address } = await reachable();
    await buyer.call(chooseNotification, {
      body: { event: 'quote_expiring', channel: 'email', isOn: false },
    });
    const { fabId } = await aSubmittedRequest(buyer);
    await aQuote(staff, fabId, { validTill: LAST_DAY });
    const declined = await aQuote(staff, fabId, { validTill: LAST_DAY });
    await buyer.call(declineQuote, { params: { quoteId: declined.quoteId }, body: { reasonId: 1 } });
    world.clock.set(dayBefore ?? endsAt);
    await remindOfExpiry(world.services);
    await waitFor('the message', () => sentTo(email, address).length > 0);
    expect(sentTo(email, address)).toEqual(['whatsapp']);
  });
});

async function statusInTable(quoteId: string): Promise<string | undefined> {
  const row = await world.services.db.unscoped
    .selectFrom('quotes')
    .select('status')
    .where('quote_id', '=', quoteId)
    .executeTakeFirst();
  return row?.status;
}

async function supplierOf(quoteId: string): Promise<string> {
  const row = await world.services.db.unscoped
    .selectFrom('quotes')
    .select('supplier_id')
    .where('quote_id', '=', quoteId)
    .executeTakeFirstOrThrow();
  return row.supplier_id;
}
