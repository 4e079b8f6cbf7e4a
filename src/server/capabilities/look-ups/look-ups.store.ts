import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';

export function pincodeRow(db: Queries, pincode: string) {
  return db.unscoped
    .selectFrom('pincodes')
    .select(['pincode', 'district', 'city', 'state_code'])
    .where('pincode', '=', pincode)
    .executeTakeFirst();
}

/** The index on lower-case names serves any beginning of a name; the biggest cities come first. */
export function citiesBeginningWith(db: Queries, beginning: string, limit: number) {
  const pattern = `${beginning.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return db.unscoped
    .selectFrom('pincodes')
    .select(['city', 'state_code'])
    .where(sql`lower(city)`, 'like', pattern)
    .groupBy(['city', 'state_code'])
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy('city')
    .limit(limit)
    .execute();
}

export function allBanks(db: Queries) {
  return db.unscoped.selectFrom('banks').select(['bank_code', 'name']).orderBy('name').execute();
}

export async function bankBranch(db: Queries, bankCode: string, branchCode: string) {
  return db.unscoped
    .selectFrom('banks')
    .select(['name', sql<boolean>`${branchCode} = any(branch_codes)`.as('branch_exists')])
    .where('bank_code', '=', bankCode)
    .executeTakeFirst();
}

export function pincodeRows(db: Queries, pincodes: readonly string[]) {
  return db.unscoped
    .selectFrom('pincodes')
    .select(['pincode', 'state_code'])
    .where('pincode', 'in', pincodes)
    .execute();
}

export async function firstPincodeOf(
  db: Queries,
  { city, stateCode }: { city?: string; stateCode: string },
): Promise<string | null> {
  const inState = db.unscoped.selectFrom('pincodes').select('pincode').where('state_code', '=', stateCode);
  const query =
    city === undefined ? inState : inState.where(sql`lower(city)`, '=', city.trim().toLowerCase());
  const row = await query.orderBy('pincode').limit(1).executeTakeFirst();
  return row?.pincode ?? null;
}
