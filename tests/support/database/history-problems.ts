import { sql } from 'kysely';
import { proveHistory } from '#server/db/history-chain/prove-history.ts';
import type { Services } from '#server/services.ts';

/** What the proof of history says while these statements stand; nothing of them stays. */
export async function historyProblemsAfter(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  ...changes: string[]
): Promise<string[]> {
  const undo = new Error('undo');
  let problems: string[] = [];
  await db
    .transaction(async (tx) => {
      for (const change of changes) await sql.raw(change).execute(tx.unscoped);
      problems = (await proveHistory(tx, secrets)).problems;
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return problems;
}
