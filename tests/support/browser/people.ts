/** Customers for browser tests: each has a number or address that nobody else in the run has. */
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { sendCode, signedIn, verifyCode } from '#contract/customer/auth.ts';
import type { StaffRole } from '#domain/account/staff-role.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import { money } from '#domain/shared/money.ts';
import { registerCustomer } from '#server/capabilities/account/register-customer.ts';
import { setVerification } from '#server/capabilities/account/set-verification.ts';
import { addStaffMember } from '#server/capabilities/account/staff-members.ts';
import { expireHolds } from '#server/capabilities/order-records/expire-holds.ts';
import { closeExpiredOrder } from '#server/capabilities/payments/refunds/close-order-accounts.ts';
import { grantCredit } from '#server/capabilities/preferences/grant-credit.ts';
import { saveGstNumber } from '#server/capabilities/tax-numbers/save-gst-number.ts';
import { type Database, openDatabase, type Queries } from '#server/db/database.ts';
import type { Change, ChangeFeed } from '#server/events/change-feed.ts';
import { idsFrom } from '#server/ids.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { Services } from '#server/services.ts';
import { type Outbox, outboxAt } from '#tests/support/server/outbox.ts';

/** Somebody who can receive a code, registered or not. */
export type Person = {
  market: Market;
  /** As it is typed into the field: "9123456789" or an e-mail address. */
  typed: string;
  /** As messages reach it: "+919123456789" or the same e-mail address. */
  address: string;
};

export type Customer = Person & { customerId: string; brandId: string; name: string; company: string };

export type SignIn = { accessToken: string; expiresInSeconds: number; refreshToken: string };

export function aPerson(market: Market = 'IN'): Person {
  if (market === 'INTL') {
    const email = `buyer.${digits(12)}@cloth.example`;
    return { market, typed: email, address: email };
  }
  const typed = market === 'IN' ? `9${digits(9)}` : `1${randomInt(3, 10)}${digits(8)}`;
  return { market, typed, address: `+${market === 'IN' ? '91' : '880'}${typed}` };
}

export type People = {
  aCustomer(market?: Market): Promise<Customer>;
  /** Someone of the desk with an e-mail address nobody else has, because codes are counted by address. */
  aStaffMember(role?: StaffRole): Promise<{ email: string }>;
  /** For the server, the codes sent to this address become older: time is set, not waited for. */
  letCodesAge(person: Person, seconds: number): Promise<void>;
  /** For the server, the price of this quote has held a day less. */
  letQuoteAge(quoteId: string): Promise<void>;
  /** The time to pay this order is over, and the job that looks for such orders has come by. */
  letHoldEnd(orderId: string): Promise<void>;
  /** A limit of ten lakh rupees or a million dollars, for thirty days. */
  giveCredit(customer: Pick<Customer, 'brandId' | 'market'>): Promise<void>;
  /** As if the register had confirmed a GST number of this company. */
  verify(customer: Pick<Customer, 'brandId'>): Promise<void>;
  /** As the register answers for a number that nobody else has had confirmed. */
  giveNumber(customer: Pick<Customer, 'brandId' | 'customerId'>, gstin: string): Promise<void>;
  close(): Promise<void>;
};

