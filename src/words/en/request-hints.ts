/** What is said beside the fields of a request: what is unusual, what is left out, what the market said. */
import { type Cover, FULL_COVER } from '#domain/catalogue/construction/cover.ts';
import { FABRIC_TYPE_LABEL } from '#domain/catalogue/fabric-type.ts';
import { subCategoryOf } from '#domain/catalogue/sub-categories/sub-categories.ts';
import { MEMORY_DAYS, type QuoteMemory } from '#domain/requests/assistant/quote-memory.ts';
import type { LeftOutReasons, RequestHints } from '#domain/requests/request-hint.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { LENGTH_UNIT_SYMBOL } from '#domain/shared/length.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';

export const REQUEST_HINT_TEXT: ProblemTexts<RequestHints> = {
  request_width_unusual: ({ subCategory }) => {
    const cloth = subCategoryOf(subCategory);
    return `${cloth?.name} is usually ${listed(cloth?.widthsInches ?? [])} inches wide, so fewer mills can quote.`;
  },
  request_weight_far_off: ({ typed, computed, construction }) =>
    `You entered ${typed} GSM, but ${construction} weighs about ${computed} GSM. Please check both.`,
  request_construction_too_dense:
    'Too dense for a plain weave. Lower the EPI or PPI, or choose a finer yarn.',
};

/** Stands where a field would be that does not apply. */
export const LEFT_OUT_TEXT: ProblemTexts<LeftOutReasons> = {
  greige_has_no_finish: 'Greige comes straight from the loom, so there is no finish to choose.',
  denim_is_not_coloured: 'Denim gets its colour from the warp, so there are no colours to choose.',
  cloth_is_not_coloured: ({ type }) =>
    `${FABRIC_TYPE_LABEL[type]} fabric is not coloured, so there are no colours to choose.`,
  filament_is_not_spun: ({ subCategory }) =>
    `${subCategoryOf(subCategory)?.name} is woven from filament yarn, so there is no spinning method to choose.`,
};

export function computedWeightText(gsm: number): string {
  return `This construction weighs about ${gsm} GSM off the loom; finishing adds 2 to 6%.`;
}

export function coverText({ cloth }: Cover): string {
  return `Cover factor ${cloth} (limit ${FULL_COVER})`;
}

export function quoteMemoryText(memory: QuoteMemory): string {
  const { quotes, lowRate, highRate, unit, lowDays, highDays } = memory;
  const rates = span(formatMoney(lowRate), formatMoney(highRate));
  const days = span(String(lowDays), String(highDays));
  const word = highDays === 1 ? 'day' : 'days';
  return `Last ${MEMORY_DAYS} days: ${quotes} quotes, ${rates} per ${LENGTH_UNIT_SYMBOL[unit]}, ${days} ${word}.`;
}

function span(low: string, high: string): string {
  return low === high ? low : `${low}–${high}`;
}

function listed(widths: readonly number[]): string {
  const last = widths.at(-1);
  return widths.length < 2 ? `${last}` : `${widths.slice(0, -1).join(', ')} or ${last}`;
}
