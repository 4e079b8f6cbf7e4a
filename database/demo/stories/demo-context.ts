/** What a demo story is written with: one of its buyers, and a clock that walks from the past to now. */
import { addDays, type CalendarDay, dayInZone, timeZoneOf } from '#domain/shared/calendar.ts';
import type { Market } from '#domain/shared/market.ts';
import { findCustomerByIdentity } from '#server/capabilities/account/find-customer.ts';
import type { Queries } from '#server/db/database.ts';
import type { DeskActor } from '#server/events/history-actor.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import type { AskingSupplier } from '../autopilot/offer/asked-and-supplier.ts';
import type { DemoCustomer } from '../demo-data.ts';
import { readAutopilot } from '../read-autopilot.ts';
import { readSupplier } from '../read-supplier.ts';
import { openTimeShiftedServices } from './time-shifted-services.ts';

export type DemoContext = {
  readonly services: Services;
  readonly tx: Queries;
  readonly buyer: CustomerActor;
  /** Whoever plays mills, transporters and the desk. */
  readonly by: DeskActor;
  readonly market: Market;
  /** The real hour at which the demo is made; the times of a story count back from it. */
  readonly madeAt: Date;
  readonly zone: string;
  goTo(hoursAgo: number): void;
  wait(minutes: number): void;
  /** The one-time code in the message that was sent last. */
  codeSent(): string;
  /** The buyer's day, so many days from now. */
  day(fromNow: number): CalendarDay;
  supplier(name: string): Promise<AskingSupplier>;
};

/** Something that happened so many hours ago to a request, quote or claim. */
export type DemoAction<What> = (
  context: DemoContext,
  hoursAgo: number,
  id: string,
  what: What,
) => Promise<void>;

/** All that happened to one buyer. */
export type DemoStory = (services: Services, tx: Queries, customer: DemoCustomer) => Promise<void>;

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/** Null when somebody changed the sign-in of this buyer since. */
export async function openDemoContext(
  base: Services,
  tx: Queries,
  signIn: string,
): Promise<DemoContext | null> {
  const madeAt = base.clock.now();
  let now = madeAt;
  const channel = signIn.includes('@') ? 'email' : 'sms';
  const customer = await findCustomerByIdentity(tx, { channel, address: signIn });
  if (!customer) return null;
  const { brand_id: brandId, customer_id: customerId, market } = customer;
  const zone = timeZoneOf(market, customer.time_zone);
  const known = new Map<string, AskingSupplier>();
  const past = openTimeShiftedServices(base, tx, { now: () => now });
  return {
    services: past.services,
    tx,
    // Nobody is signed in while a story is told.
    buyer: {
      kind: 'customer',
      brandId,
      customerId,
      market,
      isMerged: false,
      roles: ['owner'],
      sessionId: '',
      tokenEndsAt: madeAt,
    },
    by: (await readAutopilot(tx)).desk,
    market,
    madeAt,
    zone,
    goTo(hoursAgo) {
      now = new Date(madeAt.getTime() - hoursAgo * HOUR_MS);
    },
    wait(minutes) {
      now = new Date(now.getTime() + minutes * MINUTE_MS);
    },
    codeSent: past.codeSent,
    day: (fromNow) => addDays(dayInZone(madeAt, zone), fromNow),
    async supplier(name) {
      const supplier = known.get(name) ?? (await readSupplier(tx, { name }));
      known.set(name, supplier);
      return supplier;
    },
  };
}
