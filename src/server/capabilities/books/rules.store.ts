/** Rules of the books, which belong to no customer. */
import type { Insertable } from 'kysely';
import type { BookRuleName } from '#domain/books/book-rules.ts';
import type { Queries, Schema } from '#server/db/database.ts';

export type RuleRow = {
  name: BookRuleName;
  effective_from: string;
  value: string;
  set_by: string | null;
};

export function ruleRows(db: Queries): Promise<RuleRow[]> {
  return db.scoped
    .selectFrom('book_rules')
    .leftJoin('staff_members', 'staff_members.staff_id', 'book_rules.set_by')
    .select(['book_rules.name', 'effective_from', 'value', 'staff_members.name as set_by'])
    .orderBy('book_rules.name')
    .orderBy('effective_from', 'desc')
    .$castTo<RuleRow>()
    .execute();
}

export async function insertRule(tx: Queries, row: Insertable<Schema['book_rules']>): Promise<void> {
  await tx.scoped.insertInto('book_rules').values(row).execute();
}
