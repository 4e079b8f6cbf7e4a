/** Who owes how much, and for how long: of all companies, from their open invoices. */
import { type RawBuilder, sql } from 'kysely';
import type { Input, Reply } from '#contract/endpoint.ts';
import type { listAgeing as contract } from '#contract/staff/account-statements.ts';
import { AGES, type Age, LAST_DAY_OF_AGE } from '#domain/payments/statement/ageing.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { type Currency, money } from '#domain/shared/money.ts';
import { moneyView } from '#domain/shared/wire-figures.ts';
import type { Queries } from '#server/db/database.ts';
import { nextOffset } from '#server/db/lists/list-page.ts';
import type { Services } from '#server/services.ts';
import { OPEN_AMOUNT } from '../open-amount.ts';
import { ageingView } from './ageing.view.ts';

type AgedRow = { brand_id: string; company: string; currency: Currency; total_minor: bigint; all: bigint } & {
  [age in Age]: bigint;
};

export async function listAgeing(
  { clock }: Pick<Services, 'clock'>,
  db: Queries,
  { q, offset, limit }: Input<typeof contract>['query'],
): Promise<Reply<typeof contract>> {
  const today = accountingDay(clock.now());
  const named = q ? sql`and companies.name ilike ${`%${q.replaceAll(/[%_\\]/g, '\\$&')}%`}` : sql``;
  const { rows } = await sql<AgedRow>`
    with open as (
      select part.brand_id, part.currency, ${OPEN_AMOUNT} as minor,
        ${today}::date - coalesce(part.due_on, part.invoiced_on) as late
      from instalments part
      where part.invoiced_on is not null and part.state in ('open', 'covered')
      union all
      select invoice.brand_id, invoice.currency, invoice.total_minor, ${today}::date - invoice.issued_on
      from ${OPEN_SWATCH_INVOICES} invoice
    )
    select companies.brand_id, companies.name as company, open.currency, sum(open.minor)::bigint as total_minor,
      ${sql.join(AGES.map(sumOfAge))}, count(*) over () as all
    from open join companies on companies.brand_id = open.brand_id
    where open.minor > 0 ${named}
    group by companies.brand_id, companies.name, open.currency
    order by total_minor desc, companies.brand_id, open.currency
    offset ${offset} limit ${limit}`.execute(db.forStaff);
  const total = Number(rows[0]?.all ?? 0n);
  return { records: rows.map(agedView), total, nextOffset: nextOffset(offset, rows.length, total) };
}

/** What the courier still has to collect: invoices of swatches that no credit note has taken back; of all companies. */
const OPEN_SWATCH_INVOICES = sql`(
  select paper.* from swatch_papers paper
  join swatch_requests swatch on swatch.brand_id = paper.brand_id and swatch.swatch_id = paper.swatch_id
  where paper.kind = 'invoice' and swatch.charge_state = 'due' and not exists (
    select from swatch_papers note where note.brand_id = paper.brand_id and note.against_id = paper.paper_id
  )
)`;

function sumOfAge(age: Age, index: number): RawBuilder<unknown> {
  const before = AGES[index - 1];
  const after =
    before && before !== 'older' ? sql`open.late > ${sql.lit(LAST_DAY_OF_AGE[before])}` : sql`true`;
  const upTo = age === 'older' ? sql`true` : sql`open.late <= ${sql.lit(LAST_DAY_OF_AGE[age])}`;
  return sql`coalesce(sum(open.minor) filter (where ${after} and ${upTo}), 0)::bigint as ${sql.ref(age)}`;
}

function agedView(row: AgedRow) {
  return {
    brandId: row.brand_id,
    company: row.company,
    total: moneyView(money(row.total_minor, row.currency)),
    ageing: ageingView(row, row.currency),
  };
}
