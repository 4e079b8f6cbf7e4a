/** A device keeps a number of its own, so that its codes and limits are not mixed with strangers'. */
import type { FastifyReply } from 'fastify';
import { type Caller, DEVICE_COOKIE } from '#server/http/caller.ts';
import { newToken } from '#server/secrets/token.ts';
import type { Services } from '#server/services.ts';

const OPTIONS = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' } as const;
/** As long as browsers keep any cookie. */
const LONGEST_SECONDS = 400 * 24 * 3600;

/** The key of the device, which gets its cookie with this answer if it has none. */
export function deviceKeyOf(
  { secrets }: Pick<Services, 'secrets'>,
  caller: Caller,
  reply: FastifyReply,
): string {
  if (caller.deviceKey) return caller.deviceKey;
  const token = newToken();
  reply.setCookie(DEVICE_COOKIE, token, { ...OPTIONS, maxAge: LONGEST_SECONDS });
  return secrets.keyedText('device', token);
}
