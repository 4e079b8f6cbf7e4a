/** A notification in the language of its reader. Only the server reads this file: it loads every language. */
import type { Language } from '#domain/shared/language.ts';
import type { AllMessageTexts, Message, MessageText } from '#domain/shared/message.ts';
import { MESSAGE_TEXT as bn } from './bn/messages.ts';
import { MESSAGE_TEXT as en } from './en/messages.ts';
import { MESSAGE_TEXT as hi } from './hi/messages.ts';

const TEXTS: Readonly<Record<Language, AllMessageTexts>> = { en, hi, bn };

/** Null for a code that was stored by a newer version of the server. */
export function messageText(language: Language, { code, params }: Message): MessageText | null {
  if (!Object.hasOwn(TEXTS[language], code)) return null;
  return (TEXTS[language][code] as (given: unknown) => MessageText)(params);
}
