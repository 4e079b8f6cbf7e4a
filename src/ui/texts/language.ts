import type { Language } from '#domain/shared/language.ts';

/** Written anew by the build of another language (scripts/web-build/translated-texts.mjs). */
export const PAGE_LANGUAGE: Language = 'en';
