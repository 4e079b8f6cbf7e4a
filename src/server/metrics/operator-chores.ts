/** When a backup or a proof was last finished, whichever machine did it; kept where every node can read it. */
import { sql } from 'kysely';
import type { Queries } from '../db/database.ts';

export type Chore = 'backup' | 'prove-ledger' | 'prove-history';

export async function recordChore(db: Queries, chore: Chore, problems: number): Promise<void> {
  await db.unscoped
    .insertInto('operator_chores')
    .values({ chore, finished_at: sql`now()`, problems })
    .onConflict((conflict) => conflict.column('chore').doUpdateSet({ finished_at: sql`now()`, problems }))
    .execute();
}

export function operatorChores(db: Queries) {
  return db.unscoped.selectFrom('operator_chores').select(['chore', 'finished_at', 'problems']).execute();
}
