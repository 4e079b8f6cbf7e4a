/** A proven person gets a session: a short access token for calls and a refresh token for its renewal. */
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import type { Parts } from '#server/parts.ts';
import { hashToken, newToken } from '#server/secrets/token.ts';
import { insertAccessToken, insertRefreshToken, insertSession, type SessionOwner } from './auth.store.ts';
import { ACCESS_TOKEN_SECONDS, REFRESH_TOKEN_SECONDS, secondsAfter } from './token-lifetimes.ts';

export type Tokens = { accessToken: string; refreshToken: string; expiresInSeconds: number };

type NewSession = { owner: SessionOwner; brandId?: string; device: string; deviceKey?: string | null };

export async function openSession(
  parts: Parts,
  tx: Queries,
  { owner, brandId, device, deviceKey = null }: NewSession,
): Promise<Tokens> {
  const sessionId = parts.ids.next();
  await insertSession(tx, { sessionId, owner, device, deviceKey, now: parts.clock.now() });
  await recordHistory(parts, tx, {
    ...(brandId ? { brandId } : {}),
    subject: { kind: 'session', id: sessionId },
    action: 'signed-in',
    actor:
      'customerId' in owner
        ? { kind: 'customer', id: owner.customerId, sessionId }
        : { kind: 'staff', id: owner.staffId, sessionId },
    details: { device },
  });
  return issueTokens(parts, tx, sessionId);
}

export async function issueTokens({ clock }: Parts, tx: Queries, sessionId: string): Promise<Tokens> {
  const now = clock.now();
  const accessToken = newToken();
  const refreshToken = newToken();
  await insertAccessToken(tx, {
    tokenHash: hashToken(accessToken),
    sessionId,
    expiresAt: secondsAfter(now, ACCESS_TOKEN_SECONDS),
  });
  await insertRefreshToken(tx, {
    tokenHash: hashToken(refreshToken),
    sessionId,
    expiresAt: secondsAfter(now, REFRESH_TOKEN_SECONDS),
  });
  return { accessToken, refreshToken, expiresInSeconds: ACCESS_TOKEN_SECONDS };
}
