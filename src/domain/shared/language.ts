/** What the buyer's app, the mills' page and messages are written in. English is the source of every other. */
export const LANGUAGES = ['en', 'hi', 'bn'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Those people may choose: a language joins them when `npm run translations` finds nothing missing. */
export const OFFERED_LANGUAGES: readonly Language[] = ['en'];

/** Each in its own words, for whoever cannot read the page they are on. */
export const LANGUAGE_NAME: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी', bn: 'বাংলা' };

/** Null for what is no language of ours, or is not offered. */
export function offeredLanguage(
  value: unknown,
  offered: readonly Language[] = OFFERED_LANGUAGES,
): Language | null {
  return offered.find((language) => language === value) ?? null;
}

/** What a browser asks for (`hi-IN,hi;q=0.9,en;q=0.8`), in its order; English when none of it is offered. */
export function languageOfBrowser(
  acceptLanguage: string | undefined,
  offered: readonly Language[] = OFFERED_LANGUAGES,
): Language {
  const wishes = (acceptLanguage ?? '').slice(0, 500).split(',').map(wishOf);
  const best = wishes
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ language }) => offeredLanguage(language, offered))
    .find((language) => language !== null);
  return best ?? 'en';
}

function wishOf(text: string): { language: string; weight: number } {
  const [tag = '', ...params] = text.trim().toLowerCase().split(';');
  const quality = params.map((param) => /^\s*q=([01](?:\.[0-9]{1,3})?)\s*$/.exec(param)?.[1]).find(Boolean);
  return { language: tag.split('-')[0] ?? '', weight: Number(quality ?? 1) };
}
