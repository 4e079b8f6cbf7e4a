/** Invoices and credit notes of all companies as the books read them: by month along an index, whole documents where files are written. */
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { RegistrationState } from '#domain/books/registration/registration-state.ts';
import { thawTaxDocument } from '#domain/documents/tax/frozen-tax-document.ts';
import type { TaxDocument } from '#domain/documents/tax/tax-document.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import type { Currency } from '#domain/shared/money.ts';
import type { DispatchPlace } from '#domain/suppliers/dispatch-address.ts';
import type { Queries, Schema } from '#server/db/database.ts';

export type MonthOfInvoices = {
  from: CalendarDay;
  /** The first day of the next month. */
  until: CalendarDay;
  gstin: string | null;
};

export type RegisterRow = {
  /** Of a credit note: its own id. */
  dispatch_id: string;
  kind: TaxDocument['kind'];
  number: string;
  invoiced_on: CalendarDay;
  gstin: string;
  brand_id: string;
  company: string;
  buyer_gstin: string | null;
  place_of_supply: string;
  /** Null: of a swatch, whose number stands in the place of the order's. */
  order_id: string | null;
  swatch_id: string | null;
  order_number: string;
  has_document: boolean;
} & SumRow;

/** The hash is written down before the registry has acknowledged it. */
export type ListedRow = RegisterRow & {
  registration_state: RegistrationState | null;
  ack_number: string | null;
  irn: string | null;
};

export type SumRow = {
  currency: Currency;
  taxable_minor: bigint;
  igst_minor: bigint;
  cgst_minor: bigint;
  sgst_minor: bigint;
  round_off_minor: bigint;
  total_minor: bigint;
};

/** A credit note takes off what it says. */
const PAPERS = sql`(
  select dispatch_id, 'invoice' as kind, brand_id, order_id, gstin, number, invoiced_on, document, currency,
    taxable_minor, igst_minor, cgst_minor, sgst_minor, round_off_minor, total_minor, null::uuid as against_id,
    null::uuid as swatch_id
  from tax_invoices
  union all
  select note_id, 'credit_note', brand_id, order_id, gstin, number, noted_on, document, currency,
    -taxable_minor, -igst_minor, -cgst_minor, -sgst_minor, -round_off_minor, -total_minor, dispatch_id, null
  from credit_notes
  union all
  select paper_id, kind, brand_id, null, gstin, number, issued_on, document, currency, sign * taxable_minor,
    sign * igst_minor, sign * cgst_minor, sign * sgst_minor, sign * round_off_minor, sign * total_minor, against_id, swatch_id
  from swatch_papers cross join lateral (select case kind when 'invoice' then 1 else -1 end as sign) signs
)`;

const JOINED = sql`
  from ${PAPERS} invoices
  left join orders on orders.brand_id = invoices.brand_id and orders.order_id = invoices.order_id
  left join swatch_requests swatches on swatches.brand_id = invoices.brand_id and swatches.swatch_id = invoices.swatch_id
  join companies on companies.brand_id = invoices.brand_id`;

const REGISTRATIONS = sql`
  left join invoice_registrations registrations on registrations.brand_id = invoices.brand_id and registrations.gstin = invoices.gstin
    and registrations.issued_on = invoices.invoiced_on and registrations.kind = invoices.kind
    and registrations.number = upper(invoices.number)`;

const COLUMNS = sql`
  invoices.dispatch_id, invoices.kind, invoices.number, invoices.invoiced_on, invoices.gstin, invoices.brand_id,
  companies.name as company, case when invoices.swatch_id is null then orders.gstin
    else invoices.document #>> '{buyer,gstin}' end as buyer_gstin,
  coalesce(orders.place_of_supply, invoices.document ->> 'placeOfSupply') as place_of_supply, invoices.order_id,
  invoices.swatch_id, coalesce(orders.number, swatches.number) as order_number, invoices.document is not null as has_document, invoices.currency,
  invoices.taxable_minor, invoices.igst_minor, invoices.cgst_minor, invoices.sgst_minor,
  invoices.round_off_minor, invoices.total_minor`;

/** Words are looked for among the invoices of the month only. */
function inMonth(month: MonthOfInvoices, patterns: readonly string[] | null): RawBuilder<unknown> {
  const conditions = [
    sql`invoices.invoiced_on >= ${month.from}`,
    sql`invoices.invoiced_on < ${month.until}`,
    ...(month.gstin === null ? [] : [sql`invoices.gstin = ${month.gstin}`]),
    ...(patterns ?? []).map(
      (pattern) =>
        sql`(lower(invoices.number) like ${pattern} or lower(coalesce(orders.number, swatches.number)) like ${pattern} or lower(companies.name) like ${pattern})`,
    ),
  ];
  return sql`where ${sql.join(conditions, sql` and `)}`;
}

type Page = { patterns: readonly string[] | null; offset: number; limit: number };

