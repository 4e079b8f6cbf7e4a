/** The refresh cookie as a browser would keep it and send it back. */
import type { InjectOptions } from 'fastify';
import { refreshToken } from '#contract/customer/auth.ts';
import { CLIENT_HEADER } from '#contract/headers.ts';
import { refreshStaffToken } from '#contract/staff/auth.ts';
import type { Answered } from './visitor.ts';

export const REFRESH_COOKIE = {
  customer: '__Host-selvedge-refresh',
  staff: '__Host-selvedge-desk-refresh',
} as const;
export type CookieKind = keyof typeof REFRESH_COOKIE;

export function refreshCookieOf(answer: Answered, kind: CookieKind = 'customer') {
  const cookie = answer.cookies.find(({ name }) => name === REFRESH_COOKIE[kind]);
  if (!cookie) throw new Error(`No ${kind} refresh cookie in the answer ${answer.statusCode} ${answer.body}`);
  return cookie;
}

/** What the app's own page sends to renew its token. */
export function refreshRequest(
  held: string,
  {
    kind = 'customer',
    endpoint = kind,
    headers = {},
  }: {
    kind?: CookieKind;
    endpoint?: CookieKind;
    headers?: Record<string, string | undefined>;
  } = {},
): InjectOptions {
  const all = {
    origin: 'http://localhost:80',
    host: 'localhost:80',
    [CLIENT_HEADER]: 'web',
    cookie: `${REFRESH_COOKIE[kind]}=${held}`,
    ...headers,
  };
  return {
    method: 'POST',
    url: (endpoint === 'customer' ? refreshToken : refreshStaffToken).path,
    headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Record<
      string,
      string
    >,
  };
}
