/** What the proof of the books looks at, of all companies. */
import { sql } from 'kysely';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { Currency } from '#domain/shared/money.ts';
import type { Queries } from '#server/db/database.ts';
import type { BalanceRow } from './ledger.store.ts';

export async function unbalancedEntries(db: Queries): Promise<string[]> {
  const { rows } = await sql<{ entry_id: string }>`
    select entry_id from ledger_lines group by entry_id
    having sum(amount_minor) <> 0 or count(distinct currency) > 1 limit 100`.execute(db.unscoped);
  return rows.map((row) => row.entry_id);
}

export async function allBalances(db: Queries): Promise<BalanceRow[]> {
  const { rows } = await sql<BalanceRow>`
    select account, currency, sum(amount_minor)::bigint as minor
    from ledger_lines group by account, currency`.execute(db.unscoped);
  return rows;
}

/** Companies that used more than their account credit. */
export async function overdrawnAccountCredits(db: Queries): Promise<string[]> {
  const { rows } = await sql<{ brand_id: string }>`
    select brand_id from ledger_lines where account = 'advances'
    group by brand_id, currency having sum(amount_minor) > 0 limit 100`.execute(db.unscoped);
  return rows.map((row) => row.brand_id);
}

/** Companies whose books set aside another sum than they asked to be paid out. */
export async function differingPayouts(db: Queries): Promise<string[]> {
  const { rows } = await sql<{ brand_id: string }>`
    select brand_id from (
      select brand_id, currency, -sum(amount_minor) as minor from ledger_lines
      where account = 'payouts_due' group by brand_id, currency
      union all
      select brand_id, currency, -sum(amount_minor) from account_credit_payouts
      where state not in ('sent', 'refused') group by brand_id, currency
    ) both_sides group by brand_id, currency having sum(minor) <> 0 limit 100`.execute(db.unscoped);
  return rows.map((row) => row.brand_id);
}

/** Companies whose books gave back another sum than their claims were settled with, or than their credit notes say. */
export async function differingClaims(db: Queries): Promise<string[]> {
  const { rows } = await sql<{ brand_id: string }>`
    select brand_id from (
      select brand_id, 'settled' as of, currency, sum(amount_minor) as minor from ledger_lines
      where account in ('claims', 'claims_tax') group by brand_id, currency
      union all
      select issues.brand_id, 'settled', given.currency, -sum(settled_minor) from issues
      join issue_offers given on given.brand_id = issues.brand_id and given.issue_id = issues.issue_id and given.number = issues.offer_number
      where settled_minor is not null and not (given.outcome = 'replacement' and status = 'closed')
      group by issues.brand_id, given.currency
      union all
      select brand_id, account, currency, sum(amount_minor)
      from ledger_entries join ledger_lines using (brand_id, entry_id)
      where kind = 'claim' and account in ('claims', 'claims_tax') group by brand_id, account, currency
      union all
      select brand_id, side.account, currency, -sum(side.minor) from credit_notes
      cross join lateral (values ('claims', total_minor - gst_minor), ('claims_tax', gst_minor)) side (account, minor)
      group by brand_id, side.account, currency
    ) both_sides group by brand_id, of, currency having sum(minor) <> 0 limit 100`.execute(db.unscoped);
  return rows.map((row) => row.brand_id);
}

/** Companies whose books hold another sum than the papers of their swatches say, or than was paid for those without papers. */
export async function differingSwatches(db: Queries): Promise<string[]> {
  const { rows } = await sql<{ brand_id: string }>`
    with papers as (
      select paper.*, case kind when 'invoice' then -1 else 1 end as sign from swatch_papers paper
    )
    select brand_id from (
      select brand_id, account, currency, sum(amount_minor) as minor
      from ledger_entries join ledger_lines using (brand_id, entry_id)
      where order_id is null and account in ('sales', 'tax', 'round_off', 'receivable')
      group by brand_id, account, currency
      union all
      select papers.brand_id, side.account, papers.currency, -sum(papers.sign * side.minor) from papers
      cross join lateral (values ('sales', taxable_minor), ('tax', gst_minor), ('round_off', round_off_minor)) side (account, minor)
      group by papers.brand_id, side.account, papers.currency
      union all
      select swatches.brand_id, 'receivable', papers.currency, sum(papers.sign * papers.total_minor)
      from swatch_requests swatches join papers on papers.brand_id = swatches.brand_id and papers.swatch_id = swatches.swatch_id
      where swatches.charge_state = 'due' group by swatches.brand_id, papers.currency
      union all
      select brand_id, account, currency, sum(amount_minor) from ledger_lines
      where account = 'swatch_charges' group by brand_id, account, currency
      union all
      select brand_id, 'swatch_charges', currency, sum(charge_minor) from swatch_requests swatches
      where charge_state = 'paid' and not exists (
        select from swatch_papers paper
        where paper.brand_id = swatches.brand_id and paper.swatch_id = swatches.swatch_id
      ) group by brand_id, currency
    ) both_sides group by brand_id, account, currency having sum(minor) <> 0 limit 100`.execute(db.unscoped);
  return rows.map((row) => row.brand_id);
}

