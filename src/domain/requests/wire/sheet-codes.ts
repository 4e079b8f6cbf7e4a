/** A review sheet as host apps and stored calls know it: the certificate travels as its code, everything else as it is. Sheets stored before messages could be pasted have none. */
import { CERTIFICATION_CODE, type Certification } from '#domain/catalogue/quality-mark.ts';
import { nameOfCode } from '#domain/shared/wire-code.ts';
import type { ReviewSheetInput } from '../review/review-sheet.ts';

export type CodedSheet = Omit<ReviewSheetInput, 'certification'> & { readonly certification: number | null };

export function sheetToCodes(sheet: ReviewSheetInput): CodedSheet {
  const { certification } = sheet;
  return {
    ...sheet,
    enquiry: sheet.enquiry ?? null,
    certification: certification && CERTIFICATION_CODE[certification],
  };
}

/** A code that is in no list is no certificate. */
export function sheetFromCodes(coded: CodedSheet): ReviewSheetInput {
  const { certification: code } = coded;
  return {
    ...coded,
    enquiry: coded.enquiry ?? null,
    certification: code === null ? null : nameOfCode<Certification, number>(CERTIFICATION_CODE, code),
  };
}
