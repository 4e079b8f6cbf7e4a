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
    return `${cloth?.name}-এর বহর সাধারণত ${listed(cloth?.widthsInches ?? [])} ইঞ্চি, তাই কম মিল দর দিতে পারবে।`;
  },
  request_weight_far_off: ({ typed, computed, construction }) =>
    `আপনি ${typed} GSM লিখেছেন, কিন্তু ${construction}-এর ওজন প্রায় ${computed} GSM। দুটোই দেখে নিন।`,
  request_construction_too_dense: 'প্লেন বুননের জন্য খুব ঘন। EPI বা PPI কমান, বা আরও মিহি সুতা নিন।',
};

/** Stands where a field would be that does not apply. */
export const LEFT_OUT_TEXT: ProblemTexts<LeftOutReasons> = {
  greige_has_no_finish: 'গ্রে সোজা লুম থেকে আসে, তাই ফিনিশ বাছতে হয় না।',
  denim_is_not_coloured: 'ডেনিমের রং আসে টানা থেকে, তাই রং বাছতে হয় না।',
  cloth_is_not_coloured: ({ type }) => `${FABRIC_TYPE_LABEL[type]} কাপড়ে রং করা হয় না, তাই রং বাছতে হয় না।`,
  filament_is_not_spun: ({ subCategory }) =>
    `${subCategoryOf(subCategory)?.name} ফিলামেন্ট সুতায় বোনা, তাই সুতার ধরন বাছতে হয় না।`,
};

export function computedWeightText(gsm: number): string {
  return `এই কনস্ট্রাকশনের ওজন লুম থেকে নামলে প্রায় ${gsm} GSM; ফিনিশিংয়ে 2 থেকে 6% বাড়ে।`;
}

export function coverText({ cloth }: Cover): string {
  return `কভার ফ্যাক্টর ${cloth} (সীমা ${FULL_COVER})`;
}

export function quoteMemoryText(memory: QuoteMemory): string {
  const { quotes, lowRate, highRate, unit, lowDays, highDays } = memory;
  const rates = span(formatMoney(lowRate), formatMoney(highRate));
  const days = span(String(lowDays), String(highDays));
  return `গত ${MEMORY_DAYS} দিনে: ${quotes}টি দর, ${rates} প্রতি ${LENGTH_UNIT_SYMBOL[unit]}, ${days} দিন।`;
}

function span(low: string, high: string): string {
  return low === high ? low : `${low}–${high}`;
}

function listed(widths: readonly number[]): string {
  const last = widths.at(-1);
  return widths.length < 2 ? `${last}` : `${widths.slice(0, -1).join(', ')} বা ${last}`;
}
