/** A line of an account's history in the language of its reader. Only the server reads this file: it loads every language. */
import type { AccountHistoryTexts } from '#domain/account/account-history.ts';
import type { Language } from '#domain/shared/language.ts';
import * as bn from './bn/account-history.ts';
import * as en from './en/account-history.ts';
import * as hi from './hi/account-history.ts';

const WORDS = { en, hi, bn } as const;

type OfSubject = Readonly<Record<string, string>> & { readonly otherwise: string };

export function accountHistoryText(language: Language, subject: string, action: string): string {
  const { ACCOUNT_HISTORY_TEXT: texts, ACCOUNT_CHANGED: changed } = WORDS[language];
  if (!Object.hasOwn(texts, subject)) return changed;
  const words: OfSubject = texts[subject as keyof AccountHistoryTexts];
  return Object.hasOwn(words, action) ? (words[action] ?? words.otherwise) : words.otherwise;
}

export function accountActorText(language: Language, kind: keyof typeof en.ACCOUNT_ACTOR_TEXT): string {
  return WORDS[language].ACCOUNT_ACTOR_TEXT[kind];
}
