/** Every minute: provisional orders whose hold has run out give back what they held. */
import { isHoldOver } from '#domain/orders/provisional-hold.ts';
import type { Queries } from '#server/db/database.ts';
import type { Parts } from '#server/parts.ts';
import { lockOrderForStaff, type OrderRow } from './lock-order.ts';
import { ordersPastHold } from './orders.store.ts';
import { cancelExpiredOrder } from './release-order.ts';

const AT_ONCE = 100;

/** For what must happen in the same transaction, such as sending part payments back. */
export type OnHoldExpired = (tx: Queries, order: OrderRow) => Promise<void>;

/** One transaction for each order, so that one that is being paid right now holds up no other. */
export async function expireHolds(parts: Parts, onHoldExpired: OnHoldExpired): Promise<void> {
  for (;;) {
    const orderIds = await ordersPastHold(parts.db, parts.clock.now(), AT_ONCE);
    let released = 0;
    for (const orderId of orderIds) {
      if (await expireHold(parts, orderId, onHoldExpired).catch(leftForLater(parts))) released += 1;
    }
    // Without progress the rest waits for the next minute.
    if (orderIds.length < AT_ONCE || released === 0) return;
  }
}

function expireHold(parts: Parts, orderId: string, onHoldExpired: OnHoldExpired): Promise<boolean> {
  return parts.db.transaction(async (tx) => {
    const order = await lockOrderForStaff(tx, orderId);
    // Paid or given more time while this waited for the lock.
    if (!isHoldExpired(order, parts.clock.now())) return false;
    await onHoldExpired(tx, await cancelExpiredOrder(parts, tx, order));
    return true;
  });
}

/** Somebody holds the order for long, or the database was away: the others do not wait for it. */
function leftForLater({ log }: Pick<Parts, 'log'>): (error: unknown) => false {
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

export async function scheduleHoldExpiry(parts: Parts, onHoldExpired: OnHoldExpired): Promise<void> {
  await parts.jobs.work('expire-holds', () => expireHolds(parts, onHoldExpired));
  await parts.jobs.schedule('expire-holds', '* * * * *', {});
}
