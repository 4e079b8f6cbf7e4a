/** What somebody types into the desk's command palette: a number, its digits alone, or a part of a company's name. */
import type { Reply } from '#contract/endpoint.ts';
import type { findRecords as contract } from '#contract/staff/find.ts';
import { numberYear, parseRecordNumber, writeRecordNumber } from '#domain/requests/request-number.ts';
import type { Queries } from '#server/db/database.ts';
import type { Parts } from '#server/parts.ts';
import { findByNumberOrName } from './find-records.store.ts';

const KINDS = ['request', 'quote', 'order', 'issue'] as const;

export async function findRecords(
  { clock }: Pick<Parts, 'clock'>,
  db: Queries,
  typed: string,
): Promise<Reply<typeof contract>> {
  const words = typed.trim();
  if (words === '') return [];
  const rows = await findByNumberOrName(db, {
    numbers: numbersOf(words, clock.now()),
    namePattern: `%${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`,
  });
  return rows.map(({ kind, record_id, title, detail }) => ({ kind, recordId: record_id, title, detail }));
}

/** Digits alone mean the number of this year, of any kind. */
function numbersOf(words: string, now: Date): string[] {
  const whole = parseRecordNumber(words);
  if (whole) return [writeRecordNumber(whole)];
  if (!/^\d{1,9}$/.test(words)) return [];
  const serial = Number(words);
  return KINDS.map((kind) => writeRecordNumber({ kind, year: numberYear(now), serial }));
}
