/** What a buyer may add to a request in words and files. */
import { filledIn } from '#domain/forms/text-input.ts';
import { isUploadTooLarge } from '#domain/shared/upload-limit.ts';
import { type RequestReading, requestRefused } from '../request-form-problem.ts';

export const REQUEST_FILES_MAX = 5;
export const REQUEST_NOTES_MAX = 1000;

export type AttachedFile = { readonly name: string; readonly bytes: number };

export function parseFiles(
  files: readonly AttachedFile[],
): RequestReading<{ files: readonly AttachedFile[] }> {
  if (files.length > REQUEST_FILES_MAX) return requestRefused({ code: 'request_too_many_files' });
  const large = files.find(({ bytes }) => isUploadTooLarge(bytes));
  return large
    ? requestRefused({ code: 'request_file_too_large', params: { name: large.name } })
    : { ok: true, files };
}

/** Counted by code points, as the database does: an emoji is one character. */
export function parseNotes(raw: string | null | undefined): RequestReading<{ text: string | null }> {
  const typed = filledIn(raw);
  if (typed === null) return { ok: true, text: null };
  const text = typed.normalize('NFC').trim();
  return [...text].length > REQUEST_NOTES_MAX
    ? requestRefused({ code: 'request_notes_too_long' })
    : { ok: true, text };
}
