import type { Insertable, Selectable } from 'kysely';
import type { SupplierHoliday } from '#domain/suppliers/supplier-holidays.ts';
import type { Queries, Schema } from '#server/db/database.ts';

export type RecordRow = Omit<Selectable<Schema['supplier_records']>, 'holidays'> & {
  holidays: SupplierHoliday[];
  changer_name: string | null;
};

export function recordOf(db: Queries, supplierId: string): Promise<RecordRow | undefined> {
  return db.forStaff
    .selectFrom('supplier_records')
    .leftJoin('staff_members', 'staff_members.staff_id', 'supplier_records.bank_changed_by')
    .selectAll('supplier_records')
    .select('staff_members.name as changer_name')
    .where('supplier_id', '=', supplierId)
    .$castTo<RecordRow>()
    .executeTakeFirst();
}

/** Of two who save at once each keeps the part that was theirs. */
export async function saveRecord(
  tx: Queries,
  supplierId: string,
  set: Omit<Insertable<Schema['supplier_records']>, 'supplier_id'>,
): Promise<void> {
  await tx.forStaff
    .insertInto('supplier_records')
    .values({ supplier_id: supplierId, ...set })
    .onConflict((conflict) => conflict.column('supplier_id').doUpdateSet(set))
    .execute();
}
