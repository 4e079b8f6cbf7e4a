/** Postcodes outside India: four digits in Bangladesh, a short free text elsewhere. */

import { plainDigits, plainUpperCase } from '#domain/forms/text-input.ts';
import { type ParseResult, refused } from '#domain/shared/parse-result.ts';
import type { AddressFormProblem } from './address-problem.ts';

const BANGLADESHI = /^[1-9][0-9]{3}$/;
/** Letters, digits, spaces and hyphens cover every country that has postcodes. */
const INTERNATIONAL = /^[A-Z0-9](?:[A-Z0-9 -]{0,10}[A-Z0-9])?$/;
const LONGEST_TYPED = 40;

export function parseBangladeshiPostcode(raw: string): ParseResult<{ postcode: string }, AddressFormProblem> {
  const postcode = plainDigits(raw.slice(0, LONGEST_TYPED));
  if (postcode === '') return refused({ code: 'postcode_missing' });
  if (raw.length <= LONGEST_TYPED && BANGLADESHI.test(postcode)) return { ok: true, postcode };
  return refused({ code: 'postcode_not_bangladeshi' });
}

export function parseInternationalPostcode(
  raw: string,
): ParseResult<{ postcode: string }, AddressFormProblem> {
  const postcode = plainUpperCase(raw.slice(0, LONGEST_TYPED)).replace(/\s+/g, ' ');
  if (postcode === '') return refused({ code: 'postcode_missing' });
  if (raw.length <= LONGEST_TYPED && INTERNATIONAL.test(postcode)) return { ok: true, postcode };
  return refused({ code: 'postcode_invalid' });
}
