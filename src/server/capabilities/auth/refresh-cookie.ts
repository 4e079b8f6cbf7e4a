/** The refresh token lives in a cookie that scripts cannot read and other sites cannot use. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CLIENT_HEADER } from '#contract/headers.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Services } from '#server/services.ts';

const COOKIE_NAME = { customer: '__Host-selvedge-refresh', staff: '__Host-selvedge-desk-refresh' } as const;
const OPTIONS = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' } as const;

export type CookieKind = keyof typeof COOKIE_NAME;

type HeldToken = { refreshToken: string; refreshSeconds: number };

export function setRefreshCookie(reply: FastifyReply, kind: CookieKind, held: HeldToken): void {
  reply.setCookie(COOKIE_NAME[kind], held.refreshToken, { ...OPTIONS, maxAge: held.refreshSeconds });
}

export function clearRefreshCookie(reply: FastifyReply, kind: CookieKind): void {
  reply.clearCookie(COOKIE_NAME[kind], OPTIONS);
}

/** A call from another site carries another Origin, and could not set our header without asking first. */
export function readRefreshCookie(
  req: FastifyRequest,
  kind: CookieKind,
  { config }: Pick<Services, 'config'>,
): string | undefined {
  const own = [`${req.protocol}://${req.host}`, config.publicUrl ? new URL(config.publicUrl).origin : null];
  if (!own.includes(req.headers.origin ?? '') || !req.headers[CLIENT_HEADER])
    throw new Refusal('not_allowed');
  return req.server.parseCookie(req.headers.cookie ?? '')[COOKIE_NAME[kind]];
}
