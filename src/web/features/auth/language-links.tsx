import type { MouseEvent } from 'react';
import { LANGUAGE_NAME, type Language, OFFERED_LANGUAGES } from '#domain/shared/language.ts';
import { PAGE_LANGUAGE } from '#ui/texts/language.ts';
import { languageTexts } from '#web/widgets/language/language.texts.ts';

/** Plain links, so that they work before the app has started; the server remembers the choice on this device. */
export function LanguageLinks() {
  if (OFFERED_LANGUAGES.length < 2) return null;
  return (
    <nav aria-label={languageTexts.language} className="mb-4 flex gap-4 text-sm">
      {OFFERED_LANGUAGES.map((language) => (
        <a
          key={language}
          lang={language}
          href={`/login?language=${language}`}
          onClick={(event) => keepSearch(event, language)}
          aria-current={language === PAGE_LANGUAGE ? 'true' : undefined}
          className="py-1 font-semibold text-brand-700 aria-[current]:text-ink-soft"
        >
          {LANGUAGE_NAME[language]}
        </a>
      ))}
    </nav>
  );
}

/** Where the sign-in leads afterwards stands in the address too, which the prerendered page does not know. */
function keepSearch({ currentTarget }: MouseEvent<HTMLAnchorElement>, language: Language): void {
  const search = new URLSearchParams(window.location.search);
  search.set('language', language);
  currentTarget.search = search.toString();
}