/** Companies whose books hold, or owe back, another sum than was paid in another currency than the order's. */
export async function differingForeignMoney(db: Queries): Promise<string[]> {
  const { rows } = await sql<{ brand_id: string }>`
    with foreign_captures as (
      select captures.* from captures join payment_orders using (brand_id, payment_order_id)
      where captures.currency <> payment_orders.currency
    ), foreign_refunds as (
      select refunds.* from refunds join foreign_captures using (brand_id, capture_id)
    )
    select brand_id from (
      select brand_id, account, currency, amount_minor as minor
      from ledger_entries join ledger_lines using (brand_id, entry_id)
      where order_id is null and account in ('provider_clearing', 'refunds_due')
      union all
      select brand_id, 'provider_clearing', currency, -amount_minor from foreign_captures
      union all
      select brand_id, 'provider_clearing', currency, amount_minor from foreign_refunds where state = 'sent'
      union all
      select brand_id, 'refunds_due', currency, amount_minor from foreign_refunds where state <> 'sent'
    ) both_sides group by brand_id, account, currency having sum(minor) <> 0 limit 100`.execute(db.unscoped);
  return rows.map((row) => row.brand_id);
}

/** Money that counts in the books without a receipt for it. */
export async function capturesWithoutReceipt(db: Queries): Promise<string[]> {
  const { rows } = await sql<{ capture_id: string }>`
    select capture_id from captures
    where exists (
      select from ledger_entries
      where ledger_entries.brand_id = captures.brand_id and cause = 'capture:' || captures.capture_id)
      and not exists (
        select from receipts
        where receipts.brand_id = captures.brand_id and receipts.capture_id = captures.capture_id) limit 100`.execute(
    db.unscoped,
  );
  return rows.map((row) => row.capture_id);
}

/** One order, what its papers say, and what the books say; sums as text inside JSON. */
export type ProvenOrder = {
  order_id: string;
  number: string;
  status: OrderStatus;
  currency: Currency;
  total_minor: bigint;
  /** What its tax invoices say; null while there is none. */
  invoiced: { taxable: string; gst: string; round_off: string; total: string; is_complete: boolean } | null;
  /** What all instalments ask for, and what those of invoices do with the advances that were applied. */
  planned_minor: bigint;
  asked_minor: bigint;
  /** What is open of invoices, and what was paid ahead of them. */
  owed_minor: bigint;
  ahead_minor: bigint;
  /** What instalments say was paid, withheld or given up. */
  settled_minor: bigint;
  /** What of it was given up. */
  written_off_minor: bigint;
  captured_minor: bigint;
  refunded_minor: bigint;
  owed_back_minor: bigint;
  attempted_minor: bigint;
  /** What payments from account credit say was used, and what the books say. */
  advance_minor: bigint;
  advance_booked_minor: bigint;
  balances: { account: BalanceRow['account']; currency: Currency; minor: string }[];
};

/** By order id, so that each page begins where the last one ended. */
export async function ordersToProve(db: Queries, after: string, limit: number): Promise<ProvenOrder[]> {
  const page = await db.unscoped
    .selectFrom('orders')
    .select('order_id')
    .where('order_id', '>', after)
    .orderBy('order_id')
    .limit(limit)
    .execute();
  const last = page.at(-1);
  return last ? provenOrders(db, after, last.order_id) : [];
}

