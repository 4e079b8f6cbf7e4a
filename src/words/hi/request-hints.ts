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
    return `${cloth?.name} का पन्ना आम तौर पर ${listed(cloth?.widthsInches ?? [])} इंच होता है, इसलिए कम मिलें भाव दे पाएँगी।`;
  },
  request_weight_far_off: ({ typed, computed, construction }) =>
    `आपने ${typed} GSM लिखा, पर ${construction} करीब ${computed} GSM बैठता है। दोनों देख लें।`,
  request_construction_too_dense: 'प्लेन बुनाई के लिए बहुत घना है। EPI या PPI कम करें, या बारीक यार्न चुनें।',
};

/** Stands where a field would be that does not apply. */
export const LEFT_OUT_TEXT: ProblemTexts<LeftOutReasons> = {
  greige_has_no_finish: 'ग्रे सीधे लूम से आता है, इसलिए फिनिश नहीं चुननी।',
  denim_is_not_coloured: 'डेनिम का रंग ताने से आता है, इसलिए रंग नहीं चुनने।',
  cloth_is_not_coloured: ({ type }) => `${FABRIC_TYPE_LABEL[type]} कपड़े में रंग नहीं होता, इसलिए रंग नहीं चुनने।`,
  filament_is_not_spun: ({ subCategory }) =>
    `${subCategoryOf(subCategory)?.name} फिलामेंट यार्न से बुना जाता है, इसलिए यार्न का प्रकार नहीं चुनना।`,
};

export function computedWeightText(gsm: number): string {
  return `यह कंस्ट्रक्शन लूम से करीब ${gsm} GSM उतरता है; फिनिशिंग में 2 से 6% बढ़ता है।`;
}

export function coverText({ cloth }: Cover): string {
  return `कवर फैक्टर ${cloth} (लिमिट ${FULL_COVER})`;
}

export function quoteMemoryText(memory: QuoteMemory): string {
  const { quotes, lowRate, highRate, unit, lowDays, highDays } = memory;
  const rates = span(formatMoney(lowRate), formatMoney(highRate));
  const days = span(String(lowDays), String(highDays));
  return `पिछले ${MEMORY_DAYS} दिन: ${quotes} भाव, ${rates} प्रति ${LENGTH_UNIT_SYMBOL[unit]}, ${days} दिन।`;
}

function span(low: string, high: string): string {
  return low === high ? low : `${low}–${high}`;
}

function listed(widths: readonly number[]): string {
  const last = widths.at(-1);
  return widths.length < 2 ? `${last}` : `${widths.slice(0, -1).join(', ')} या ${last}`;
}
