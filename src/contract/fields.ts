/** Field shapes that several endpoints share; every text has an upper bound. */
import * as z from 'zod/mini';

export const id = z.uuid('This id is not valid.');

/** One line: a name, a label. */
export function text(maxLength: number, message = 'Please fill this in.') {
  return z.string(message).check(
    z.trim(),
    z.minLength(1, message),
    z.maxLength(maxLength, `At most ${maxLength} characters.`),
    // Control characters and line breaks have no place in a name; PostgreSQL refuses NUL outright.
    z.refine((value) => !hasHiddenCharacter(value), 'Please remove the hidden characters.'),
    // They turn the reading around or make two names look like one; the joiners of Hindi and Bengali stay.
    z.refine((value) => !INVISIBLE_SIGNS.test(value), 'Please remove the hidden characters.'),
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
  return z.string('Please fill this in.').check(
    z.maxLength(maxLength, `At most ${maxLength} characters.`),
    z.refine((value) => !hasHiddenCharacter(value), 'Please remove the hidden characters.'),
  );
}

export const optionalTextInput = z.optional(z.nullable(textInput()));

export const success = z.object({ success: z.literal(true) });
