import { PAGE_LANGUAGE } from './language.ts';

let rules: Intl.PluralRules | undefined;

/**
 * Chooses the form a language uses for this number. Hindi and Bangla use `one` for 0 and 0.5 too, so it carries the number
 * as a value and never as a written 1.
 */
export function plural(count: number, forms: { one: string; other: string }): string {
  rules ??= new Intl.PluralRules(PAGE_LANGUAGE);
  return rules.select(count) === 'one' ? forms.one : forms.other;
}
