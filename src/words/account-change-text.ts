/** A change of an account in the language of whoever is told. Only the server reads this file: it loads every language. */
import type { AccountChange, AccountChanges, AccountChangeWords } from '#domain/account/account-change.ts';
import type { Language } from '#domain/shared/language.ts';
import { ACCOUNT_CHANGE_WORDS as bn } from './bn/account-changes.ts';
import { ACCOUNT_CHANGE_WORDS as en } from './en/account-changes.ts';
import { ACCOUNT_CHANGE_WORDS as hi } from './hi/account-changes.ts';
import { problemText } from './problem-text.ts';

export const ACCOUNT_CHANGE_WORDS: Readonly<Record<Language, AccountChangeWords>> = { en, hi, bn };

export function accountChangeText(language: Language, change: AccountChange): string {
  return problemText<AccountChanges>(ACCOUNT_CHANGE_WORDS[language].changes, change);
}
