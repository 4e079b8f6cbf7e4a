/** Paying later: the periods a customer may choose, what they add to the price, and where the law ends them. */
import { addMoney, type Money, percentOf } from '#domain/shared/money.ts';
import type { MsmeClass } from '../tax-numbers/msme.ts';

export const CREDIT_PERIODS_DAYS = [0, 30, 45, 60, 90] as const;
export type CreditPeriodDays = (typeof CREDIT_PERIODS_DAYS)[number];

/** 1.5 percent for every 30 days: what waiting for money costs, wherever it is counted. */
export const CREDIT_BASIS_POINTS_PER_DAY = 5n;
/** Section 15 of the MSMED Act: a micro or small seller, whoever wove the cloth, must be paid within 45 days. */
export const MICRO_SMALL_SELLER_MAX_DAYS = 45;

export function isCreditPeriod(days: number): days is CreditPeriodDays {
  return (CREDIT_PERIODS_DAYS as readonly number[]).includes(days);
}

export function creditLoadBasisPoints(days: CreditPeriodDays): bigint {
  return BigInt(days) * CREDIT_BASIS_POINTS_PER_DAY;
}

export function priceWithCredit(price: Money, days: CreditPeriodDays): Money {
  return addMoney(price, percentOf(price, creditLoadBasisPoints(days)));
}

/** `sellerClass` is null when whoever writes the invoice is not registered as an MSME. */
export function creditPeriodsFor(sellerClass: MsmeClass | null): CreditPeriodDays[] {
  return CREDIT_PERIODS_DAYS.filter((days) => !isBeyondTheLaw(days, sellerClass));
}

export function cappedCreditPeriod(days: CreditPeriodDays, sellerClass: MsmeClass | null): CreditPeriodDays {
  return isBeyondTheLaw(days, sellerClass) ? MICRO_SMALL_SELLER_MAX_DAYS : days;
}

function isBeyondTheLaw(days: CreditPeriodDays, sellerClass: MsmeClass | null): boolean {
  return (sellerClass === 'micro' || sellerClass === 'small') && days > MICRO_SMALL_SELLER_MAX_DAYS;
}

/** Nothing can be bought on credit before a limit is agreed. */
export const NO_CREDIT_LIMIT = 'You need a credit limit first. Message us to set one up.';
