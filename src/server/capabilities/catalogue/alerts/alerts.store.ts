import { type Insertable, sql } from 'kysely';
import type { AlertKind } from '#domain/catalogue/rates/quality-alert.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import type { Currency } from '#domain/shared/money.ts';
import type { Queries, Schema } from '#server/db/database.ts';
import { scopedStatement } from '#server/db/statement.ts';

export type AlertRow = {
  brand_id: string;
  customer_id: string;
  fab_id: string;
  kind: AlertKind;
  currency: Currency;
  below_minor: bigint | null;
  is_armed: boolean;
  crossings: number;
  /** In which the buyer reads, beside the unit of the rate. */
  buyer_unit: LengthUnit;
};

/** Locked, so that two changes of one moment do not both fire. */
export async function alertsOfQuality(tx: Queries, fabId: string): Promise<AlertRow[]> {
  const { rows: companies } = await sql<{ brand_id: string }>`
    select distinct brand_id from quality_alerts where fab_id = ${fabId} order by brand_id`.execute(
    tx.unscoped,
  );
  const locked: AlertRow[] = [];
  for (const { brand_id } of companies) locked.push(...(await lockedAlerts.all(tx, { brand_id, fabId })));
  return locked;
}

const lockedAlerts = scopedStatement(
  ({ brand_id, fabId }: { brand_id: string; fabId: string }) => sql<AlertRow>`
    select alert.brand_id, customer_id, fab_id, kind, currency, below_minor, is_armed, crossings,
      companies.unit as buyer_unit
    from quality_alerts as alert join companies on companies.brand_id = alert.brand_id
    where alert.brand_id = ${brand_id} and fab_id = ${fabId} order by customer_id, kind for update of alert`,
);

export async function alertsOfPerson(
  db: Queries,
  { brandId, customerId, fabId }: { brandId: string; customerId: string; fabId: string },
): Promise<Pick<AlertRow, 'kind' | 'currency' | 'below_minor'>[]> {
  const { rows } = await sql<AlertRow>`
    select kind, currency, below_minor from quality_alerts
    where brand_id = ${brandId} and customer_id = ${customerId} and fab_id = ${fabId}`.execute(db.scoped);
  return rows;
}

export async function saveAlert(tx: Queries, row: Insertable<Schema['quality_alerts']>): Promise<void> {
  await tx.scoped
    .insertInto('quality_alerts')
    .values(row)
    .onConflict((clash) =>
      clash.columns(['brand_id', 'customer_id', 'fab_id', 'kind']).doUpdateSet({
        below_minor: row.below_minor ?? null,
        currency: row.currency,
        is_armed: row.is_armed,
      }),
    )
    .execute();
}

export async function removeAlert(
  tx: Queries,
  { brandId, customerId, fabId, kind }: { brandId: string; customerId: string; fabId: string; kind: string },
): Promise<void> {
  await tx.scoped
    .deleteFrom('quality_alerts')
    .where('brand_id', '=', brandId)
    .where('customer_id', '=', customerId)
    .where('fab_id', '=', fabId)
    .where('kind', '=', kind)
    .execute();
}

export async function stepAlert(
  tx: Queries,
  { brand_id, customer_id, fab_id, kind }: AlertRow,
  set: { is_armed: boolean; crossings: number },
): Promise<void> {
  await tx.scoped
    .updateTable('quality_alerts')
    .set(set)
    .where('brand_id', '=', brand_id)
    .where('customer_id', '=', customer_id)
    .where('fab_id', '=', fab_id)
    .where('kind', '=', kind)
    .execute();
}
