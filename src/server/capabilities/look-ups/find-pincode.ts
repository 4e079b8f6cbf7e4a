/** Where a PIN code lies, and which cities begin with some letters. */

import type {
  searchCities as citiesContract,
  readPincode as pincodeContract,
} from '#contract/customer/look-ups.ts';
import type { Reply } from '#contract/endpoint.ts';
import { gstStateName } from '#domain/account/tax-numbers/gst-states.ts';
import { isDelhiNcr, isDelhiNcrArea } from '#domain/delivery/delhi-ncr.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { citiesBeginningWith, firstPincodeOf, pincodeRow, pincodeRows } from './look-ups.store.ts';

const MOST_CITIES = 12;
/** The army's own post: deliverable by letter only. */
const ARMY_POST = /^9/;

export type PincodeArea = Reply<typeof pincodeContract>;

export async function findPincode(db: Queries, pincode: string): Promise<PincodeArea> {
  const row = await pincodeRow(db, pincode);
  if (!row) throw new Refusal('pincode_unknown');
  return {
    pincode: row.pincode,
    district: row.district,
    city: row.city,
    stateCode: row.state_code,
    stateName: gstStateName(row.state_code),
    isDelhiNcr: isDelhiNcrArea(row),
    isFreightServed: !ARMY_POST.test(row.pincode),
  };
}

export async function searchCities(db: Queries, beginning: string): Promise<Reply<typeof citiesContract>> {
  const rows = await citiesBeginningWith(db, beginning, MOST_CITIES);
  return rows.map(({ city, state_code: stateCode }) => ({
    city,
    stateCode,
    stateName: gstStateName(stateCode),
    isDelhiNcr: isDelhiNcr(city),
  }));
}

/** The PIN code decides, not how somebody spells the city. */
export async function isDelhiNcrPincode(db: Queries, pincode: string): Promise<boolean> {
  const row = await pincodeRow(db, pincode);
  return row !== undefined && isDelhiNcrArea(row);
}

/** The state a PIN code lies in, or null when nobody has it. */
export async function stateOfPincode(db: Queries, pincode: string): Promise<string | null> {
  const row = await pincodeRow(db, pincode);
  return row?.state_code ?? null;
}

/** A PIN code of the city, or of its state where the table does not know the city: near enough for a freight zone. */
export async function pincodeNear(
  db: Queries,
  { city, stateCode }: { city: string; stateCode: string },
): Promise<string | null> {
  return (await firstPincodeOf(db, { city, stateCode })) ?? (await firstPincodeOf(db, { stateCode }));
}

/** For lists: one query for all of them. */
export async function statesOfPincodes(
  db: Queries,
  pincodes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (pincodes.length === 0) return new Map();
  const rows = await pincodeRows(db, pincodes);
  return new Map(rows.map((row) => [row.pincode, row.state_code]));
}
