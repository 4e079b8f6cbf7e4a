/** A version never changes once sent: a counter-offer and an approval name the version they mean, a new price is the next. */

import { compareLengths, formatLengthFor, type Length, type LengthUnit } from '#domain/shared/length.ts';
import { expiredProblem, isExpired, type Validity } from './expiry.ts';
import { compareRates, formatRateFor, type Rate } from './rate.ts';

export const FIRST_VERSION = 1;

/** What a buyer can ask to be different. */
export type NegotiableTerms = {
  readonly rate: Rate;
  readonly quantity: Length;
  readonly leadDays: number;
  readonly advancePercent: number;
  readonly creditDays: number;
};

export type LatestVersion = Validity & { readonly version: number; readonly rate: Rate };
export type CounterOffer = NegotiableTerms & { readonly version: number };

export type VersionProblem = {
  readonly kind: 'version_outdated' | 'quote_expired' | 'rate_refused' | 'quantity_refused' | 'terms_refused';
  readonly message: string;
};

/** The field that a problem with an offer is about. */
export const OFFER_FIELD = {
  rate_refused: 'rate',
  quantity_refused: 'quantity',
  terms_refused: 'creditDays',
} as const;

export function nextVersion(latest: number): number {
  return latest + 1;
}

/** Besides the move of the life cycle: the buyer has seen this very price, and it still holds. */
export function approvalProblem(
  latest: Pick<LatestVersion, 'version' | 'validTill' | 'zone'>,
  version: number,
  now: Date,
): VersionProblem | null {
  if (version !== latest.version) return outdated(latest.version);
  return isExpired(latest, now) ? { kind: 'quote_expired', message: expiredProblem(latest) } : null;
}

/** A counter-offer asks for a lower rate or for other terms; `reader` is the unit the buyer reads in. */
export function counterOfferProblem(
  latest: LatestVersion & NegotiableTerms,
  counter: CounterOffer,
  now: Date,
  reader?: LengthUnit,
): VersionProblem | null {
  return (
    approvalProblem(latest, counter.version, now) ??
    rateProblem({
      quoted: latest.rate,
      wanted: counter.rate,
      mayStay: hasOtherTerms(latest, counter),
      reader,
    }) ??
    quantityProblem(latest, counter, reader) ??
    creditProblem(counter)
  );
}

function hasOtherTerms(quoted: NegotiableTerms, wanted: NegotiableTerms): boolean {
  return (['leadDays', 'advancePercent', 'creditDays'] as const).some(
    (term) => quoted[term] !== wanted[term],
  );
}

type OfferedRate = { quoted: Rate; wanted: Rate; mayStay: boolean; reader: LengthUnit | undefined };

function rateProblem({ quoted, wanted, mayStay, reader }: OfferedRate): VersionProblem | null {
  if (wanted.price.currency !== quoted.price.currency || wanted.unit !== quoted.unit) {
    return { kind: 'rate_refused', message: 'Make your offer in the currency and unit of the quote.' };
  }
  const compared = compareRates(wanted, quoted);
  if (wanted.price.minor > 0n && (compared < 0 || (mayStay && compared === 0))) return null;
  return {
    kind: 'rate_refused',
    message: `Enter a rate above 0 and below ${formatRateFor(quoted, reader)}.`,
  };
}

/** For less than was quoted nobody lowers a rate: the query itself is changed then. */
function quantityProblem(
  quoted: NegotiableTerms,
  wanted: NegotiableTerms,
  reader: LengthUnit | undefined,
): VersionProblem | null {
  if (compareLengths(wanted.quantity, quoted.quantity) >= 0) return null;
  return {
    kind: 'quantity_refused',
    message: `Offer to take more than the quoted ${formatLengthFor(quoted.quantity, reader)}.`,
  };
}

function creditProblem({ advancePercent, creditDays }: NegotiableTerms): VersionProblem | null {
  if (advancePercent < 100 || creditDays === 0) return null;
  return { kind: 'terms_refused', message: 'With 100% in advance there is no credit to choose.' };
}

/** Beyond it an offer is more likely a slip of the finger than a price. */
const UNUSUAL_PERCENT_BELOW = 40;

/** Not refused, but asked back before it is sent. */
export function counterOfferQuestion(quoted: Rate, wanted: Rate, reader?: LengthUnit): string | null {
  const below = Number(((quoted.price.minor - wanted.price.minor) * 100n) / quoted.price.minor);
  if (below < UNUSUAL_PERCENT_BELOW) return null;
  return `${formatRateFor(wanted, reader)} is ${below}% below the quoted rate. Do you want to send this offer?`;
}

function outdated(latest: number): VersionProblem {
  return {
    kind: 'version_outdated',
    message: `The supplier has sent version ${latest}. Please check it first.`,
  };
}
