import { parseReferenceCode } from '#domain/account/sign-up/reference-code.ts';
import type { Queries } from '#server/db/database.ts';
import { isReferenceCode } from './sign-up.store.ts';

/** As it is kept; null when nobody gave out such a code. */
export async function findReferenceCode(db: Queries, typed: string): Promise<string | null> {
  const reading = parseReferenceCode(typed);
  if (!reading.ok) return null;
  return (await isReferenceCode(db, reading.referenceCode)) ? reading.referenceCode : null;
}
