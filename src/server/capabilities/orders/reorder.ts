/** The same cloth again: at the price and lead time of today, with what has changed said first. */

import type { reorder as contract, readReorderTerms as termsContract } from '#contract/customer/reorder.ts';
import type { Input, Reply } from '#contract/endpoint.ts';
import { type ReorderTerms, reorderDifferences } from '#domain/orders/reorder.ts';
import { money } from '#domain/shared/money.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { lengthView } from '#domain/shared/wire-figures.ts';
import { findOrder, type OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import type { ChangeBy } from '#server/events/record-change.ts';
import type { Services } from '#server/services.ts';
import { beginDraft } from '../requests/begin-draft.ts';
import { submitRequest } from '../requests/submit-request.ts';
import { findGoods } from './goods/find-goods.ts';
import { isComplete, queryAgain } from './query-again.ts';

type Terms = Pick<Reply<typeof contract>, 'next' | 'quantity' | 'differences'>;

/** Only looks: nothing is begun before the buyer says so. */
export async function readReorderTerms(
  services: Services,
  db: Queries,
  { brandId }: { brandId: string },
  orderId: string,
): Promise<Reply<typeof termsContract>> {
  const order = await findReorderable(db, brandId, orderId);
  const terms = await termsToday(services, db, order);
  if (terms.next === 'quality') return { ...terms, requiredBy: null, canAskAtOnce: false };
  const query = await queryAgain(services, db, order, {});
  return {
    ...terms,
    requiredBy: query.sheet.requiredBy,
    canAskAtOnce: await isComplete(services, db, order, query),
  };
}

export async function reorder(
  services: Services,
  tx: Queries,
  by: ChangeBy,
  { orderId, requiredBy, asDraft }: { orderId: string } & Input<typeof contract>['body'],
): Promise<Reply<typeof contract>> {
  const order = await findReorderable(tx, by.brandId, orderId);
  const terms = await termsToday(services, tx, order);
  if (terms.next === 'quality') return { ...terms, fabId: order.fab_id };
  const query = await queryAgain(services, tx, order, { requiredBy });
  const { fabId } = await beginDraft(services, tx, by, {
    ...query,
    action: 'copied',
    details: { from: order.number },
  });
  // A query that cannot be sent yet leaves nothing behind: the refusal takes the draft back too.
  if (!asDraft) await submitRequest(services, tx, by, fabId, {});
  return { ...terms, fabId };
}

async function findReorderable(db: Queries, brandId: string, orderId: string): Promise<OrderRow> {
  const order = await findOrder(db, brandId, orderId);
  if (order.status !== 'provisional') return order;
  throw new Refusal('illegal_transition', { from: order.status, to: 'reordered', actor: 'customer' });
}

async function termsToday(services: Services, db: Queries, order: OrderRow): Promise<Terms> {
  const offered = order.quality_fab_id === null ? null : await offeredToday(services, db, order);
  const before: ReorderTerms = {
    rate: { price: money(order.rate_minor, order.currency), unit: order.unit },
    leadDays: order.lead_days,
    // What the least was at that time is not stored: only rate and days are compared.
    minimum: offered?.minimum ?? NO_MINIMUM,
  };
  return {
    next: offered ? 'quality' : 'request',
    quantity: lengthView({ thousandths: order.quantity_thousandths, unit: order.unit }),
    // Of cloth that is quoted again nothing can be said before the quotes are there.
    differences: offered
      ? reorderDifferences(before, offered, order.buyer_unit).map(({ label, before: was, now }) => ({
          label,
          before: was,
          now,
        }))
      : [],
  };
}

const NO_MINIMUM = { total: null, perColour: null };

/** Null when the quality has left the catalogue or has no rate today. */
async function offeredToday({ clock }: Services, db: Queries, order: OrderRow): Promise<ReorderTerms | null> {
  const buyer = { brandId: order.brand_id, market: order.market };
  try {
    const goods = await findGoods(db, buyer, { fabId: order.fab_id }, clock.now());
    return { rate: goods.rate, leadDays: goods.leadDays, minimum: goods.rule.minimum };
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
