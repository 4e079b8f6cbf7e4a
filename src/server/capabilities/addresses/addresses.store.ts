import type { Kysely, Selectable } from 'kysely';
import type { Address } from '#domain/account/address/address.ts';
import type { AddressOwnership, AddressUse } from '#domain/account/address/address-use.ts';
import type { Queries, Schema } from '#server/db/database.ts';
import { scopedStatement } from '#server/db/statement.ts';

export type AddressFacts = Address & {
  label: string;
  ownership: AddressOwnership;
  contactName: string | null;
  contactPhone: string | null;
  isDelhiNcr: boolean;
};

const DEFAULT_COLUMN = {
  billing: 'is_default_billing',
  shipping: 'is_default_shipping',
  sample: 'is_default_sample',
} as const satisfies Record<AddressUse, string>;

/** All of them fit into one list. */
export const MOST_ADDRESSES = 100;

function addresses(db: Kysely<Schema>, brandId: string) {
  return db
    .selectFrom('addresses')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('removed_at', 'is', null);
}

export type AddressRow = Selectable<Schema['addresses']>;

export function addressesOf(db: Queries, brandId: string): Promise<AddressRow[]> {
  return allStatement.all(db, { brandId });
}

const allStatement = scopedStatement(({ brandId }: { brandId: string }, db) =>
  addresses(db, brandId).orderBy('created_at').limit(MOST_ADDRESSES),
);

export function addressOf(db: Queries, brandId: string, addressId: string): Promise<AddressRow | undefined> {
  return addresses(db.scoped, brandId).where('address_id', '=', addressId).executeTakeFirst();
}

function columnsOf(facts: AddressFacts) {
  return {
    label: facts.label,
    ownership: facts.ownership,
    country: facts.country,
    line1: facts.line1,
    line2: facts.line2,
    city: facts.city,
    district: facts.district,
    region: facts.region,
    state_code: facts.stateCode,
    postcode: facts.postcode,
    contact_name: facts.contactName,
    contact_phone: facts.contactPhone,
    is_delhi_ncr: facts.isDelhiNcr,
  };
}

export async function insertAddress(
  tx: Queries,
  row: { addressId: string; brandId: string; facts: AddressFacts; now: Date },
): Promise<void> {
  await tx.scoped
    .insertInto('addresses')
    .values({
      address_id: row.addressId,
      brand_id: row.brandId,
      created_at: row.now,
      ...columnsOf(row.facts),
    })
    .execute();
}

export async function updateAddress(
  tx: Queries,
  brandId: string,
  addressId: string,
  facts: AddressFacts,
): Promise<void> {
  await tx.scoped
    .updateTable('addresses')
    .set(columnsOf(facts))
    .where('brand_id', '=', brandId)
    .where('address_id', '=', addressId)
    .execute();
}

/** The old default first, so that the database's "only one" is never broken in between. */
export async function makeDefault(
  tx: Queries,
  brandId: string,
  addressId: string,
  use: AddressUse,
): Promise<void> {
  const column = DEFAULT_COLUMN[use];
  await tx.scoped
    .updateTable('addresses')
    .set({ [column]: false })
    .where('brand_id', '=', brandId)
    .where(column, '=', true)
    .execute();
  await tx.scoped
    .updateTable('addresses')
    .set({ [column]: true })
    .where('brand_id', '=', brandId)
    .where('address_id', '=', addressId)
    .execute();
}

export async function markRemoved(tx: Queries, brandId: string, addressId: string, now: Date): Promise<void> {
  await tx.scoped
    .updateTable('addresses')
    .set({ removed_at: now, is_default_billing: false, is_default_shipping: false, is_default_sample: false })
    .where('brand_id', '=', brandId)
    .where('address_id', '=', addressId)
    .execute();
}

export function defaultUsesOf(row: AddressRow): AddressUse[] {
  return (Object.keys(DEFAULT_COLUMN) as AddressUse[]).filter((use) => row[DEFAULT_COLUMN[use]]);
}

export async function insertAddressCopy(
  tx: Queries,
  { is_default_billing: _, is_default_shipping: __, is_default_sample: ___, ...row }: AddressRow,
  copy: { addressId: string; brandId: string; now: Date },
): Promise<void> {
  await tx.scoped
    .insertInto('addresses')
    .values({ ...row, address_id: copy.addressId, brand_id: copy.brandId, created_at: copy.now })
    .execute();
}
