/** Every minute: provisional orders whose hold has run out give back what they held. */
import { isHoldOver } from '#domain/orders/provisional-hold.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { lockOrderForStaff, type OrderRow } from './lock-order.ts';
import { ordersPastHold } from './orders.store.ts';
import { cancelExpiredOrder } from './release-order.ts';

const BATCH_SIZE = 100;

/** For what must happen in the same transaction, such as sending part payments back. */
export type OnHoldExpired = (tx: Queries, order: OrderRow) => Promise<void>;

/** One transaction for each order, so that one that is being paid right now holds up no other. */
export async function expireHolds(services: Services, onHoldExpired: OnHoldExpired): Promise<void> {
  for (;;) {
    const orderIds = await ordersPastHold(services.db, services.clock.now(), BATCH_SIZE);
    let released = 0;
    for (const orderId of orderIds) {
      if (await expireHold(services, orderId, onHoldExpired).catch(leftForLater(services))) released += 1;
    }
    // Without progress the rest waits for the next minute.
    if (orderIds.length < BATCH_SIZE || released === 0) return;
  }
}

function expireHold(services: Services, orderId: string, onHoldExpired: OnHoldExpired): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const order = await lockOrderForStaff(tx, orderId);
    // Paid or given more time while this waited for the lock.
    if (!isHoldExpired(order, services.clock.now())) return false;
    await onHoldExpired(tx, await cancelExpiredOrder(services, tx, order));
    return true;
  });
}

/** Somebody holds the order for long, or the database was away: the others do not wait for it. */
function leftForLater({ log }: Pick<Services, 'log'>): (error: unknown) => false {
  return (error) => {
    log.warn({ err: error }, 'orders: a hold could not be ended and is looked at again');
    return false;
  };
}

export function isHoldExpired(
  { status, held_until }: { status: string; held_until: Date | null },
  now: Date,
): boolean {
  return status === 'provisional' && held_until !== null && isHoldOver(held_until, now);
}

export async function scheduleHoldExpiry(services: Services, onHoldExpired: OnHoldExpired): Promise<void> {
  await services.jobs.work('expire-holds', () => expireHolds(services, onHoldExpired));
  await services.jobs.schedule('expire-holds', '* * * * *', {});
}
