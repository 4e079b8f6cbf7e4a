import type { AddressRecord } from '#contract/customer/addresses.ts';
import type { Queries } from '#server/db/database.ts';
import { statesOfPincodes } from '../look-ups/find-pincode.ts';
import { addressesOf } from './addresses.store.ts';
import { addressRecordOf } from './addresses.view.ts';

export async function listAddresses(db: Queries, brandId: string): Promise<AddressRecord[]> {
  const rows = await addressesOf(db, brandId);
  const pincodes = rows.flatMap((row) => (row.country === 'IN' && row.postcode ? [row.postcode] : []));
  const states = await statesOfPincodes(db, pincodes);
  return rows.map((row) => addressRecordOf(row, states.get(row.postcode ?? '') ?? null));
}

/** The state invoices go to, for the check against a GST number. */
export async function billingState(db: Queries, brandId: string): Promise<string | null> {
  const rows = await addressesOf(db, brandId);
  return rows.find((row) => row.is_default_billing)?.state_code ?? null;
}
