/** One-time secrets that open something: sign-up for a proven phone, the web view of a host app. */
import type { Queries } from '#server/db/database.ts';

export async function insertSignUpToken(
  tx: Queries,
  row: { tokenHash: Buffer; phone: string; expiresAt: Date },
): Promise<void> {
  await tx.scoped
    .insertInto('sign_up_tokens')
    .values({ token_hash: row.tokenHash, phone: row.phone, expires_at: row.expiresAt })
    .execute();
}

export async function insertExchangeCode(
  tx: Queries,
  row: { codeHash: Buffer; customerId: string; sessionId: string; expiresAt: Date },
): Promise<void> {
  await tx.scoped
    .insertInto('exchange_codes')
    .values({
      code_hash: row.codeHash,
      customer_id: row.customerId,
      session_id: row.sessionId,
      expires_at: row.expiresAt,
    })
    .execute();
}

/** Compare-and-set: a code is good once, while the sign-in that asked for it still stands. */
export function useExchangeCode(
  tx: Queries,
  codeHash: Buffer,
  now: Date,
): Promise<{ customer_id: string; session_id: string; ends_at: Date } | undefined> {
  return tx.unscoped
    .updateTable('exchange_codes')
    .from('sessions')
    .set({ used_at: now })
    .whereRef('sessions.session_id', '=', 'exchange_codes.session_id')
    .where('sessions.ended_at', 'is', null)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['exchange_codes.customer_id', 'sessions.session_id', 'sessions.ends_at'])
    .executeTakeFirst();
}

export function signUpTokenRow(db: Queries, tokenHash: Buffer, now: Date) {
  return db.scoped
    .selectFrom('sign_up_tokens')
    .select(['phone', 'used_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export function useSignUpToken(
  tx: Queries,
  tokenHash: Buffer,
  now: Date,
): Promise<{ phone: string } | undefined> {
  return tx.scoped
    .updateTable('sign_up_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('phone')
    .executeTakeFirst();
}
