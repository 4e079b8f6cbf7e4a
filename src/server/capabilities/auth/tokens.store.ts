/** Tokens are plumbing of sign-in: rows are found by a secret's hash, before any tenant is known. */
import type { Queries } from '#server/db/database.ts';
import { scopedStatement, unscopedStatement } from '#server/db/statement.ts';

type TokenHash = { hash: Buffer; expiresAt: Date };

export async function insertTokens(
  tx: Queries,
  { sessionId, access, refresh }: { sessionId: string; access: TokenHash; refresh: TokenHash },
): Promise<void> {
  await insertTokensStatement.all(tx, {
    sessionId,
    accessHash: access.hash,
    accessEndsAt: access.expiresAt,
    refreshHash: refresh.hash,
    refreshEndsAt: refresh.expiresAt,
  });
}

type TokenRows = {
  sessionId: string;
  accessHash: Buffer;
  accessEndsAt: Date;
  refreshHash: Buffer;
  refreshEndsAt: Date;
};

const insertTokensStatement = scopedStatement((row: TokenRows, db) =>
  db
    .with('access', (with_) =>
      with_
        .insertInto('access_tokens')
        .values({ token_hash: row.accessHash, session_id: row.sessionId, expires_at: row.accessEndsAt }),
    )
    .insertInto('refresh_tokens')
    .values({ token_hash: row.refreshHash, session_id: row.sessionId, expires_at: row.refreshEndsAt })
    // Two tabs that renew with the same cookie get the same next one.
    .onConflict((conflict) => conflict.column('token_hash').doNothing()),
);

/** One indexed read a call: whose token it is, and whether its session still stands. */
export const actorByToken = unscopedStatement((values: { tokenHash: Buffer; now: Date }, db) =>
  db
    .selectFrom('access_tokens')
    .innerJoin('sessions', 'sessions.session_id', 'access_tokens.session_id')
    .leftJoin('people', 'people.customer_id', 'sessions.customer_id')
    .leftJoin('companies', 'companies.brand_id', 'people.brand_id')
    .leftJoin('staff_members', 'staff_members.staff_id', 'sessions.staff_id')
    .select([
      'sessions.session_id',
      'access_tokens.expires_at',
      'people.customer_id',
      'people.brand_id',
      'people.roles',
      'people.state',
      'companies.market',
      'companies.merged_into',
      'staff_members.staff_id',
      'staff_members.role',
      'staff_members.is_active',
    ])
    .where('access_tokens.token_hash', '=', values.tokenHash)
    .where('access_tokens.expires_at', '>', values.now)
    .where('sessions.ended_at', 'is', null),
);

/** Locks the row, so that two tabs that renew at once come one after the other. */
export function lockRefreshToken(tx: Queries, tokenHash: Buffer, kind: 'customer' | 'staff', now: Date) {
  return tx.unscoped
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.session_id', 'refresh_tokens.session_id')
    .leftJoin('staff_members', 'staff_members.staff_id', 'sessions.staff_id')
    .select(['refresh_tokens.session_id', 'refresh_tokens.replaced_at', 'sessions.ends_at'])
    .where('refresh_tokens.token_hash', '=', tokenHash)
    .where('refresh_tokens.expires_at', '>', now)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.ends_at', '>', now)
    .where((eb) =>
      kind === 'customer'
        ? eb('sessions.customer_id', 'is not', null)
        : eb('staff_members.is_active', '=', true),
    )
    .forUpdate('refresh_tokens')
    .executeTakeFirst();
}

export async function markReplaced(tx: Queries, tokenHash: Buffer, now: Date): Promise<void> {
  await tx.scoped
    .updateTable('refresh_tokens')
    .set((eb) => ({ replaced_at: eb.fn.coalesce('replaced_at', eb.val(now)) }))
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** The open session a refresh token belongs to, also one that was replaced. */
export function sessionOfRefreshToken(db: Queries, tokenHash: Buffer) {
  return db.unscoped
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.session_id', 'refresh_tokens.session_id')
    .leftJoin('people', 'people.customer_id', 'sessions.customer_id')
    .select(['sessions.session_id', 'sessions.customer_id', 'people.brand_id'])
    .where('refresh_tokens.token_hash', '=', tokenHash)
    .where('sessions.customer_id', 'is not', null)
    .where('sessions.ended_at', 'is', null)
    .executeTakeFirst();
}
