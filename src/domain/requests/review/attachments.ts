/** What a buyer may add to a request in words and files. */
import { filledIn } from '#domain/forms/text-input.ts';
import { type ParseResult, refused } from '#domain/shared/parse-result.ts';
import { isUploadTooLarge, UPLOAD_LIMIT_TEXT } from '#domain/shared/upload-limit.ts';

export const REQUEST_FILES_MAX = 5;
export const REQUEST_NOTES_MAX = 1000;

export type AttachedFile = { readonly name: string; readonly bytes: number };

export function parseFiles(files: readonly AttachedFile[]): ParseResult<{ files: readonly AttachedFile[] }> {
  if (files.length > REQUEST_FILES_MAX) return refused(`Attach at most ${REQUEST_FILES_MAX} files.`);
  const large = files.find(({ bytes }) => isUploadTooLarge(bytes));
  return large ? refused(`${large.name} is larger than ${UPLOAD_LIMIT_TEXT}.`) : { ok: true, files };
}

/** Counted by code points, as the database does: an emoji is one character. */
export function parseNotes(raw: string | null | undefined): ParseResult<{ text: string | null }> {
  const typed = filledIn(raw);
  if (typed === null) return { ok: true, text: null };
  const text = typed.normalize('NFC').trim();
  return [...text].length > REQUEST_NOTES_MAX
    ? refused(`Notes are too long. Use at most ${REQUEST_NOTES_MAX} characters.`)
    : { ok: true, text };
}