export async function registerPage(
  db: Queries,
  month: MonthOfInvoices,
  { patterns, offset, limit }: Page,
): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select ${COLUMNS}, registrations.state as registration_state, registrations.ack_number, registrations.irn
    ${JOINED} ${REGISTRATIONS} ${inMonth(month, patterns)}
    order by invoices.invoiced_on desc, invoices.number desc limit ${limit} offset ${offset}`.execute(
    db.forStaff,
  );
  return rows;
}

export async function registerSums(
  db: Queries,
  month: MonthOfInvoices,
  patterns: readonly string[] | null,
): Promise<(SumRow & { count: number })[]> {
  const { rows } = await sql<SumRow & { count: number }>`
    select invoices.currency, count(*)::int as count, sum(invoices.taxable_minor)::bigint as taxable_minor,
      sum(invoices.igst_minor)::bigint as igst_minor, sum(invoices.cgst_minor)::bigint as cgst_minor,
      sum(invoices.sgst_minor)::bigint as sgst_minor, sum(invoices.round_off_minor)::bigint as round_off_minor,
      sum(invoices.total_minor)::bigint as total_minor
    ${JOINED} ${inMonth(month, patterns)} group by invoices.currency order by invoices.currency`.execute(
    db.forStaff,
  );
  return rows;
}

/** The register in the order of its days, from the row after the last one on. */
export async function registerAfter(
  db: Queries,
  month: MonthOfInvoices,
  last: Pick<RegisterRow, 'invoiced_on' | 'number' | 'dispatch_id'> | null,
  limit: number,
): Promise<RegisterRow[]> {
  const beyond = last
    ? sql`and (invoices.invoiced_on, invoices.number, invoices.dispatch_id) > (${last.invoiced_on}, ${last.number}, ${last.dispatch_id})`
    : sql``;
  const { rows } = await sql<RegisterRow>`
    select ${COLUMNS} ${JOINED} ${inMonth(month, null)} ${beyond}
    order by invoices.invoiced_on, invoices.number, invoices.dispatch_id limit ${limit}`.execute(db.forStaff);
  return rows;
}

export type PaperRow = {
  dispatch_id: string;
  brand_id: string;
  number: string;
  document: Selectable<Schema['tax_invoices']>['document'];
  /** Of a credit note: what the invoice came to that it takes back from. */
  against_total_minor: bigint | null;
  bill_number: string | null;
  bill_on: CalendarDay | null;
  bill_port: string | null;
};

const PAPER = sql`
  select invoices.dispatch_id, invoices.brand_id, invoices.number, invoices.document,
    coalesce(against.total_minor, swatch_invoice.total_minor) as against_total_minor, bills.number as bill_number, bills.billed_on as bill_on, bills.port_code as bill_port
  from ${PAPERS} invoices
  left join tax_invoices against on against.brand_id = invoices.brand_id and against.dispatch_id = invoices.against_id
  left join swatch_papers swatch_invoice on swatch_invoice.brand_id = invoices.brand_id
    and swatch_invoice.paper_id = invoices.against_id
  left join shipping_bills bills on bills.brand_id = invoices.brand_id and bills.dispatch_id = invoices.dispatch_id`;

export async function papersOfMonth(db: Queries, month: MonthOfInvoices): Promise<PaperRow[]> {
  const { rows } = await sql<PaperRow>`${PAPER} ${inMonth(month, null)}
    order by invoices.invoiced_on, invoices.number`.execute(db.forStaff);
  return rows;
}

export type RegisteredPaperRow = { kind: 'invoice' | 'credit_note'; number: string; is_cancelled: boolean };

/** Numbers that are taken without an invoice in the books: cancelled at the registry, or with goods that still wait. */
export async function papersWithoutGoods(db: Queries, month: MonthOfInvoices): Promise<RegisteredPaperRow[]> {
  const { rows } = await sql<RegisteredPaperRow>`
    select registrations.kind, registrations.number, registrations.state = 'cancelled' as is_cancelled
    from invoice_registrations registrations
    where registrations.issued_on >= ${month.from} and registrations.issued_on < ${month.until}
      and registrations.gstin = ${month.gstin} and registrations.kind = 'invoice'
      and not exists (
        select from tax_invoices invoices
        where invoices.brand_id = registrations.brand_id and invoices.gstin = registrations.gstin
          and invoices.financial_year = registrations.financial_year
          and upper(invoices.number) = registrations.number
      )
    order by registrations.number`.execute(db.forStaff);
  return rows;
}

/** No sale, so no part of the register: only their numbers are told. */
export async function challansOfMonth(db: Queries, month: MonthOfInvoices): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select number from delivery_challans
    where challaned_on >= ${month.from} and challaned_on < ${month.until} and gstin = ${month.gstin}
    order by number`.execute(db.forStaff);
  return rows.map(({ number }) => number);
}

/** As it was frozen; a claim has one at most. */
export async function challanOfIssue(db: Queries, issueId: string): Promise<unknown> {
  const { rows } = await sql<{ document: unknown }>`
    select document from delivery_challans where issue_id = ${issueId}`.execute(db.forStaff);
  return rows[0]?.document;
}

/** From where the goods left or will leave, if not from the seller's place; a swatch or a note has no goods on the way. */
export async function dispatchPlaceOf(db: Queries, dispatchId: string): Promise<DispatchPlace | null> {
  const { rows } = await sql<{ dispatch_from: DispatchPlace | null }>`
    select dispatch_from from dispatches where dispatch_id = ${dispatchId}`.execute(db.forStaff);
  return rows[0]?.dispatch_from ?? null;
}

/** Of goods that are still here with an invoice that is issued already. */
export async function paperOfWaitingGoods(db: Queries, dispatchId: string): Promise<TaxDocument | null> {
  const { rows } = await sql<{ document: unknown }>`
    select document from invoice_registrations
    where dispatch_id = ${dispatchId} and kind = 'invoice' and state <> 'cancelled'`.execute(db.forStaff);
  return rows[0] ? thawTaxDocument(rows[0].document) : null;
}

export async function paperOf(db: Queries, dispatchId: string): Promise<PaperRow | undefined> {
  const { rows } = await sql<PaperRow>`${PAPER} where invoices.dispatch_id = ${dispatchId}`.execute(
    db.forStaff,
  );
  return rows[0];
}
