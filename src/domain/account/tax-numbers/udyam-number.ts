/** Udyam numbers of Indian micro, small and medium enterprises. */

import { plainUpperCase } from '#domain/forms/text-input.ts';
import { type ParseResult, refused } from '#domain/shared/parse-result.ts';
import type { TaxNumberProblem } from './tax-number-problem.ts';

/** The state letters are not checked against state codes: Karnataka writes KR here. */
const UDYAM_WITH_ANY_GAPS = /^UDYAM[\s-]*([A-Z]{2})[\s-]*([0-9]{2})[\s-]*([0-9]{7})$/;
const OLD_UDYOG_AADHAAR = /^(?:UAN|UAM)?[\s:-]*[A-Z]{2}[\s-]*[0-9]{2}[\s-]*[A-Z][\s-]*[0-9]{7}$/;
const LONGEST_TYPED = 60;

/** Small letters and missing hyphens are put right. */
export function parseUdyamNumber(raw: string): ParseResult<{ udyamNumber: string }, TaxNumberProblem> {
  const typed = plainUpperCase(raw.slice(0, LONGEST_TYPED));
  if (typed === '') return refused({ code: 'udyam_number_missing' });
  const [, state, district, serial] = (raw.length <= LONGEST_TYPED && UDYAM_WITH_ANY_GAPS.exec(typed)) || [];
  if (state !== undefined && district !== undefined && serial !== undefined) {
    return { ok: true, udyamNumber: `UDYAM-${state}-${district}-${serial}` };
  }
  if (OLD_UDYOG_AADHAAR.test(typed)) {
    return refused({ code: 'udyam_number_outdated' });
  }
  return refused({ code: 'udyam_number_invalid' });
}
