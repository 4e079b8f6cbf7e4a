/** Which language a device reads: what was chosen on it, else what its browser asks for. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type Language,
  languageOfBrowser,
  OFFERED_LANGUAGES,
  offeredLanguage,
} from '#domain/shared/language.ts';

export const LANGUAGE_COOKIE = '__Host-selvedge-language';
const OPTIONS = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const;
/** As long as browsers keep any cookie. */
const LONGEST_SECONDS = 400 * 24 * 3600;

export function setLanguageCookie(reply: FastifyReply, language: Language): void {
  reply.setCookie(LANGUAGE_COOKIE, language, { ...OPTIONS, maxAge: LONGEST_SECONDS });
}

/** Null where nobody has chosen. */
export function chosenLanguage(
  req: FastifyRequest,
  offered: readonly Language[] = OFFERED_LANGUAGES,
): Language | null {
  const { cookie } = req.headers;
  return cookie ? offeredLanguage(req.server.parseCookie(cookie)[LANGUAGE_COOKIE], offered) : null;
}

export function languageOfDevice(
  req: FastifyRequest,
  offered: readonly Language[] = OFFERED_LANGUAGES,
): Language {
  return chosenLanguage(req, offered) ?? languageOfBrowser(req.headers['accept-language'], offered);
}
