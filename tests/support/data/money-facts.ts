/** The provider's own books beside ours: what it took stands with us once, for an order that is whole. */
import { sql } from 'kysely';
import { proveLedger } from '#server/capabilities/payments/ledger/prove-ledger.ts';
import type { Queries } from '#server/db/database.ts';

export type MoneyFacts = {
  /** What the provider has taken. */
  payments: number;
  /** Taken there, not booked here. */
  missing: number;
  /** Booked here more often, or with more, than was taken there. */
  doubled: number;
  /** Orders with rows that do not belong together. */
  halfDone: string[];
  sums: { currency: string; provider: bigint; books: bigint }[];
  /** What the proof of the books complains about, and gaps between receipts. */
  problems: string[];
};

/** Looks at payments and orders made since then, so that a demo's past does not count. */
export async function moneyFacts(db: Queries, since: Date): Promise<MoneyFacts> {
  const rows = await bookedPayments(db, since);
  return {
    payments: rows.filter(({ is_taken }) => is_taken).length,
    missing: rows.filter(isMissing).length,
    doubled: rows.filter(({ taken, booked, entries }) => booked > taken || entries > 1n).length,
    halfDone: await halfDoneOrders(db, since),
    sums: await sumsOf(db, since),
    problems: [...(await proveLedger(db)).problems, ...(await receiptGaps(db))],
  };
}

/** How many payments nobody has told us of yet. */
export async function missingPayments(db: Queries, since: Date): Promise<number> {
  return (await bookedPayments(db, since)).filter(isMissing).length;
}

function isMissing({ is_taken, booked }: BookedPayment): boolean {
  return is_taken && booked === 0n;
}

/** Everything a run of payments must come to. */
export function isMoneyRight({ missing, doubled, halfDone, sums, problems }: MoneyFacts): boolean {
  const areSumsEqual = sums.every(({ provider, books }) => provider === books);
  return missing + doubled + halfDone.length + problems.length === 0 && areSumsEqual;
}

type BookedPayment = { is_taken: boolean; taken: bigint; booked: bigint; entries: bigint };

/** A capture that the provider knows nothing of counts as taken with nothing. */
async function bookedPayments(db: Queries, since: Date): Promise<BookedPayment[]> {
  const { rows } = await sql<BookedPayment>`
    select coalesce(taken.amount_minor, 0)::bigint as taken, taken.provider_payment_id is not null as is_taken,
      coalesce(sum(line.amount_minor), 0)::bigint as booked, count(line.entry_id) as entries
    from (select * from sandbox_payments where status <> 'failed' and created_at >= ${since}) taken
    full join (select * from captures where provider = 'sandbox' and captured_at >= ${since}) known
      using (provider_payment_id)
    left join ledger_entries entry on entry.cause in ('capture:' || capture_id, 'stray:' || capture_id)
    left join ledger_lines line on line.entry_id = entry.entry_id and line.account = 'provider_clearing'
    group by provider_payment_id, capture_id, taken.amount_minor, taken.provider_payment_id`.execute(
    db.unscoped,
  );
  return rows;
}

async function sumsOf(db: Queries, since: Date): Promise<MoneyFacts['sums']> {
  const { rows } = await sql<MoneyFacts['sums'][number]>`
    select currency, sum(provider)::bigint as provider, sum(books)::bigint as books from (
      select currency::text, amount_minor - refunded_minor as provider, 0 as books
      from sandbox_payments where status <> 'failed' and created_at >= ${since}
      union all
      select currency::text, 0, amount_minor
      from ledger_lines join ledger_entries using (entry_id)
      where account = 'provider_clearing' and at >= ${since}
    ) both_sides group by currency order by currency`.execute(db.unscoped);
  return rows;
}

/** An order is placed, held, paid and confirmed as one: for orders from stock, paid whole. */
async function halfDoneOrders(db: Queries, since: Date): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    select number || ': ' || concat_ws(', ',
      case when ordered is distinct from quantity_thousandths then 'lines' end,
      case when planned is distinct from total_minor then 'plan' end,
      case when held is distinct from (status <> 'cancelled') then 'stock' end,
      case when written is distinct from 1 then 'history' end,
      case when (status in ('provisional', 'cancelled')) = (received >= total_minor) then 'confirmed' end,
      case when received > total_minor then 'paid twice' end,
      case when receipted <> (received > 0) then 'receipt' end) as what
    from orders
    cross join lateral (select sum(quantity_thousandths) as ordered from order_lines line
      where line.order_id = orders.order_id) lines
    cross join lateral (select sum(amount_minor) as planned from instalments part
      where part.order_id = orders.order_id) plan
    cross join lateral (select bool_and(state in ('held', 'taken')) as held from stock_holds hold
      where hold.order_id = orders.order_id) stock
    cross join lateral (select count(*) as written from history
      where subject_kind = 'order' and subject_id = orders.order_id and action = 'placed') placed
    cross join lateral (select count(*) > 0 as receipted from payment_orders opened
      join receipts using (brand_id, payment_order_id)
      where brand_id = orders.brand_id and opened.order_id = orders.order_id) paper
    cross join lateral (select coalesce(sum(captures.amount_minor), 0) - coalesce(sum(back.amount_minor), 0) as received
      from payment_orders opened join captures using (brand_id, payment_order_id)
      left join refunds back using (brand_id, capture_id)
      where brand_id = orders.brand_id and opened.order_id = orders.order_id) money
    where created_at >= ${since} and kind = 'stock'`.execute(db.unscoped);
  return rows.map(({ what }) => what).filter((what) => !what.endsWith(': '));
}

/** Receipts of a year are numbered without a gap, whatever was cut off on the way. */
async function receiptGaps(db: Queries): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    select prefix || ' ' || financial_year || ': receipts missing' as what from paper_series
    where kind = 'receipt' and last_serial <>
      (select count(*) from receipts where starts_with(number, prefix || '/' || financial_year || '/R'))`.execute(
    db.unscoped,
  );
  return rows.map(({ what }) => what);
}

/** Metres of a lot that are free, held or sold: whatever happens, they stay as many. */
export async function metresOfLot(db: Queries, lotId: string): Promise<{ free: number; all: number }> {
  const { rows } = await sql<{ free: bigint; held: bigint }>`
    select free_thousandths as free, coalesce((
      select sum(thousandths) from stock_holds hold where hold.lot_id = lot.lot_id and state <> 'released'
    ), 0)::bigint as held
    from stock_lots lot where lot_id = ${lotId}`.execute(db.unscoped);
  const { free = 0n, held = 0n } = rows[0] ?? {};
  return { free: Number(free) / 1000, all: Number(free + held) / 1000 };
}
