/** A version never changes once sent: a counter-offer and an approval name the version they mean, a new price is the next. */

import { expiredProblem, isExpired, type Validity } from './expiry.ts';
import { compareRates, formatRate, type Rate } from './rate.ts';

export const FIRST_VERSION = 1;

export type LatestVersion = Validity & { readonly version: number; readonly rate: Rate };

export type VersionProblem = {
  readonly kind: 'version_outdated' | 'quote_expired' | 'rate_refused';
  readonly message: string;
};

export function nextVersion(latest: number): number {
  return latest + 1;
}

/** Besides the move of the life cycle: the buyer has seen this very price, and it still holds. */
export function approvalProblem(latest: LatestVersion, version: number, now: Date): VersionProblem | null {
  if (version !== latest.version) return outdated(latest.version);
  return isExpired(latest, now) ? { kind: 'quote_expired', message: expiredProblem(latest) } : null;
}

/** A counter-offer asks for less in the same currency and unit; a new one replaces an unanswered one. */
export function counterOfferProblem(
  latest: LatestVersion,
  counter: { readonly version: number; readonly rate: Rate },
  now: Date,
): VersionProblem | null {
  return approvalProblem(latest, counter.version, now) ?? rateProblem(latest.rate, counter.rate);
}

function rateProblem(quoted: Rate, wanted: Rate): VersionProblem | null {
  if (wanted.price.currency !== quoted.price.currency || wanted.unit !== quoted.unit) {
    return { kind: 'rate_refused', message: 'Make your offer in the currency and unit of the quote.' };
  }
  if (wanted.price.minor > 0n && compareRates(wanted, quoted) < 0) return null;
  return { kind: 'rate_refused', message: `Offer a rate above 0 and below ${formatRate(quoted)}.` };
}

function outdated(latest: number): VersionProblem {
  return {
    kind: 'version_outdated',
    message: `Please look at version ${latest} of this quote first; it is the latest.`,
  };
}
