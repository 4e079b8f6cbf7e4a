import { pageLanguage } from './language.ts';

const rules = new Intl.PluralRules(pageLanguage());

/** Chooses the form a language uses for this number: Hindi and Bangla have other borders than English. */
export function plural(count: number, forms: { one: string; other: string }): string {
  return rules.select(count) === 'one' ? forms.one : forms.other;
}
