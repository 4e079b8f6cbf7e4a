/** A refresh token is good once. Coming back later, it was copied: the whole family ends. */
import { Refusal } from '#domain/shared/refusal.ts';
import type { Parts } from '#server/parts.ts';
import { hashToken } from '#server/secrets/token.ts';
import { endStolenFamily, lockRefreshToken, markReplaced, touchSession } from './auth.store.ts';
import { issueTokens, type Tokens } from './open-session.ts';
import { REFRESH_GRACE_SECONDS, secondsAfter } from './token-lifetimes.ts';

export async function renewAccessToken(
  parts: Parts,
  refreshToken: string | undefined,
  kind: 'customer' | 'staff',
): Promise<Tokens> {
  if (!refreshToken) throw new Refusal('session_ended');
  const tokenHash = hashToken(refreshToken);
  const tokens = await parts.db.transaction(async (tx) => {
    const now = parts.clock.now();
    const row = await lockRefreshToken(tx, tokenHash, kind, now);
    if (!row) return null;
    if (row.replaced_at && secondsAfter(row.replaced_at, REFRESH_GRACE_SECONDS) < now) {
      await endStolenFamily(tx, row.session_id, now);
      await parts.changes.announce(tx, { kind: 'session-ended', sessionId: row.session_id });
      return null;
    }
    await markReplaced(tx, tokenHash, now);
    await touchSession(tx, row.session_id, now);
    return issueTokens(parts, tx, row.session_id);
  });
  // Thrown only here: inside, it would undo the ending of the family.
  if (!tokens) throw new Refusal('session_ended');
  return tokens;
}
