/** One way to put words that were not understood into a field. */

import type { ReviewSheetInput } from '#domain/requests/review/review-sheet.ts';
import type { DraftChange } from '#domain/requests/wizard/change-draft.ts';
import type { RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import type { Market } from '#domain/shared/market.ts';
import type { EnquiryField } from '../draft/enquiry-sheet.ts';

export type Placement = {
  /** What the field will say. */
  readonly label: string;
  readonly answers?: DraftChange;
  readonly sheet?: Partial<ReviewSheetInput>;
};

export type WordField = { readonly field: EnquiryField; readonly placements: readonly Placement[] };

export type Placing = {
  readonly answers: RequestDraft;
  readonly sheet: ReviewSheetInput;
  readonly market: Market;
  readonly today: CalendarDay;
};
