/** A proven person gets a session: a short access token for calls and a refresh token for its renewal. */
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import { hashToken, newToken } from '#server/secrets/token.ts';
import type { Services } from '#server/services.ts';
import { endSurplusSessions } from './end-family.ts';
import { insertSession, type SessionOwner } from './sessions.store.ts';
import {
  ACCESS_TOKEN_SECONDS,
  REFRESH_TOKEN_SECONDS,
  SESSION_SECONDS,
  STAFF_REFRESH_TOKEN_SECONDS,
  secondsAfter,
} from './token-lifetimes.ts';
import { insertTokens } from './tokens.store.ts';

export type Tokens = {
  accessToken: string;
  refreshToken: string;
  expiresInSeconds: number;
  refreshSeconds: number;
};

type NewSession = {
  owner: SessionOwner;
  brandId?: string;
  device: string;
  deviceKey?: string | null;
  /** The sign-in this one came from and ends with. */
  parent?: { sessionId: string; endsAt: Date } | null;
  /** Where another sign-in goes on in this one. */
  endsAt?: Date;
};

export async function openSession(
  services: Services,
  tx: Queries,
  { owner, brandId, device, deviceKey = null, parent = null, endsAt: given }: NewSession,
): Promise<Tokens> {
  const sessionId = services.ids.next();
  const now = services.clock.now();
  const kind = 'customerId' in owner ? 'customer' : 'staff';
  const endsAt = parent?.endsAt ?? given ?? secondsAfter(now, SESSION_SECONDS[kind]);
  const parentId = parent?.sessionId ?? null;
  // Sent at once and done in this order.
  const [, tokens] = await Promise.all([
    insertSession(tx, { sessionId, owner, device, deviceKey, parentId, endsAt, now }),
    issueTokens(services, tx, { sessionId, kind, endsAt, refreshToken: newToken() }),
    endSurplusSessions(services, tx, owner),
    recordHistory(services, tx, {
      ...(brandId ? { brandId } : {}),
      subject: { kind: 'session', id: sessionId },
      action: 'signed-in',
      actor:
        'customerId' in owner
          ? { kind: 'customer', id: owner.customerId, sessionId }
          : { kind: 'staff', id: owner.staffId, sessionId },
      details: { device },
    }),
  ]);
  return tokens;
}

type TokensFor = { sessionId: string; kind: 'customer' | 'staff'; endsAt: Date; refreshToken: string };

/** Neither token outlives the session. */
export async function issueTokens(
  { clock }: Services,
  tx: Queries,
  { sessionId, kind, endsAt, refreshToken }: TokensFor,
): Promise<Tokens> {
  const now = clock.now();
  const sessionSeconds = Math.floor((endsAt.getTime() - now.getTime()) / 1000);
  const longest = kind === 'staff' ? STAFF_REFRESH_TOKEN_SECONDS : REFRESH_TOKEN_SECONDS;
  const expiresInSeconds = Math.min(ACCESS_TOKEN_SECONDS, sessionSeconds);
  const refreshSeconds = Math.min(longest, sessionSeconds);
  const accessToken = newToken();
  await insertTokens(tx, {
    sessionId,
    access: { hash: hashToken(accessToken), expiresAt: secondsAfter(now, expiresInSeconds) },
    refresh: { hash: hashToken(refreshToken), expiresAt: secondsAfter(now, refreshSeconds) },
  });
  return { accessToken, refreshToken, expiresInSeconds, refreshSeconds };
}
