import { type RawBuilder, sql } from 'kysely';
import type { FOUND_KINDS } from '#contract/staff/find.ts';
import type { Queries } from '#server/db/database.ts';

export type FoundRow = {
  kind: (typeof FOUND_KINDS)[number];
  record_id: string;
  title: string;
  detail: string;
  state: string | null;
};

const MOST_OF_A_KIND = 6;

export type RecordSearch = {
  /** Of requests, quotes, orders, issues and swatches, as they are written. */
  numbers: readonly string[];
  /** As typed, in capitals: the number of anything else. */
  other: string;
  namePattern: string;
  /** Null while too few digits are typed to mean one person. */
  phonePattern: string | null;
  hasMoney: boolean;
};

/** Numbers are met whole, by their indexes; names by any part of them. */
export async function findByNumberOrName(db: Queries, sought: RecordSearch): Promise<FoundRow[]> {
  const parts = [
    ...records(sought),
    ...papers(sought),
    ...(sought.hasMoney ? money(sought) : []),
    companies(sought),
    ...namesOfPeopleAndMills(sought),
  ];
  const { rows } = await sql<FoundRow>`${sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union all `,
  )}`.execute(db.forStaff);
  return rows;
}

function records({ numbers }: RecordSearch): RawBuilder<unknown>[] {
  const isNumber = sql`number = any(${numbers}::text[])`;
  return [
    sql`select 'request' as kind, fab_id as record_id, number as title, quality as detail, null as state
      from fabric_requests where ${isNumber} and submitted_at is not null`,
    sql`select 'quote', fab_id, number, status, null from quotes where ${isNumber}`,
    sql`select 'order', order_id, number, quality, null from orders where ${isNumber}`,
    sql`select 'issue', issues.issue_id, issues.number, orders.number, null from issues
      join orders on orders.brand_id = issues.brand_id and orders.order_id = issues.order_id
      where issues.number = any(${numbers}::text[])`,
    sql`select 'swatch', swatch_id, number, quality, null from swatch_requests where ${isNumber}`,
  ];
}

function papers({ other }: RecordSearch): RawBuilder<unknown>[] {
  return [
    sql`select 'document', documents.order_id, documents.number, orders.number, null from documents
      join orders on orders.brand_id = documents.brand_id and orders.order_id = documents.order_id
      where documents.number = ${other}`,
    sql`select 'invoice', tax_invoices.order_id, tax_invoices.number, orders.number, null from tax_invoices
      join orders on orders.brand_id = tax_invoices.brand_id and orders.order_id = tax_invoices.order_id
      where upper(tax_invoices.number) = ${other}`,
  ];
}

function money({ other }: RecordSearch): RawBuilder<unknown>[] {
  return [
    sql`select 'receipt', receipts.payment_order_id, receipts.number, companies.name, null from receipts
      join companies using (brand_id) where receipts.number = ${other}`,
    sql`select 'transfer', transfer_id, utr, companies.name, state from bank_transfers
      join companies using (brand_id) where utr = ${other}`,
    sql`select 'letter_of_credit', lc_id, number, companies.name, state from letters_of_credit
      join companies using (brand_id) where upper(number) = ${other}`,
  ];
}

/** PO numbers are the buyers' own, met as they are written. */
function namesOfPeopleAndMills({ namePattern, phonePattern, other }: RecordSearch): RawBuilder<unknown>[] {
  return [
    sql`select 'supplier', supplier_id, name, alias, null from suppliers
      where lower(name) like ${namePattern} or lower(alias) like ${namePattern}
      order by lower(name) limit ${MOST_OF_A_KIND}`,
    sql`select 'person', people.brand_id, people.name, companies.name, null from people
      join companies using (brand_id)
      where lower(people.name) like ${namePattern} or lower(people.email) like ${namePattern}
        or people.phone like ${phonePattern}
      order by lower(people.name) limit ${MOST_OF_A_KIND}`,
    sql`select 'purchase_order', order_id, po_number, number, null from orders
      where upper(po_number) = ${other} order by order_id desc limit ${MOST_OF_A_KIND}`,
  ];
}

function companies({ namePattern }: RecordSearch): RawBuilder<unknown> {
  return sql`select 'company', brand_id, name, market, null from companies where lower(name) like ${namePattern}
    order by lower(name) limit ${MOST_OF_A_KIND}`;
}
