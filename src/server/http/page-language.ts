/** Which build of the web app a browser is given: English stands in the root of the folder, every other in one of its own. */
import { existsSync } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGES, type Language, offeredLanguage } from '#domain/shared/language.ts';
import { languageOfDevice, setLanguageCookie } from './language-cookie.ts';

export type PageLanguages = {
  /** The file of a page in the language of whoever asks; a page without one is English. */
  fileFor: (req: FastifyRequest, reply: FastifyReply, file: string) => string;
  /** The switch of the sign-in page is a link, so that it works before any script is here. */
  choose: (req: FastifyRequest, reply: FastifyReply) => boolean;
};

export function pageLanguages(webRoot: string): PageLanguages {
  const built = LANGUAGES.filter(
    (language) => language === 'en' || existsSync(`${webRoot}/${language}/index.html`),
  );
  return {
    fileFor(req, reply, file) {
      if (built.length === 1) return file;
      reply.header('vary', 'cookie, accept-language');
      const own = fileIn(languageOfDevice(req, built), file);
      return existsSync(`${webRoot}/${own}`) ? own : file;
    },
    choose(req, reply) {
      const wanted = new URL(req.url, 'http://own.invalid').searchParams;
      const language = offeredLanguage(wanted.get('language'), built);
      if (language) setLanguageCookie(reply, language);
      return language !== null;
    },
  };
}

function fileIn(language: Language, file: string): string {
  return language === 'en' ? file : `${language}/${file}`;
}
