/** What somebody types into the desk's command palette: any number, its digits alone, or a part of a name. */
import type { Reply } from '#contract/endpoint.ts';
import type { findRecords as contract } from '#contract/staff/find.ts';
import { hasStaffRole, type StaffRole } from '#domain/account/staff-role.ts';
import { numberYear, parseRecordNumber, writeRecordNumber } from '#domain/shared/record-number.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { findByNumberOrName } from './find-records.store.ts';

const KINDS = ['request', 'quote', 'order', 'issue', 'swatch'] as const;

export async function findRecords(
  { clock }: Pick<Services, 'clock'>,
  db: Queries,
  { typed, role }: { typed: string; role: StaffRole },
): Promise<Reply<typeof contract>> {
  const words = typed.trim();
  if (words === '') return [];
  const rows = await findByNumberOrName(db, {
    numbers: numbersOf(words, clock.now()),
    other: words.toUpperCase(),
    namePattern: `%${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`,
    phonePattern: phonePattern(words),
    hasMoney: hasStaffRole(role, ['accounts']),
  });
  return rows.map(({ record_id, ...row }) => ({ ...row, recordId: record_id }));
}

const FEWEST_PHONE_DIGITS = 5;

function phonePattern(words: string): string | null {
  const digits = words.replace(/[\s+()-]/g, '');
  return /^\d+$/.test(digits) && digits.length >= FEWEST_PHONE_DIGITS ? `%${digits}%` : null;
}

/** Digits alone mean the number of this year, of any kind. */
function numbersOf(words: string, now: Date): string[] {
  const whole = parseRecordNumber(words);
  if (whole) return [writeRecordNumber(whole)];
  if (!/^\d{1,9}$/.test(words)) return [];
  const serial = Number(words);
  return KINDS.map((kind) => writeRecordNumber({ kind, year: numberYear(now), serial }));
}
