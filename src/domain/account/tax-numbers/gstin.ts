/** Indian GST numbers: one spelling, and one problem for each kind of mistake. */
import { plainUpperCase, withoutGaps } from '#domain/forms/text-input.ts';
import { type ParseResult, refused } from '#domain/shared/parse-result.ts';
import { gstState } from './gst-states.ts';
import { type PanHolderKind, panHolderKind } from './pan-holder.ts';
import type { TaxNumberProblem } from './tax-number-problem.ts';

export const GSTIN_LENGTH = 15;
export const GSTIN_EXAMPLE = '27ZZZCA1001Z1ZN';

export type Gstin = {
  readonly gstin: string;
  readonly stateCode: string;
  readonly pan: string;
  readonly panHolderKind: PanHolderKind;
};

const REGULAR_TAXPAYER = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z][Z1-9ABD-J][0-9A-Z]$/;

/** Real numbers, but not those of a company that buys fabric. */
const OTHER_REGISTRATIONS: readonly RegExp[] = [
  /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]C[0-9A-Z]$/, // e-commerce operator collecting tax
  /^[0-9]{4}[A-Z]{3}[0-9]{5}[UO]N[0-9A-Z]$/, // United Nations body or embassy
  /^[0-9]{4}[A-Z]{3}[0-9]{5}NR[0-9A-Z]$/, // non-resident
  /^99[0-9]{2}[A-Z]{3}[0-9]{5}OS[0-9A-Z]$/, // online services from abroad
  /^[0-9]{2}[A-Z]{4}[0-9]{5}[A-Z][0-9]Z[0-9]$/, // government department
  /^[0-9]{2}[A-Z]{4}[0-9]{5}[A-Z][1-9A-Z]D[0-9A-Z]$/, // deductor known by its TAN
];

export function parseGstin(raw: string): ParseResult<Gstin, TaxNumberProblem> {
  const gstin = withoutGaps(plainUpperCase(raw));
  if (gstin === '') return refused({ code: 'gstin_missing' });
  if (gstin.length !== GSTIN_LENGTH) {
    return refused({ code: 'gstin_length', params: { typed: gstin.length } });
  }
  if (!REGULAR_TAXPAYER.test(gstin)) return refused(formatProblem(gstin));

  const stateCode = gstin.slice(0, 2);
  if (!gstState(stateCode)?.inGstin) {
    return refused({ code: 'gstin_state' });
  }
  const pan = gstin.slice(2, 12);
  const holder = panHolderKind(pan);
  if (holder === null) return refused({ code: 'gstin_pan' });
  if (gstinCheckCharacter(gstin) !== gstin.slice(-1)) {
    return refused({ code: 'gstin_checksum' });
  }
  return { ok: true, gstin, stateCode, pan, panHolderKind: holder };
}

export function gstinProblem(raw: string): TaxNumberProblem | null {
  const reading = parseGstin(raw);
  return reading.ok ? null : reading.problem;
}

const BASE_36 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** From the first 14 characters: every second one counts double, and both base-36 places of each product add up. */
export function gstinCheckCharacter(gstin: string): string {
  let sum = 0;
  for (let place = 0; place < GSTIN_LENGTH - 1; place += 1) {
    const product = BASE_36.indexOf(gstin.charAt(place)) * (place % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return BASE_36.charAt((36 - (sum % 36)) % 36);
}

function formatProblem(gstin: string): TaxNumberProblem {
  const isOther = OTHER_REGISTRATIONS.some((pattern) => pattern.test(gstin));
  return { code: isOther ? 'gstin_not_regular' : 'gstin_format' };
}
