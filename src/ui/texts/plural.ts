import { pageLanguage } from './language.ts';

let rules: Intl.PluralRules | undefined;

/** Chooses the form a language uses for this number: Hindi and Bangla have other borders than English. */
export function plural(count: number, forms: { one: string; other: string }): string {
  rules ??= new Intl.PluralRules(pageLanguage());
  return rules.select(count) === 'one' ? forms.one : forms.other;
}
