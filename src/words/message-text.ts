/** A notification in the language of its reader. Only the server reads this file: it loads every language. */
import type { Language } from '#domain/shared/language.ts';
import type { AllMessageTexts, Message, MessageText } from '#domain/shared/message.ts';
import { MESSAGE_TEXT } from './en/messages.ts';

/** English stands in until a language has its `messages.ts`. */
const TEXTS: Readonly<Record<Language, AllMessageTexts>> = {
  en: MESSAGE_TEXT,
  hi: MESSAGE_TEXT,
  bn: MESSAGE_TEXT,
};

/** Null for a code that was stored by a newer version of the server. */
export function messageText(language: Language, { code, params }: Message): MessageText | null {
  if (!Object.hasOwn(TEXTS[language], code)) return null;
  return (TEXTS[language][code] as (given: unknown) => MessageText)(params);
}
