/** The list of orders as one would write it by hand: the columns of the card, the counts, an object a row. */
import type pg from 'pg';
import { named } from './named-statement.ts';

const LABELS: Readonly<Record<string, readonly [number, string]>> = {
  created: [10, 'In production'],
  dispatched: [20, 'Dispatched'],
  warehouse: [30, 'At the warehouse'],
  delivered: [40, 'Delivered'],
};

const COUNTS_SQL =
  'select list_tab, count(*)::int as orders from orders where brand_id = $1 and list_tab is not null group by 1';
const PAGE_SQL = `select order_id, number, fab_id, quote_id, status, source, quality, specification, quantity_thousandths,
    unit, currency, rate_minor, total_minor, po_number, dispatch_by::text, created_at, confirmed_at, delivered_at,
    cancelled_at, held_until, material_booked_at, next_due_on::text, payment_in_progress,
    (select coalesce(sum(greatest(amount_minor - paid_minor - withheld_minor, 0)), 0) from instalments
      where instalments.brand_id = $1 and instalments.order_id = orders.order_id and state in ('open', 'covered')) as due_minor
  from orders where brand_id = $1 and list_tab = $2 order by listed_at desc, order_id desc limit $3`;

export async function orderPage(pool: pg.Pool, brandId: string) {
  const [counted, page] = await Promise.all([
    pool.query(named(COUNTS_SQL, [brandId])),
    pool.query(named(PAGE_SQL, [brandId, 10, 20])),
  ]);
  const counts: Record<number, number> = { 10: 0, 20: 0, 40: 0 };
  for (const { list_tab, orders } of counted.rows) counts[list_tab] = orders;
  return { data: { records: page.rows.map(card), total: counts[10], nextOffset: 20, counts } };
}

// biome-ignore lint/suspicious/noExplicitAny: a bare server has no types for its rows either.
function card(row: any) {
  const [status, statusLabel] = LABELS[row.status] ?? [0, ''];
  const money = (minor: string) => ({ minor, currency: row.currency });
  const { category, productionSubType, requirementType, finishedFabricType, color, warp, weft, epi, ppi } =
    row.specification;
  return {
    orderId: row.order_id,
    number: row.number,
    fabId: row.fab_id,
    quoteId: row.quote_id,
    status,
    statusLabel,
    source: row.source,
    quality: row.quality,
    quantity: { thousandths: row.quantity_thousandths, unit: row.unit },
    rate: { price: money(row.rate_minor), unit: row.unit },
    total: money(row.total_minor),
    poNumber: row.po_number,
    dispatchBy: row.dispatch_by,
    createdAt: row.created_at,
    confirmedAt: row.confirmed_at,
    deliveredAt: row.delivered_at,
    cancelledAt: row.cancelled_at,
    heldUntil: row.held_until,
    nextDueOn: row.next_due_on,
    paymentInProgress: row.payment_in_progress,
    allowedMoves: [
      ...(Number(row.due_minor) > 0 && row.payment_in_progress === null ? ['pay'] : []),
      ...(row.material_booked_at ? [] : ['cancel']),
      'reorder',
    ],
    cloth: { category, productionSubType, requirementType, finishedFabricType, color, warp, weft, epi, ppi },
    due: money(row.due_minor),
  };
}
