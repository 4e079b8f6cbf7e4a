import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';
import { scopedStatement } from '#server/db/statement.ts';

export function pincodeRow(db: Queries, pincode: string) {
  return db.scoped
    .selectFrom('pincodes')
    .select(['pincode', 'district', 'city', 'state_code'])
    .where('pincode', '=', pincode)
    .executeTakeFirst();
}

/** The index on lower-case names serves any beginning of a name; the biggest cities come first. */
export function citiesBeginningWith(db: Queries, beginning: string, limit: number) {
  const pattern = `${beginning.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return db.scoped
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
  return db.scoped.selectFrom('banks').select(['bank_code', 'name']).orderBy('name').execute();
}

export async function bankBranch(db: Queries, bankCode: string, branchCode: string) {
  return db.scoped
    .selectFrom('banks')
    .select(['name', sql<boolean>`${branchCode} = any(branch_codes)`.as('branch_exists')])
    .where('bank_code', '=', bankCode)
    .executeTakeFirst();
}

type PincodeRow = { pincode: string; state_code: string };

export function pincodeRows(db: Queries, pincodes: readonly string[]): Promise<PincodeRow[]> {
  return pincodesStatement.all(db, { pincodes });
}

const pincodesStatement = scopedStatement(
  ({ pincodes }: { pincodes: readonly string[] }) => sql<PincodeRow>`
    select pincode, state_code from pincodes where pincode = any(${pincodes}::bpchar[])`,
);

export async function firstPincodeOf(
  db: Queries,
  { city, stateCode }: { city?: string; stateCode: string },
): Promise<string | null> {
  const row =
    city === undefined
      ? await pincodeOfState.first(db, { stateCode })
      : await pincodeOfCity.first(db, { stateCode, city: city.trim().toLowerCase() });
  return row?.pincode ?? null;
}

const pincodeOfState = scopedStatement(({ stateCode }: { stateCode: string }, db) =>
  db.selectFrom('pincodes').select('pincode').where('state_code', '=', stateCode).orderBy('pincode').limit(1),
);
const pincodeOfCity = scopedStatement(
  ({ stateCode, city }: { stateCode: string; city: string }) => sql<{ pincode: string }>`
    select pincode from pincodes where state_code = ${stateCode} and lower(city) = ${city}
    order by pincode limit 1`,
);
