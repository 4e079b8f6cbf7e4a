/** The number by which banks find a transfer again: a UTR in India, the reference of a Swift payment elsewhere. */
import { plainUpperCase, withoutGaps } from '#domain/forms/text-input.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import { type ParseResult, refused } from '#domain/shared/parse-result.ts';

const LONGEST_TYPED = 80;
/** IMPS has 12 digits, NEFT 16 and RTGS 22 characters; banks also show forms in between. */
const UTR = /^(?=.*[0-9])[A-Z0-9]{12,22}$/;
const SWIFT_REFERENCE = /^(?=.*[0-9])[A-Z0-9]{6,35}$/;

export function parseBankReference(raw: string, market: Market): ParseResult<{ reference: string }> {
  const isIndian = MARKET_RULES[market].bankCode === 'ifsc';
  const reference = raw.length > LONGEST_TYPED ? '?' : withoutGaps(plainUpperCase(raw));
  if (reference === '') return refused(isIndian ? 'Enter the UTR.' : 'Enter the transfer reference.');
  if ((isIndian ? UTR : SWIFT_REFERENCE).test(reference)) return { ok: true, reference };
  return refused(
    isIndian
      ? 'A UTR has 12 to 22 letters and digits. Your bank shows it beside the transfer.'
      : 'A transfer reference has 6 to 35 letters and digits.',
  );
}