/** The indexes behind each part begin with the company; grouped by it, a part is counted where the company stands. */
async function provenOrders(db: Queries, after: string, last: string): Promise<ProvenOrder[]> {
  const { rows } = await sql<ProvenOrder>`
    select
      orders.order_id, number, orders.status, currency, total_minor,
      coalesce(plan.settled, 0)::bigint as settled_minor, coalesce(plan.written_off, 0)::bigint as written_off_minor,
      coalesce(plan.planned, 0)::bigint as planned_minor, coalesce(plan.requested, 0)::bigint as asked_minor,
      coalesce(plan.owed, 0)::bigint as owed_minor, coalesce(plan.ahead, 0)::bigint as ahead_minor,
      bills.invoiced,
      coalesce(paid.captured, 0)::bigint as captured_minor, coalesce(paid.attempted, 0)::bigint as attempted_minor,
      coalesce(paid.advance, 0)::bigint as advance_minor, coalesce(used.booked, 0)::bigint as advance_booked_minor,
      coalesce(back.sent, 0)::bigint as refunded_minor, coalesce(back.open, 0)::bigint as owed_back_minor,
      coalesce(books.balances, '[]') as balances
    from orders
    left join lateral (
      select sum(paid_minor + withheld_minor + written_off_minor) as settled, sum(written_off_minor) as written_off,
        sum(amount_minor) as planned,
        sum(applied_minor + case when invoiced_on is null then 0 else amount_minor end) as requested,
        sum(open_amount(state, amount_minor, paid_minor, withheld_minor)) filter (where invoiced_on is not null) as owed,
        sum(paid_minor + withheld_minor + written_off_minor - applied_minor) filter (where invoiced_on is null) as ahead
      from instalments where instalments.brand_id = orders.brand_id and instalments.order_id = orders.order_id
      group by instalments.brand_id
    ) plan on true
    left join lateral (
      select case when count(*) > 0 then jsonb_build_object('taxable', sum(taxable_minor)::text,
        'gst', sum(gst_minor)::text, 'round_off', sum(round_off_minor)::text, 'total', sum(total_minor)::text,
        'is_complete', bool_or(is_last)) end as invoiced
      from tax_invoices join dispatches using (brand_id, order_id, dispatch_id)
      where tax_invoices.brand_id = orders.brand_id and tax_invoices.order_id = orders.order_id
      group by tax_invoices.brand_id
    ) bills on true
    left join lateral (
      select sum((
          select sum(amount_minor) from captures
          where captures.brand_id = opened.brand_id and captures.payment_order_id = opened.payment_order_id
            and captures.currency = orders.currency
        )) as captured,
        sum(amount_minor) filter (where opened.status = 'attempted') as attempted,
        sum(amount_minor) filter (where opened.status = 'captured' and provider = 'advance') as advance
      from payment_orders opened
      where opened.brand_id = orders.brand_id and opened.order_id = orders.order_id
      group by opened.brand_id
    ) paid on true
    left join lateral (
      select sum(amount_minor) filter (where state = 'sent') as sent,
        sum(amount_minor) filter (where state <> 'sent') as open
      from refunds where refunds.brand_id = orders.brand_id and refunds.order_id = orders.order_id
        and refunds.currency = orders.currency
      group by refunds.brand_id
    ) back on true
    left join lateral (
      select sum(amount_minor) as booked from ledger_entries join ledger_lines using (brand_id, entry_id)
      where ledger_entries.brand_id = orders.brand_id and ledger_entries.order_id = orders.order_id
        and kind = 'advance_used' and account = 'advances'
      group by ledger_entries.brand_id
    ) used on true
    left join lateral (
      select jsonb_agg(jsonb_build_object('account', account, 'currency', sums.currency, 'minor', minor::text))
        as balances
      from (
        select ledger_entries.brand_id, account, ledger_lines.currency, sum(amount_minor) as minor
        from ledger_entries join ledger_lines using (brand_id, entry_id)
        where ledger_entries.brand_id = orders.brand_id and ledger_entries.order_id = orders.order_id
        group by ledger_entries.brand_id, account, ledger_lines.currency
      ) sums group by sums.brand_id
    ) books on true
    where orders.order_id > ${after} and orders.order_id <= ${last}
    order by orders.order_id`.execute(db.unscoped);
  return rows;
}
