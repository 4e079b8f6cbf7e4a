/** A change of some answers merged into the stored ones, and the columns that lists and searches read from them. */
import type { RequestChange } from '#contract/request-fields.ts';
import { searchableText } from '#domain/catalogue/construction/search-spelling.ts';
import { parseQuantity } from '#domain/requests/review/quantity-split.ts';
import { EMPTY_REVIEW_SHEET, type ReviewSheetInput } from '#domain/requests/review/review-sheet.ts';
import { type CodedDraft, draftFromCodes } from '#domain/requests/wire/draft-codes.ts';
import { type CodedSheet, sheetFromCodes, sheetToCodes } from '#domain/requests/wire/sheet-codes.ts';
import { changeDraft, type DraftChange } from '#domain/requests/wizard/change-draft.ts';
import { colourNames } from '#domain/requests/wizard/colours.ts';
import { draftQuality } from '#domain/requests/wizard/draft-quality.ts';
import { EMPTY_DRAFT, type RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import { isCalendarDay } from '#domain/shared/calendar.ts';

export type Answers = { specification: RequestDraft; sheet: ReviewSheetInput };

/** An answer that no longer fits another one is taken back, as in the wizard. */
export function changeAnswers({ specification, sheet }: Answers, change: RequestChange): Answers {
  return {
    specification: changeDraft(specification, draftChangeOf(change)),
    sheet: sheetFromCodes({ ...sheetToCodes(sheet), ...givenFields<CodedSheet>(change, EMPTY_REVIEW_SHEET) }),
  };
}

function draftChangeOf(change: RequestChange): DraftChange {
  const given = givenFields<CodedDraft>(change, EMPTY_DRAFT);
  const decoded = draftFromCodes(given);
  return Object.fromEntries(Object.keys(given).map((field) => [field, decoded[field as keyof RequestDraft]]));
}

/** What a change leaves out stays as it was. */
function givenFields<Fields extends object>(
  change: RequestChange,
  fields: Record<keyof Fields, unknown>,
): Partial<Fields> {
  const given = Object.entries(change).filter(
    ([field, value]) => value !== undefined && Object.hasOwn(fields, field),
  );
  return Object.fromEntries(given) as Partial<Fields>;
}

export function answerColumns(number: string, { specification, sheet }: Answers) {
  const quantity = parseQuantity(sheet.quantity, sheet.unit);
  const quality = draftQuality(specification);
  const searched = [number, sheet.poNumber ?? '', ...colourNames(specification.color), quality];
  return {
    specification: JSON.stringify(specification),
    sheet: JSON.stringify(sheet),
    quality,
    search_text: searchableText(searched.join(' ')),
    quantity_thousandths: quantity.ok ? quantity.length.thousandths : null,
    quantity_unit: quantity.ok ? quantity.length.unit : null,
    required_by: dayOf(sheet.requiredBy),
  };
}

/** The database knows no year 0. */
function dayOf(typed: string | null): string | null {
  const day = typed?.trim() ?? '';
  return isCalendarDay(day) && day > '0001' ? day : null;
}
