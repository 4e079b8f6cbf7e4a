/** Indian PIN codes: their form. */

import { plainDigits } from '#domain/forms/text-input.ts';
import { type ParseResult, refused } from '#domain/shared/parse-result.ts';
import type { PincodeProblem } from './address-problem.ts';

/** The shut-out beginnings are those that no post office has. */
const PINCODE = /^(?!10|29|35|54|55|65|66|86|87|88|89)[1-9][0-9]{5}$/;
const LONGEST_TYPED = 20;

export function isPincode(text: string): boolean {
  return PINCODE.test(text);
}

export type Pincode = { pincode: string; isArmyPost: boolean };

export function parsePincode(raw: string): ParseResult<Pincode, PincodeProblem> {
  if (raw.length > LONGEST_TYPED) return refused({ code: 'pincode_format' });
  const pincode = plainDigits(raw);
  if (pincode === '') return refused({ code: 'pincode_missing' });
  if (isPincode(pincode)) return { ok: true, pincode, isArmyPost: pincode.startsWith('9') };
  return refused({ code: /^[1-9][0-9]{5}$/.test(pincode) ? 'pincode_not_found' : 'pincode_format' });
}

/** For places that goods are sent to. */
export function parseFreightPincode(raw: string): ParseResult<Pincode, PincodeProblem> {
  const reading = parsePincode(raw);
  return reading.ok && reading.isArmyPost ? refused({ code: 'pincode_of_army_post' }) : reading;
}
