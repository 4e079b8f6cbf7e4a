import { parseReferenceCode } from '#domain/account/sign-up/reference-code.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import type { Queries } from '#server/db/database.ts';
import { isReferenceCode } from './reference-codes.store.ts';

/** As it is stored; null when nobody gave out such a code, or when it does not hold today in India. */
export async function findReferenceCode(db: Queries, typed: string, now: Date): Promise<string | null> {
  const reading = parseReferenceCode(typed);
  if (!reading.ok) return null;
  const today = accountingDay(now);
  return (await isReferenceCode(db, reading.referenceCode, today)) ? reading.referenceCode : null;
}
