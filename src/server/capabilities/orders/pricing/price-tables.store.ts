/** What the tables behind prices say; none of them belongs to a customer. Which row holds is for the domain to say. */
import { sql } from 'kysely';
import type { ServedPincodeRow } from '#domain/orders/freight/freight-zone.ts';
import type { FreightRow } from '#domain/orders/freight/logistic-cost.ts';
import type { ExchangeRateRow } from '#domain/orders/totals/exchange-rate.ts';
import { type Currency, money } from '#domain/shared/money.ts';
import type { Queries } from '#server/db/database.ts';
import { scopedStatement } from '#server/db/statement.ts';

/** Rows for the beginnings of these PIN codes. */
export async function zoneRows(db: Queries, pincodes: readonly string[]): Promise<ServedPincodeRow[]> {
  if (pincodes.length === 0) return [];
  const prefixes = pincodes.flatMap((pincode) =>
    [...pincode].map((_sign, index) => pincode.slice(0, index + 1)),
  );
  const rows = await zonesStatement.all(db, { prefixes });
  return rows.map((row) => ({
    pincodePrefix: row.pincode_prefix,
    effectiveFrom: row.effective_from,
    zone: row.zone,
  }));
}

type ZoneRow = { pincode_prefix: string; effective_from: string; zone: string };
const zonesStatement = scopedStatement(
  ({ prefixes }: { prefixes: readonly string[] }) => sql<ZoneRow>`
    select pincode_prefix, effective_from, zone from freight_zones where pincode_prefix = any(${prefixes}::text[])`,
);

const GRAMS_PER_KILOGRAM = 1000n;

export async function freightRows(
  db: Queries,
  { fromZone, toZone }: { fromZone: string; toZone: string },
): Promise<FreightRow[]> {
  const rows = await freightStatement.all(db, { fromZone, toZone });
  return rows.map((row) => ({
    fromZone,
    toZone,
    upToGrams: BigInt(row.up_to_kg) * GRAMS_PER_KILOGRAM,
    effectiveFrom: row.effective_from,
    perKilogram: money(row.per_kg_minor, 'INR'),
    atLeast: money(row.base_minor, 'INR'),
    transitDays: row.transit_days,
  }));
}

const freightStatement = scopedStatement(({ fromZone, toZone }: { fromZone: string; toZone: string }, db) =>
  db.selectFrom('freight_rates').selectAll().where('from_zone', '=', fromZone).where('to_zone', '=', toZone),
);

export type PortRow = {
  port: string;
  effectiveFrom: string;
  isServed: boolean;
  perKilogramMinor: bigint | null;
  atLeastMinor: bigint | null;
  transitDays: number | null;
};

/** All ports, or one by its name however it is written. */
export async function portRows(db: Queries, port?: string): Promise<PortRow[]> {
  const all = db.scoped.selectFrom('ports').selectAll();
  const query = port === undefined ? all : all.where(sql`lower(port)`, '=', port.trim().toLowerCase());
  const rows = await query.orderBy('port').execute();
  return rows.map((row) => ({
    port: row.port,
    effectiveFrom: row.effective_from,
    isServed: row.is_served,
    perKilogramMinor: row.per_kg_minor,
    atLeastMinor: row.base_minor,
    transitDays: row.transit_days,
  }));
}

export type LoadingPortRow = {
  port: string;
  city: string;
  pincode: string;
  effectiveFrom: string;
  isUsed: boolean;
};

export async function loadingPortRows(db: Queries): Promise<LoadingPortRow[]> {
  const rows = await db.scoped.selectFrom('loading_ports').selectAll().orderBy('port').execute();
  return rows.map(({ effective_from, is_used, ...port }) => ({
    ...port,
    effectiveFrom: effective_from,
    isUsed: is_used,
  }));
}

export async function exchangeRateRows(db: Queries): Promise<ExchangeRateRow[]> {
  const rows = await db.scoped
    .selectFrom('exchange_rates')
    .select((eb) => [
      'from_currency',
      'to_currency',
      'effective_from',
      sql<bigint>`(${eb.ref('rate')} * 1000000)::bigint`.as('millionths'),
    ])
    .execute();
  return rows.map((row) => ({
    from: row.from_currency as Currency,
    to: row.to_currency as Currency,
    effectiveFrom: row.effective_from,
    millionths: row.millionths,
  }));
}
