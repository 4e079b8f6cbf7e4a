/** The links over history, and the rows that wait for theirs; the chain runs through all companies. */
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../database.ts';

const SEALING_LOCK = 7_035_602;

/** The row as it is hashed; written here, because a function of the database could be replaced there. */
const rowText = (details: RawBuilder<unknown>) =>
  sql<string>`json_build_array(kept.history_id, kept.brand_id, kept.subject_kind, kept.subject_id,
  kept.action, kept.actor_kind, kept.actor_id, kept.session_id, ${details}, extract(epoch from kept.at)::text)::text`;
const ROW_TEXT = rowText(sql`kept.details`);

export type ChainHead = { position: bigint; link: Buffer; sealed_at: Date };

/** One process at a time; the others have nothing to do then. */
export async function takeSealingTurn(tx: Queries): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(${SEALING_LOCK}) as taken`.execute(tx.unscoped);
  return rows[0]?.taken === true;
}

export function chainHead(db: Queries): Promise<ChainHead | undefined> {
  return db.unscoped
    .selectFrom('history_seals')
    .select(['position', 'link', 'sealed_at'])
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function unsealedRows(
  tx: Queries,
  limit: number,
): Promise<{ history_id: string; text: string }[]> {
  const { rows } = await sql<{ history_id: string; text: string }>`
    select kept.history_id, ${ROW_TEXT} as text from history_unsealed
    join history kept using (history_id) order by history_id limit ${limit}`.execute(tx.unscoped);
  return rows;
}

export type NewLink = { position: bigint; historyId: string; link: Buffer };

export async function insertLinks(tx: Queries, links: readonly NewLink[], sealedAt: Date): Promise<void> {
  const ids = links.map(({ historyId }) => historyId);
  await sql`
    insert into history_seals (position, history_id, link, sealed_at)
    select position, history_id, link, ${sealedAt} from unnest(
      ${links.map(({ position }) => position)}::bigint[], ${ids}::uuid[], ${links.map(({ link }) => link)}::bytea[]
    ) as sealed (position, history_id, link)`.execute(tx.unscoped);
  await sql`delete from history_unsealed where history_id = any(${ids}::uuid[])`.execute(tx.unscoped);
}

export type SealedRow = { position: bigint; history_id: string; link: Buffer; text: string | null };

/** The text is null where the row is gone. */
export async function sealedRows(db: Queries, after: bigint, limit: number): Promise<SealedRow[]> {
  const { rows } = await sql<SealedRow>`
    select seal.position, seal.history_id, seal.link,
      case when kept.history_id is not null then ${ROW_TEXT} end as text
    from history_seals seal left join history kept using (history_id)
    where seal.position > ${after} order by seal.position limit ${limit}`.execute(db.unscoped);
  return rows;
}

/** Neither sealed nor waiting: somebody took them out of the queue. */
export async function rowsOutsideChain(db: Queries): Promise<string[]> {
  const { rows } = await sql<{ history_id: string }>`
    select history_id from history kept
    where not exists (select from history_seals where history_id = kept.history_id)
      and not exists (select from history_unsealed where history_id = kept.history_id)
    order by history_id`.execute(db.unscoped);
  return rows.map(({ history_id }) => history_id);
}

export type WaitingRow = { history_id: string; is_gone: boolean; is_late: boolean };

export async function waitingRows(db: Queries, lateAfterSeconds: number): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select waiting.history_id, kept.history_id is null as is_gone,
      waiting.written_at < now() - make_interval(secs => ${lateAfterSeconds}) as is_late
    from history_unsealed waiting left join history kept using (history_id)
    order by waiting.history_id`.execute(db.unscoped);
  return rows;
}

export type Redaction = {
  history_id: string;
  number: number;
  original_hash: Buffer;
  redacted_hash: Buffer;
  seal: Buffer;
  redacted_at: Date;
};

export function redactionsOf(db: Queries, historyIds: readonly string[]): Promise<Redaction[]> {
  if (historyIds.length === 0) return Promise.resolve([]);
  return db.unscoped
    .selectFrom('history_redactions')
    .select(['history_id', 'number', 'original_hash', 'redacted_hash', 'seal', 'redacted_at'])
    .where('history_id', 'in', [...historyIds])
    .orderBy('history_id')
    .orderBy('number')
    .execute();
}

/** Of rows that are in no chain, so that none can be kept for later. */
export async function looseRedactions(db: Queries): Promise<string[]> {
  const { rows } = await sql<{ history_id: string }>`
    select distinct history_id from history_redactions
    where not exists (select from history_seals where history_id = history_redactions.history_id)
    order by history_id`.execute(db.unscoped);
  return rows.map(({ history_id }) => history_id);
}

export type RedactedText = SealedRow & { before: Buffer | null; redacted: string };

/** A sealed row as it stands, the link before its own, and how it would read with other details. */
export async function redactedRow(
  tx: Queries,
  historyId: string,
  details: string,
): Promise<RedactedText | undefined> {
  const { rows } = await sql<RedactedText>`
    select seal.position, seal.history_id, seal.link, ${ROW_TEXT} as text, earlier.link as before,
      ${rowText(sql`${details}::jsonb`)} as redacted
    from history kept join history_seals seal using (history_id)
    left join history_seals earlier on earlier.position = seal.position - 1
    where kept.history_id = ${historyId}`.execute(tx.unscoped);
  return rows[0];
}

export async function writeRedaction(tx: Queries, redaction: Redaction, details: string): Promise<void> {
  const { history_id, number, original_hash, redacted_hash, seal, redacted_at } = redaction;
  await sql`
    select redact_history(${history_id}::uuid, ${number}::integer, ${details}::jsonb, ${original_hash}::bytea,
      ${redacted_hash}::bytea, ${seal}::bytea, ${redacted_at}::timestamptz)`.execute(tx.unscoped);
}
