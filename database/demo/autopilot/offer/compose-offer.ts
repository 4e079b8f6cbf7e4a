/** A supplier's whole answer to a request, as the desk would type it: the same words in, the same offer out. */
import type { QuoteForm } from '#contract/staff/quotes.ts';
import {
  type CreditPeriodDays,
  cappedCreditPeriod,
  isCreditPeriod,
} from '#domain/account/choices/credit-period.ts';
import { addDays, dayInZone } from '#domain/shared/calendar.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import type { RequestRow } from '#server/capabilities/requests/lock-request.ts';
import { chance, oneOf, wholeBetween } from '../chance.ts';
import { type AskedRequest, type AskingSupplier, readAsked } from './asked-and-supplier.ts';
import { deliveryTerms, transitDaysOf } from './delivery.ts';
import { leadDaysOf, minimumTerms } from './minimum-and-lead.ts';
import { offerNote } from './offer-note.ts';
import { otherCloth } from './other-cloth.ts';
import { ratesOf } from './rates.ts';

export type OfferQuery = {
  /** What the buyer shall pay for a unit, when it was talked about. */
  agreedMinor?: bigint;
  note?: string;
  /** Exactly the cloth of the request. */
  isAsAsked?: true;
  /** The buyer asked what the way costs. */
  isFreightAsked?: boolean;
};

export function composeOffer(
  row: RequestRow,
  supplier: AskingSupplier,
  now: Date,
  wish: OfferQuery = {},
): QuoteForm {
  const requested = readAsked(row);
  const words = [row.number, supplier.name] as const;
  const other = wish.isAsAsked ? null : otherCloth(row.specification, ...words);
  const creditDays = creditDaysOf(requested, supplier);
  const priceFactor = other?.priceFactor ?? 1;
  return {
    ...ratesOf(requested, supplier, { creditDays, priceFactor, agreedMinor: wish.agreedMinor }),
    ...minimumTerms(requested, supplier),
    tolerancePercent: oneOf([5, 5, 3], ...words, 'tolerance'),
    leadDays: leadDaysOf(requested, supplier),
    transitDays: transitDaysOf(requested, supplier),
    ...deliveryTerms(requested, supplier, wish.isFreightAsked),
    validTill: addDays(dayInZone(now, row.zone), wholeBetween(2, 10, ...words, 'validity')),
    advancePercent: advanceOf(requested, supplier),
    creditDays,
    ...(other ? { offered: other.offered } : {}),
    sample: oneOf(['available', 'on_request', 'on_request', 'not_available'], ...words, 'sample'),
    badges: badgesOf(supplier),
    note: wish.note ?? other?.note ?? offerNote(requested.cloth.fabricType, ...words),
    fileIds: [],
  };
}

/** As asked; a small mill does not wait longer than the law would let it, and some mills wait only a month. */
function creditDaysOf({ row }: AskedRequest, { name, msmeClass }: AskingSupplier): CreditPeriodDays {
  const wanted = row.specification.creditPeriod ?? 0;
  const days = cappedCreditPeriod(isCreditPeriod(wanted) ? wanted : 0, msmeClass);
  return days > 30 && chance(row.number, name, 'credit') < 0.25 ? 30 : days;
}

/** Exports begin with 30 percent by wire; at home a micro mill asks for more than a large one. */
function advanceOf({ row }: AskedRequest, { name, msmeClass }: AskingSupplier): number {
  if (MARKET_RULES[row.market].taxKind === 'zero_rated_export') return 30;
  const least = msmeClass === 'micro' ? 4 : 2;
  return 5 * wholeBetween(least, 6, row.number, name, 'advance');
}

function badgesOf({ ratingTenths, onTimePercent }: AskingSupplier): QuoteForm['badges'] {
  if (ratingTenths >= 45 && onTimePercent >= 92) return ['assured', 'quality_guarantee'];
  return ratingTenths >= 42 ? ['assured'] : [];
}
