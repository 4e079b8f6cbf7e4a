/**
 * Takes words out of a sealed row. Its link stays, made over the original; a redaction binds that link to what stands there
 * now, by a key that is not in the database: whoever holds nothing but its role cannot write one that the proof accepts.
 */
import { sql } from 'kysely';
import type { AppSecrets } from '#server/secrets/app-secrets.ts';
import type { Queries } from '../database.ts';
import {
  type RedactedText,
  type Redaction,
  redactedRow,
  redactionsOf,
  type SealedRow,
  writeRedaction,
} from './history-chain.store.ts';
import { FIRST_LINK, isLink } from './seal-history.ts';

/** Where it stands in the chain. */
type Place = Pick<SealedRow, 'position' | 'link'> & { before: Buffer };

/** The owner of the tables gives itself the right for this transaction, and back. */
export async function withRedactionRight<T>(tx: Queries, work: () => Promise<T>): Promise<T> {
  await sql`grant execute on function redact_history to current_user`.execute(tx.unscoped);
  const done = await work();
  await sql`revoke execute on function redact_history from current_user`.execute(tx.unscoped);
  return done;
}

/** Only a row that proves is redacted: otherwise an altered one would be made good. */
export async function redactHistory(
  tx: Queries,
  { secrets, now }: { secrets: AppSecrets; now: Date },
  historyId: string,
  details: Record<string, unknown>,
): Promise<void> {
  const text = JSON.stringify(details);
  const row = await redactedRow(tx, historyId, text);
  if (!row) throw new Error(`Row ${historyId} of history is not sealed yet.`);
  const earlier = await redactionsOf(tx, [historyId]);
  const before = row.before ?? FIRST_LINK;
  if (!isProved(secrets, row, before, earlier))
    throw new Error(`Row ${historyId} of history is not as it was written: run "npm run prove-history".`);
  await writeRedaction(tx, sealedRedaction(secrets, { ...row, before }, earlier, now), text);
}

function sealedRedaction(
  secrets: AppSecrets,
  row: RedactedText & Place,
  earlier: readonly Redaction[],
  now: Date,
): Redaction {
  const made = {
    history_id: row.history_id,
    number: earlier.length + 1,
    original_hash: earlier[0]?.original_hash ?? secrets.keyedHash('history-original', row.text ?? ''),
    redacted_hash: secrets.keyedHash('history-redacted', row.redacted),
    redacted_at: now,
  };
  return { ...made, seal: secrets.keyedHash(...factsOf(row, made)) };
}

/** As it was written, or as the last of its redactions left it; all of them sealed. */
export function isProved(
  secrets: AppSecrets,
  row: SealedRow,
  before: Buffer,
  redactions: readonly Redaction[],
): boolean {
  const last = redactions.at(-1);
  if (row.text === null) return false;
  if (!last) return isLink(secrets, row.link, before, row.text);
  const areSealed = redactions.every(
    (redaction, index) =>
      redaction.number === index + 1 &&
      secrets.isKeyedHash(redaction.seal, ...factsOf({ ...row, before }, redaction)),
  );
  return areSealed && secrets.isKeyedHash(last.redacted_hash, 'history-redacted', row.text);
}

function factsOf({ position, link, before }: Place, made: Omit<Redaction, 'seal'>): string[] {
  return [
    'history-redaction',
    ...[made.history_id, String(made.number), String(position), before.toString('hex'), link.toString('hex')],
    ...[made.original_hash.toString('hex'), made.redacted_hash.toString('hex')],
    made.redacted_at.toISOString(),
  ];
}
