/** The review sheet as it was typed; what can be read from it is told by the domain. */
import type { RequestChange, StoredReviewSheet } from '#contract/request-fields.ts';
import { CERTIFICATION_CODE, type Certification } from '#domain/catalogue/quality-mark.ts';
import type { ReviewInput } from '#domain/requests/review/review-sheet.ts';
import { nameOfCode } from '#domain/shared/wire-code.ts';

export type ReviewSheetInput = Omit<StoredReviewSheet, 'certification'> & {
  certification: Certification | null;
};

export const EMPTY_SHEET: ReviewSheetInput = {
  quantity: null,
  unit: 'metre',
  colourSplit: [],
  deliverTo: null,
  requiredBy: null,
  targetRate: null,
  certification: null,
  notes: null,
  poNumber: null,
};

/** What a change leaves out stays as it was. */
export function changeSheet(sheet: ReviewSheetInput, change: RequestChange): ReviewSheetInput {
  const { certification } = change;
  return {
    quantity: either(change.quantity, sheet.quantity),
    unit: either(change.unit, sheet.unit),
    colourSplit: either(change.colourSplit, sheet.colourSplit),
    deliverTo: either(change.deliverTo, sheet.deliverTo),
    requiredBy: either(change.requiredBy, sheet.requiredBy),
    targetRate: either(change.targetRate, sheet.targetRate),
    certification: certification === undefined ? sheet.certification : certificationOf(certification),
    notes: either(change.notes, sheet.notes),
    poNumber: either(change.poNumber, sheet.poNumber),
  };
}

export function reviewInputOf(sheet: ReviewSheetInput, files: ReviewInput['files']): ReviewInput {
  return {
    ...sheet,
    quantity: sheet.quantity ?? '',
    deliverTo: sheet.deliverTo ?? '',
    requiredBy: sheet.requiredBy ?? '',
    files,
  };
}

export function sheetToCodes(sheet: ReviewSheetInput): StoredReviewSheet {
  return { ...sheet, certification: sheet.certification && CERTIFICATION_CODE[sheet.certification] };
}

function certificationOf(code: number | null): Certification | null {
  return code === null ? null : nameOfCode<Certification, number>(CERTIFICATION_CODE, code);
}

function either<Value>(given: Value | undefined, kept: Value): Value {
  return given === undefined ? kept : given;
}
