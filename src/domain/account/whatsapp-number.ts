/** WhatsApp reaches every country: the two home markets by their own rules, all others by the form of E.164. */
import { plainDigits } from '../forms/text-input.ts';
import { type ParseResult, refused } from '../shared/parse-result.ts';
import { isCallingCode } from './calling-codes.ts';
import { type CallingCode, parseMobile } from './phone-number.ts';

const LONGEST_TYPED = 32;
const MOST_DIGITS = 15;
const FEWEST_NATIONAL = 6;
/** Only Italian numbers keep the zero that is dialled inside the country. */
const KEEPS_ZERO = '39';
const NORTH_AMERICA = '1';

const TOO_SHORT = 'This number is too short. Enter all of its digits.';

export function parseWhatsappNumber(raw: string, callingCode: string): ParseResult<{ e164: string }> {
  if (isHomeMarket(callingCode)) return parseMobile(raw, callingCode);
  if (!isCallingCode(callingCode)) return refused('Choose the country of the number.');
  if (raw.length > LONGEST_TYPED) return refused('This number is too long.');
  const typed = plainDigits(raw).replace(/[\s().\-/]/g, '');
  if (typed === '') return refused('Enter your WhatsApp number.');
  if (!/^\+?\d+$/.test(typed)) return refused('Use digits only.');
  const national = nationalPart(typed, callingCode);
  if (national === null) return refused(`This number doesn't start with +${callingCode}.`);
  if (callingCode === NORTH_AMERICA && national.length !== 10)
    return refused('Enter the 10 digits of the number, area code first.');
  if (national.length < FEWEST_NATIONAL) return refused(TOO_SHORT);
  if (callingCode.length + national.length > MOST_DIGITS) return refused('This number is too long.');
  return { ok: true, e164: `+${callingCode}${national}` };
}

function isHomeMarket(callingCode: string): callingCode is CallingCode {
  return callingCode === '91' || callingCode === '880';
}

/** Null where another country stands in front of it. */
function nationalPart(typed: string, callingCode: string): string | null {
  const foreign = /^(?:\+|00)(\d+)$/.exec(typed)?.[1];
  if (foreign !== undefined && !foreign.startsWith(callingCode)) return null;
  const national = foreign === undefined ? typed : foreign.slice(callingCode.length);
  return callingCode === KEEPS_ZERO ? national : national.replace(/^0/, '');
}
