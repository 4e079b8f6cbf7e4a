/** A refresh token is good once. Coming back later, it was copied: the whole family ends. */
import { Refusal } from '#domain/shared/refusal.ts';
import { hashToken } from '#server/secrets/token.ts';
import type { Services } from '#server/services.ts';
import { endWithChildren } from './end-family.ts';
import { issueTokens, type Tokens } from './open-session.ts';
import { endSessions, touchSession } from './sessions.store.ts';
import { REFRESH_GRACE_SECONDS, secondsAfter } from './token-lifetimes.ts';
import { lockRefreshToken, markReplaced } from './tokens.store.ts';

export async function renewAccessToken(
  services: Services,
  refreshToken: string | undefined,
  kind: 'customer' | 'staff',
): Promise<Tokens> {
  if (!refreshToken) throw new Refusal('session_ended');
  const tokenHash = hashToken(refreshToken);
  const tokens = await services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const row = await lockRefreshToken(tx, tokenHash, kind, now);
    if (!row) return null;
    if (row.replaced_at && secondsAfter(row.replaced_at, REFRESH_GRACE_SECONDS) < now) {
      const ended = await endSessions(tx, { sessionId: row.session_id }, 'refresh_reused', now);
      await endWithChildren(services, tx, ended);
      return null;
    }
    await markReplaced(tx, tokenHash, now);
    await touchSession(tx, row.session_id, now);
    const { session_id: sessionId, ends_at: endsAt } = row;
    return issueTokens(services, tx, {
      sessionId,
      kind,
      endsAt,
      refreshToken: nextToken(services, refreshToken),
    });
  });
  // Thrown only here: inside, it would undo the ending of the family.
  if (!tokens) throw new Refusal('session_ended');
  return tokens;
}

/**
 * The next one follows from this one and the server's key: a second tab inside the grace gets the same, so that
 * a copied cookie never grows a branch of its own.
 */
function nextToken({ secrets }: Services, refreshToken: string): string {
  return secrets.keyedText('next-refresh-token', refreshToken);
}
