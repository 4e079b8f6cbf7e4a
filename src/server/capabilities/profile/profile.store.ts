import type { Queries } from '#server/db/database.ts';

export type PersonChange = { name?: string; contact_email?: string; phone?: string; email?: string };
export type CompanyChange = { name?: string; unit?: string; time_zone?: string; bin?: string };

export async function updatePerson(tx: Queries, customerId: string, change: PersonChange): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await tx.scoped.updateTable('people').set(change).where('customer_id', '=', customerId).execute();
}

/** Of every company this person works for: they sign in with it once for all of them. */
export async function changeSignInAddress(
  tx: Queries,
  { customerId, column, address }: { customerId: string; column: 'phone' | 'email'; address: string },
): Promise<void> {
  const before = await tx.scoped
    .selectFrom('people')
    .select(column)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  const held = before?.[column] ?? null;
  if (held === null) return updatePerson(tx, customerId, { [column]: address });
  await tx.scoped
    .updateTable('people')
    .set({ [column]: address })
    .where(column, '=', held)
    .execute();
}

export async function updateCompany(tx: Queries, brandId: string, change: CompanyChange): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await tx.scoped.updateTable('companies').set(change).where('brand_id', '=', brandId).execute();
}

export async function isAddressTaken(
  tx: Queries,
  column: 'phone' | 'email',
  address: string,
): Promise<boolean> {
  const row = await tx.scoped
    .selectFrom('people')
    .select('customer_id')
    .where(column, '=', address)
    .executeTakeFirst();
  return row !== undefined;
}
