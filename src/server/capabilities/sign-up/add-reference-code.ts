import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { type CodeColumns, insertReferenceCode } from './reference-codes.store.ts';

export type NewReferenceCode = { code: string; note: string } & Partial<
  Pick<CodeColumns, 'first_day' | 'last_day'>
>;

/** A code that customers may name at sign-up, so that the marketplace knows who brought them; false where it exists. */
export function addReferenceCode(
  { clock }: Services,
  tx: Queries,
  { code, note, first_day = null, last_day = null }: NewReferenceCode,
): Promise<boolean> {
  return insertReferenceCode(tx, {
    code,
    note,
    is_active: true,
    first_day,
    last_day,
    created_at: clock.now(),
  });
}
