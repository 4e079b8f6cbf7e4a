/** The accounts of one company in the ledger, and its open invoices. */
import { sql } from 'kysely';
import type { LedgerEntryKind } from '#domain/payments/ledger/ledger-entry.ts';
import { CUSTOMER_ACCOUNTS, type CustomerAccount } from '#domain/payments/statement/account-statement.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import type { Currency } from '#domain/shared/money.ts';
import { scopedStatement } from '#server/db/statement.ts';
import { OPEN_AMOUNT } from '../open-amount.ts';

type Account = { brandId: string; currency: Currency };
type Period = Account & { from: CalendarDay; to: CalendarDay };

export type StatementRow = {
  entry_id: string;
  kind: LedgerEntryKind;
  booked_on: CalendarDay;
  order_number: string | null;
  document_number: string | null;
  debit_minor: bigint;
  credit_minor: bigint;
};

const OF_CUSTOMER = sql`line.account = any(${sql.lit(`{${CUSTOMER_ACCOUNTS.join(',')}}`)}::text[])`;

/** Each entry with the paper it stands for; what moved nothing of the customer's is not among them. */
export const statementRows = scopedStatement(
  ({ brandId, currency, from, to }: Period) => sql<StatementRow>`
    select entry.entry_id, entry.kind, entry.booked_on, placed.number as order_number,
      coalesce(${invoiceOf(brandId)}, ${receiptOf(brandId)}, ${creditNoteOf(brandId)},
        ${voucherOf(brandId)}, ${swatchPaperOf(brandId)}) as document_number,
      moved.debit_minor, moved.credit_minor
    from ledger_entries entry
    cross join lateral (
      select
        coalesce(sum(line.amount_minor) filter (where line.amount_minor > 0), 0)::bigint as debit_minor,
        coalesce(-sum(line.amount_minor) filter (where line.amount_minor < 0), 0)::bigint as credit_minor
      from ledger_lines line
      where line.brand_id = ${brandId} and line.entry_id = entry.entry_id and line.currency = ${currency}
        and ${OF_CUSTOMER}
    ) moved
    left join orders placed on placed.brand_id = ${brandId} and placed.order_id = entry.order_id
    where entry.brand_id = ${brandId} and entry.booked_on between ${from} and ${to}
      and greatest(moved.debit_minor, moved.credit_minor) > 0
    order by entry.booked_on, entry.at, entry.entry_id`,
);

function invoiceOf(brandId: string) {
  return sql`(
    select invoice.number from tax_invoices invoice
    where invoice.brand_id = ${brandId} and invoice.order_id = entry.order_id
      and entry.cause = 'invoice:' || invoice.dispatch_id)`;
}

function receiptOf(brandId: string) {
  return sql`(
    select receipt.number from payment_orders begun
    join receipts receipt on receipt.brand_id = ${brandId} and receipt.payment_order_id = begun.payment_order_id
    where begun.brand_id = ${brandId} and begun.order_id = entry.order_id
      and entry.cause = 'capture:' || receipt.capture_id)`;
}

function creditNoteOf(brandId: string) {
  return sql`(
    select note.number from credit_notes note
    where note.brand_id = ${brandId} and note.order_id = entry.order_id
      and entry.cause = 'claim:' || note.note_id)`;
}

/** A refund that came back and is sent again keeps its voucher; each try is an entry. */
function voucherOf(brandId: string) {
  return sql`(
    select refund.voucher_number from refunds refund
    where refund.brand_id = ${brandId} and refund.order_id = entry.order_id and entry.kind = 'refund'
      and starts_with(entry.cause, 'refund:' || refund.refund_id))`;
}

function swatchPaperOf(brandId: string) {
  return sql`(
    select paper.number from swatch_papers paper
    where paper.brand_id = ${brandId} and entry.order_id is null
      and entry.cause = 'swatch-paper:' || paper.paper_id)`;
}

export const openingBalance = scopedStatement(
  ({ brandId, currency, from }: Omit<Period, 'to'>) => sql<{ minor: bigint }>`
    select coalesce(sum(line.amount_minor), 0)::bigint as minor
    from ledger_entries entry
    join ledger_lines line on line.brand_id = ${brandId} and line.entry_id = entry.entry_id
    where entry.brand_id = ${brandId} and entry.booked_on < ${from} and line.currency = ${currency}
      and ${OF_CUSTOMER}`,
);

export type BalanceRow = { account: CustomerAccount; currency: Currency; minor: bigint };

/** In every currency. */
export const balanceRows = scopedStatement(
  ({ brandId }: Pick<Account, 'brandId'>) => sql<BalanceRow>`
    select line.account, line.currency, sum(line.amount_minor)::bigint as minor
    from ledger_lines line where line.brand_id = ${brandId} and ${OF_CUSTOMER}
    group by line.account, line.currency order by line.currency, line.account`,
);

export type OpenInvoiceRow = { due_on: CalendarDay; open_minor: bigint };

export const openInvoiceRows = scopedStatement(
  ({ brandId, currency }: Account) => sql<OpenInvoiceRow>`
    select coalesce(part.due_on, part.invoiced_on) as due_on, sum(${OPEN_AMOUNT})::bigint as open_minor
    from instalments part
    where part.brand_id = ${brandId} and part.currency = ${currency} and part.invoiced_on is not null
      and part.state in ('open', 'covered')
    group by 1
    union all
    select paper.issued_on, paper.total_minor
    from swatch_papers paper
    join swatch_requests swatch on swatch.brand_id = ${brandId} and swatch.swatch_id = paper.swatch_id
    where paper.brand_id = ${brandId} and paper.currency = ${currency} and paper.kind = 'invoice'
      and swatch.charge_state = 'due' and not exists (
        select from swatch_papers note where note.brand_id = ${brandId} and note.against_id = paper.paper_id
      )`,
);

export const companyName = scopedStatement(
  ({ brandId }: Pick<Account, 'brandId'>) => sql<{ name: string }>`
    select name from companies where brand_id = ${brandId}`,
);
