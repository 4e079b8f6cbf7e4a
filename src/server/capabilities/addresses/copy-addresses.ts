/** The addresses of a company that was merged, for the one it goes on as; the defaults there stay. */
import { addressesToCopy } from '#domain/account/company/company-merge.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { type AddressRow, addressesOf, insertAddressCopy, MOST_ADDRESSES } from './addresses.store.ts';

type FromTo = { from: string; to: string };

/** As many as fit into the list. */
export async function findAddressesToCopy(db: Queries, { from, to }: FromTo): Promise<AddressRow[]> {
  const there = await addressesOf(db, to);
  const missing = addressesToCopy(await addressesOf(db, from), there);
  return missing.slice(0, MOST_ADDRESSES - there.length);
}

export async function copyAddresses(services: Services, tx: Queries, fromTo: FromTo): Promise<number> {
  const rows = await findAddressesToCopy(tx, fromTo);
  for (const row of rows)
    await insertAddressCopy(tx, row, {
      addressId: services.ids.next(),
      brandId: fromTo.to,
      now: services.clock.now(),
    });
  return rows.length;
}
