/** Country calling codes (ITU E.164), for the countries in which WhatsApp numbers are given out. */

/** One to three digits; which length a code has follows from how it begins. */
const CODE = '1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-689]\\d\\d';
const CALLING_CODE = new RegExp(`^(?:${CODE})$`);
const E164 = new RegExp(`^\\+(${CODE})(\\d{4,14})$`);

export function isCallingCode(code: string): boolean {
  return CALLING_CODE.test(code);
}

export function splitE164(e164: string): { callingCode: string; national: string } | null {
  const [, callingCode, national] = E164.exec(e164) ?? [];
  return callingCode === undefined || national === undefined ? null : { callingCode, national };
}
