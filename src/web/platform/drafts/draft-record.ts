/** A request that is being written on this device: what the buyer typed, and how much of it the server has. */

import type { StoredFile } from '#contract/customer/uploads.ts';
import type { RequestChange } from '#contract/request-fields.ts';
import type { EnquiryReading } from '#domain/requests/enquiry/draft-of-enquiry.ts';
import { EMPTY_REVIEW_SHEET, type ReviewSheetInput } from '#domain/requests/review/review-sheet.ts';
import { EMPTY_DRAFT, type RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import type { LengthUnit } from '#domain/shared/length.ts';

/** Without its links, which end after minutes. */
export type DraftFile = Pick<StoredFile, 'fileId' | 'name' | 'contentType' | 'byteSize'>;

export type DraftSheet = ReviewSheetInput & { readonly files: readonly DraftFile[] };

export type { EnquiryReading };

export type SendAttempt = { readonly body: RequestChange; readonly edits: number };

export type DraftRecord = {
  /** Also the key that makes the server begin this draft once, however often it is asked. */
  readonly localId: string;
  readonly fabId: string | null;
  /** Of the server's copy that these answers build on. */
  readonly revision: number | null;
  readonly answers: RequestDraft;
  readonly sheet: DraftSheet;
  readonly changedAt: number;
  /** Changes made here, and how many of them the server has. */
  readonly edits: number;
  readonly sentEdits: number;
  /** Sendings whose answer has not come: a first one must be repeated word by word, later ones be recognised. */
  readonly attempts: readonly SendAttempt[];
  /** The buyer asked for quotes; sent once, however often it is tried. */
  readonly submission: { readonly key: string; readonly revision: number | null } | null;
  /** Changed on another device, or no longer a draft there: the buyer has to say what shall hold. */
  readonly trouble: 'outdated' | 'gone' | null;
  /** How a pasted message was read, until the buyer has looked at it. */
  readonly reading?: EnquiryReading | null;
};

export function emptySheet(unit: LengthUnit): DraftSheet {
  return { ...EMPTY_REVIEW_SHEET, unit, files: [] };
}

export function newDraft(unit: LengthUnit): DraftRecord {
  return {
    localId: crypto.randomUUID(),
    fabId: null,
    revision: null,
    answers: EMPTY_DRAFT,
    sheet: emptySheet(unit),
    changedAt: Date.now(),
    edits: 0,
    sentEdits: 0,
    attempts: [],
    submission: null,
    trouble: null,
  };
}
