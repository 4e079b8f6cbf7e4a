/** One way to put words that were not understood into a field. */

import type { FabricCategory } from '#domain/catalogue/fabric-category.ts';
import type { WeightUnit } from '#domain/catalogue/fabric-measure.ts';
import type { FabricType } from '#domain/catalogue/fabric-type.ts';
import type { Certification } from '#domain/catalogue/quality-mark.ts';
import type { Loom, YarnType } from '#domain/catalogue/yarn-and-loom.ts';
import type { ReviewSheetInput } from '#domain/requests/review/review-sheet.ts';
import type { DraftChange } from '#domain/requests/wizard/change-draft.ts';
import type { RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import type { Market } from '#domain/shared/market.ts';
import type { ProblemOf } from '#domain/shared/problem-list.ts';
import type { WireLength, WireMoney } from '#domain/shared/wire-figures.ts';
import type { EnquiryField } from '../draft/enquiry-sheet.ts';

/** What a field will say. */
export type PlacedAnswers = {
  /** As typed, or a figure that needs no unit. */
  placed_text: { readonly text: string };
  placed_length: { readonly length: WireLength };
  placed_rate: { readonly rate: WireMoney };
  placed_width: { readonly inches: number };
  placed_weight: { readonly weight: number; readonly unit: WeightUnit };
  placed_ounces: { readonly ounces: number; readonly gsm: number };
  placed_credit: { readonly days: number };
  placed_day: { readonly day: CalendarDay };
  placed_fabric_type: { readonly category: FabricCategory };
  placed_fibre: { readonly fibre: number };
  placed_sub_category: { readonly subCategory: number };
  placed_finish: { readonly type: FabricType };
  placed_yarn_type: { readonly yarnType: YarnType };
  placed_loom: { readonly loom: Loom };
  placed_unit: { readonly unit: LengthUnit };
  placed_certification: { readonly certification: Certification };
};
export type PlacedAnswer = ProblemOf<PlacedAnswers>;

export type Placement = {
  readonly says: PlacedAnswer;
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
