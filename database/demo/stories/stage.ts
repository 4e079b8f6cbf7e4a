/** Where a story plays: one buyer of the cast, and a clock that walks from the past to now. */
import { addDays, type CalendarDay, dayInZone, timeZoneOf } from '#domain/shared/calendar.ts';
import type { Market } from '#domain/shared/market.ts';
import { findCustomerByIdentity } from '#server/capabilities/account/find-customer.ts';
import type { Queries } from '#server/db/database.ts';
import type { ChangeBy } from '#server/events/record-change.ts';
import { idsFrom } from '#server/ids.ts';
import type { Parts } from '#server/parts.ts';
import type { AskingSupplier } from '../autopilot/offer/asked-and-supplier.ts';
import { readSupplier } from '../read-supplier.ts';

export type Stage = {
  readonly parts: Parts;
  readonly tx: Queries;
  readonly buyer: ChangeBy;
  readonly market: Market;
  /** The real hour at which the demo is made; all story times count back from it. */
  readonly curtain: Date;
  readonly zone: string;
  goTo(hoursAgo: number): void;
  /** The buyer's day, so many days from now. */
  day(fromNow: number): CalendarDay;
  supplier(name: string): Promise<AskingSupplier>;
};

const HOUR_MS = 3600 * 1000;

/** Null when somebody changed the sign-in of this part of the cast since. */
export async function openStage(base: Parts, tx: Queries, signIn: string): Promise<Stage | null> {
  const curtain = base.clock.now();
  let now = curtain;
  const clock = { now: () => now };
  const channel = signIn.includes('@') ? 'email' : 'sms';
  const customer = await findCustomerByIdentity(tx, { channel, address: signIn });
  if (!customer) return null;
  const { brand_id: brandId, customer_id: customerId, market } = customer;
  const zone = timeZoneOf(market, customer.time_zone);
  const known = new Map<string, AskingSupplier>();
  return {
    parts: { ...base, clock, ids: idsFrom(clock) },
    tx,
    buyer: { brandId, customerId },
    market,
    curtain,
    zone,
    goTo(hoursAgo) {
      now = new Date(curtain.getTime() - hoursAgo * HOUR_MS);
    },
    day: (fromNow) => addDays(dayInZone(curtain, zone), fromNow),
    async supplier(name) {
      const supplier = known.get(name) ?? (await readSupplier(tx, { name }));
      known.set(name, supplier);
      return supplier;
    },
  };
}
