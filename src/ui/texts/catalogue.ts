import { type Language, pageLanguage } from './language.ts';

type Text = string | ((...values: never[]) => string);
export type Texts = { readonly [name: string]: Text | Texts };

/**
 * The texts of one screen or capability. Components name a text and never hold one, so a language is added by handing a
 * second object of the same shape to `catalogue`, and nothing else changes.
 */
export function catalogue<const T extends Texts>(languages: Record<Language, T>): T {
  return languages[pageLanguage()];
}
