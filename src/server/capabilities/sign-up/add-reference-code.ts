import type { Queries } from '#server/db/database.ts';
import type { Parts } from '#server/parts.ts';
import { insertReferenceCode } from './sign-up.store.ts';

/** A code that customers may name at sign-up, so that the marketplace knows who brought them. */
export function addReferenceCode(
  { clock }: Parts,
  tx: Queries,
  { code, note }: { code: string; note: string },
): Promise<void> {
  return insertReferenceCode(tx, { code, note, createdAt: clock.now() });
}
