/** A line of an account's history in the language of its reader. Only the server reads this file: it loads every language. */
import type { AccountHistoryTexts } from '#domain/account/account-history.ts';
import type { Language } from '#domain/shared/language.ts';
import { ACCOUNT_HISTORY_WORDS as bn } from './bn/account-history.ts';
import { ACCOUNT_HISTORY_WORDS as en } from './en/account-history.ts';
import { ACCOUNT_HISTORY_WORDS as hi } from './hi/account-history.ts';

const WORDS = { en, hi, bn } as const;

type OfSubject = Readonly<Record<string, string>> & { readonly otherwise: string };

export function accountHistoryText(language: Language, subject: string, action: string): string {
  const { changes, otherwise } = WORDS[language];
  if (!Object.hasOwn(changes, subject)) return otherwise;
  const words: OfSubject = changes[subject as keyof AccountHistoryTexts];
  return Object.hasOwn(words, action) ? (words[action] ?? words.otherwise) : words.otherwise;
}

export function accountActorText(language: Language, kind: keyof typeof en.actors): string {
  return WORDS[language].actors[kind];
}
