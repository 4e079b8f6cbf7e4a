/** Everything that was done, with what changed; nobody can write or alter a row from here. */
import type { Input, Reply } from '#contract/endpoint.ts';
import type { listAuditTrail as contract } from '#contract/staff/audit.ts';
import { addDays, startOfDay } from '#domain/shared/calendar.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import { parseRecordNumber, writeRecordNumber } from '#domain/shared/record-number.ts';
import type { Queries } from '#server/db/database.ts';
import { type AuditWord, auditPage } from './audit-trail.store.ts';

const { timeZone } = MARKET_RULES.IN;

export async function listAuditTrail(
  db: Queries,
  { actorKind, actorId, brandId, subjectId, q, from, to, offset, limit }: Input<typeof contract>['query'],
): Promise<Reply<typeof contract>> {
  const filter = {
    actorKind: actorKind ?? null,
    actorId: actorId ?? null,
    brandId: brandId ?? null,
    subjectId: subjectId ?? null,
    words: wordsOf(q),
    since: from ? startOfDay(from, timeZone) : null,
    before: to ? startOfDay(addDays(to, 1), timeZone) : null,
  };
  const rows = await auditPage(db, filter, { offset, limit });
  const records = rows.slice(0, limit).map((row) => ({
    historyId: row.history_id,
    at: row.at.toISOString(),
    actorKind: row.actor_kind,
    actorName: row.actor_name,
    company: row.company,
    subjectKind: row.subject_kind,
    subjectId: row.subject_id,
    record: row.record,
    action: row.action,
    details: Object.entries(row.details).map(([name, value]) => ({
      name,
      value: value === null ? null : String(value),
    })),
  }));
  const hasMore = rows.length > limit;
  return {
    records,
    total: offset + records.length + (hasMore ? 1 : 0),
    nextOffset: hasMore ? offset + limit : null,
  };
}

/** At most this many are looked for; whoever writes a sentence means its first words. */
const MOST_WORDS = 5;

function wordsOf(typed: string | undefined): AuditWord[] {
  return (typed ?? '')
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
    .map((word) => {
      const number = parseRecordNumber(word);
      return {
        pattern: `%${word.replace(/[\\%_]/g, '\\$&')}%`,
        number: number && writeRecordNumber(number),
      };
    });
}
