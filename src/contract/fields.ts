/** Field shapes that several endpoints share; every text has an upper bound. */
import * as z from 'zod/mini';
import { problem, TOO_LONG } from './problem-message.ts';

export const id = z.uuid(problem('id_invalid'));

/** One line: a name, a label. */
export function text(maxLength: number, message: string = problem('field_empty')) {
  return z.string(message).check(
    z.trim(),
    z.minLength(1, message),
    z.maxLength(maxLength, TOO_LONG),
    // Control characters and line breaks have no place in a name; PostgreSQL refuses NUL outright.
    z.refine((value) => !hasHiddenCharacter(value), problem('hidden_characters')),
    // They turn the reading around or make two names look like one; the joiners of Hindi and Bengali stay.
    z.refine((value) => !INVISIBLE_SIGNS.test(value), problem('hidden_characters')),
  );
}

const INVISIBLE_SIGNS = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;

export const instant = z.iso.datetime();

export function hasHiddenCharacter(value: string): boolean {
  // Half a surrogate pair is no character; it could not be given back as it came.
  if (!value.isWellFormed()) return true;
  for (let i = 0; i < value.length; i += 1) {
    const unit = value.charCodeAt(i);
    if (unit === 127 || unit < 32) return true;
  }
  return false;
}

/** Text as it was typed; the form's own rules say what is wrong with it, so here it is only kept short. */
export function textInput(maxLength = 200) {
  return z.string(problem('field_empty')).check(
    z.maxLength(maxLength, TOO_LONG),
    z.refine((value) => !hasHiddenCharacter(value), problem('hidden_characters')),
  );
}

export const optionalTextInput = z.optional(z.nullable(textInput()));

export const success = z.object({ success: z.literal(true) });
