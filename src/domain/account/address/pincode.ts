/** Indian PIN codes: their form, and the words for every way a look-up can end. */

import { plainDigits } from '#domain/forms/text-input.ts';
import { type ParseResult, refused } from '#domain/shared/parse-result.ts';

/** The shut-out beginnings are those that no post office has. */
const PINCODE = /^(?!10|29|35|54|55|65|66|86|87|88|89)[1-9][0-9]{5}$/;
const LONGEST_TYPED = 20;

export const PINCODE_PROBLEM = {
  empty: 'Enter the PIN code.',
  format: 'A PIN code has 6 digits without spaces and does not begin with 0.',
  not_found: 'We could not find this PIN code. Please check the 6 digits.',
  not_served: 'We do not deliver to this PIN code yet. You can choose self pickup.',
  army_post:
    'This is an army post PIN code, and freight cannot be delivered there. Please use another address.',
  unavailable: 'PIN code check is not available. Please choose the city and state yourself.',
} as const;

export function isPincode(text: string): boolean {
  return PINCODE.test(text);
}

export type Pincode = { pincode: string; isArmyPost: boolean };

export function parsePincode(raw: string): ParseResult<Pincode> {
  if (raw.length > LONGEST_TYPED) return refused(PINCODE_PROBLEM.format);
  const pincode = plainDigits(raw);
  if (pincode === '') return refused(PINCODE_PROBLEM.empty);
  if (isPincode(pincode)) return { ok: true, pincode, isArmyPost: pincode.startsWith('9') };
  return refused(/^[1-9][0-9]{5}$/.test(pincode) ? PINCODE_PROBLEM.not_found : PINCODE_PROBLEM.format);
}

/** For places that goods are sent to. */
export function parseFreightPincode(raw: string): ParseResult<Pincode> {
  const reading = parsePincode(raw);
  return reading.ok && reading.isArmyPost ? refused(PINCODE_PROBLEM.army_post) : reading;
}