/** Registered the way staff and the demo do it, because a code sent for sign-up would block the next one for 30 s. */
export function openPeople(databaseUrl: string): People {
  const db: Database = openDatabase({ url: databaseUrl, poolSize: 2, onIdleError: () => {} });
  const clock = { now: () => new Date() };
  const changes = { announce: notifyChange } as ChangeFeed;
  // What is queued here would only reach the payment provider.
  const jobs = { enqueue: async () => {} } as unknown as Jobs;
  const services = { db, clock, ids: idsFrom(clock), changes, jobs } as Services;
  return {
    async aCustomer(market = 'IN') {
      const person = aPerson(market);
      const tail = digits(6);
      const named = { name: `Asha ${tail}`, company: `Mill ${tail}` };
      const ids = await db.transaction((tx) =>
        registerCustomer(services, tx, {
          ...named,
          market,
          by: { kind: 'system' },
          ...(market === 'INTL' ? { email: person.address } : { phone: person.address }),
        }),
      );
      return { ...person, ...named, ...ids };
    },
    async aStaffMember(role = 'desk') {
      const email = `desk.${digits(12)}@selvedge.example`;
      await db.transaction((tx) => addStaffMember(services, tx, { email, name: 'Ravi of the desk', role }));
      return { email };
    },
    async letCodesAge({ address }, seconds) {
      await sql`
        update one_time_codes
        set created_at = created_at - make_interval(secs => ${seconds}),
            expires_at = expires_at - make_interval(secs => ${seconds})
        where identity = ${address}`.execute(db.unscoped);
    },
    letQuoteAge: (quoteId) =>
      db.transaction(async (tx) => {
        // A version never changes once sent, so it is taken out and put back.
        const { rows } = await sql<{ version: string }>`
          delete from quote_versions sent where quote_id = ${quoteId}
          returning (to_jsonb(sent) || jsonb_build_object(
            'valid_till', valid_till - 1, 'expires_at', expires_at - interval '1 day'))::text as version`.execute(
          tx.unscoped,
        );
        for (const { version } of rows)
          await sql`insert into quote_versions
            select * from jsonb_populate_record(null::quote_versions, ${version}::jsonb)`.execute(
            tx.unscoped,
          );
        await sql`update quotes set expires_at = expires_at - interval '1 day' where quote_id = ${quoteId}`.execute(
          tx.unscoped,
        );
      }),
    async letHoldEnd(orderId) {
      await sql`update orders set held_until = now() - interval '1 second' where order_id = ${orderId}`.execute(
        db.unscoped,
      );
      await expireHolds(services, (tx, order) => closeExpiredOrder(services, tx, order));
    },
    async giveCredit({ brandId, market }) {
      const limit = money(TEN_LAKH_MINOR, MARKET_RULES[market].currency);
      await db.transaction((tx) =>
        grantCredit(services, tx, { brandId, creditDays: 30, limit, by: { kind: 'system' } }),
      );
    },
    verify: ({ brandId }) =>
      db.transaction(async (tx) => void (await setVerification(tx, brandId, [{ isConfirmed: true }]))),
    giveNumber: async ({ brandId, customerId }, gstin) => {
      const check = {
        state: 'valid',
        gstin,
        legalName: 'Mill Private Limited',
        tradeName: null,
        status: 'Active',
        stateCode: gstin.slice(0, 2),
        stateName: null,
        address: null,
        problem: null,
        reason: null,
      } as const;
      const by = { brandId, customerId };
      await db.transaction((tx) => saveGstNumber(services, tx, { check, isDefault: true, by }));
    },
    close: () => db.close(),
  };
}

const TEN_LAKH_MINOR = 100_000_000n;

/** As the server says it, so that open pages hear of what is done here. */
async function notifyChange(tx: Queries, change: Change): Promise<void> {
  await sql`select pg_notify('selvedge_changes', ${JSON.stringify(change)})`.execute(tx.unscoped);
}

/** Signs in over HTTP, as any client of the API does. */
export async function signInByApi(
  person: Person,
  { serverUrl, address, outbox = testOutbox() }: { serverUrl: string; address: string; outbox?: Outbox },
): Promise<SignIn> {
  const identity =
    person.market === 'INTL'
      ? { email: person.address }
      : { mobile: person.address, isInternationalCustomer: false };
  const post = (path: string, body: object) =>
    answered(serverUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(body),
    });
  const sent = await post(sendCode.path, identity);
  if (!sent.ok) throw new Error(`No code was sent: ${sent.status} ${await sent.text()}`);
  const otp = await outbox.codeFor(person.address);
  const answer = await post(verifyCode.path, { ...identity, otp, appType: 'Customer' });
  const { data } = (await answer.json()) as { data: unknown };
  const { accessToken, expiresInSeconds } = signedIn.parse(data);
  const refreshToken = /selvedge-refresh=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1];
  if (!accessToken || !expiresInSeconds || !refreshToken) throw new Error('The sign-in gave no token.');
  return { accessToken, expiresInSeconds, refreshToken };
}

/** A server under load asks to come back later; every other answer counts. */
export async function answered(url: string, request?: RequestInit): Promise<Response> {
  const answer = await fetch(url, request);
  if (answer.status !== 503) return answer;
  await pause(Number(answer.headers.get('retry-after') ?? 1) * 1000);
  return answered(url, request);
}

export function testOutbox(): Outbox {
  return outboxAt(process.env.TEST_OUTBOX_URL ?? '');
}

function digits(count: number): string {
  return Array.from({ length: count }, () => randomInt(10)).join('');
}
