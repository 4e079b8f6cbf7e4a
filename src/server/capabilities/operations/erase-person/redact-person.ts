/** History says what happened; what it says of the person besides is taken out, each place with its seal. */
import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';
import { redactHistory, withRedactionRight } from '#server/db/history-chain/redact-history.ts';
import type { AppSecrets } from '#server/secrets/app-secrets.ts';
import type { Person } from './find-person.ts';

const ERASED = '[erased]';
/** Fields about whoever acted, also as they were before: `device`, `nameBefore`. */
const PERSONAL =
  /^(device|to|from|name|phone|email|contact|contactName|contactPhone|contactEmail|whatsapp)(Before)?$/;

type Row = { history_id: string; details: Record<string, unknown>; is_own: boolean };

/** @returns how many rows were redacted */
export function redactPerson(
  tx: Queries,
  made: { secrets: AppSecrets; now: Date },
  { account, identities }: Person,
): Promise<number> {
  return withRedactionRight(tx, async () => {
    let redacted = 0;
    const words = [...identities, ...(account ? [account.name] : [])];
    for (const row of await rowsAbout(tx, account, words)) {
      const details = withoutPerson(row, words);
      if (JSON.stringify(details) === JSON.stringify(row.details)) continue;
      await redactHistory(tx, made, row.history_id, details);
      redacted += 1;
    }
    return redacted;
  });
}

async function rowsAbout(tx: Queries, account: Person['account'], words: readonly string[]): Promise<Row[]> {
  const own = account
    ? sql`(actor_id = ${account.customerId} or subject_id = ${account.customerId})`
    : sql`false`;
  // Of other companies only what names the number or the address: names are many people's.
  const ofCompany = account ? sql`brand_id = ${account.brandId}` : sql`false`;
  const named = words.map((word) => sql`strpos(lower(details::text), lower(${word})) > 0`);
  const { rows } = await sql<Row>`
    select history_id, details, ${own} as is_own from history
    where ${own} or (${ofCompany} and (${sql.join(named, sql` or `)}))
      or strpos(lower(details::text), lower(${words[0]})) > 0
    order by history_id`.execute(tx.unscoped);
  return rows;
}

function withoutPerson({ details, is_own }: Row, words: readonly string[]): Record<string, unknown> {
  const named = new RegExp(words.map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&')).join('|'), 'gi');
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => {
      if (typeof value !== 'string') return [name, value];
      return [name, is_own && PERSONAL.test(name) ? ERASED : value.replaceAll(named, ERASED)];
    }),
  );
}
