/** WhatsApp reaches every country: the two home markets by their own rules, all others by the form of E.164. */
import { plainDigits } from '../forms/text-input.ts';
import { type ParseResult, refused } from '../shared/parse-result.ts';
import { isCallingCode } from './calling-codes.ts';
import type { ContactProblem } from './contact-problem.ts';
import { type CallingCode, parseMobile } from './phone-number.ts';

const LONGEST_TYPED = 32;
const MOST_DIGITS = 15;
const FEWEST_NATIONAL = 6;
/** Only Italian numbers keep the zero that is dialled inside the country. */
const KEEPS_ZERO = '39';
const NORTH_AMERICA = '1';

export function parseWhatsappNumber(
  raw: string,
  callingCode: string,
): ParseResult<{ e164: string }, ContactProblem> {
  if (isHomeMarket(callingCode)) return parseMobile(raw, callingCode);
  if (!isCallingCode(callingCode)) return refused({ code: 'whatsapp_country_missing' });
  if (raw.length > LONGEST_TYPED) return refused({ code: 'whatsapp_number_too_long' });
  const typed = plainDigits(raw).replace(/[\s().\-/]/g, '');
  if (typed === '') return refused({ code: 'whatsapp_number_missing' });
  if (!/^\+?\d+$/.test(typed)) return refused({ code: 'number_not_digits' });
  const national = nationalPart(typed, callingCode);
  if (national === null)
    return refused({ code: 'whatsapp_number_of_other_country', params: { callingCode } });
  if (callingCode === NORTH_AMERICA && national.length !== 10)
    return refused({ code: 'whatsapp_area_code_missing' });
  if (national.length < FEWEST_NATIONAL) return refused({ code: 'whatsapp_number_too_short' });
  if (callingCode.length + national.length > MOST_DIGITS)
    return refused({ code: 'whatsapp_number_too_long' });
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
