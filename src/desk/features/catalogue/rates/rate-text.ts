/** The rate of a quality that holds now in one currency, in words. */
import type { StaffQuality } from '#contract/staff/qualities.ts';
import { amountInput, rateText } from '#desk/widgets/figures.ts';
import { isRateStale } from '#domain/catalogue/rates/rate-validity.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import type { Currency } from '#domain/shared/money.ts';
import { catalogueTexts } from '../catalogue.texts.ts';

type StaffRate = StaffQuality['rates'][number];

/** How cloth is sold in each: India by the metre, abroad by the yard. */
export const RATE_UNIT = { INR: 'metre', USD: 'yard' } as const satisfies Record<Currency, LengthUnit>;

export function currentRate({ rates }: StaffQuality, currency: Currency): StaffRate | null {
  return rates.find(({ rate }) => rate.price.currency === currency) ?? null;
}

export function isExpired({ validUntil }: StaffRate, now: Date): boolean {
  return isRateStale(validUntil === null ? null : new Date(validUntil), now);
}

export function currentRateText(quality: StaffQuality, currency: Currency, now: Date): string {
  const current = currentRate(quality, currency);
  if (!current) return catalogueTexts.qualities.noRate;
  const words = rateText(current.rate);
  return isExpired(current, now) ? `${words} · ${catalogueTexts.qualities.rateEnded}` : words;
}

/** For other programs; the column names the currency. */
export function plainRate(quality: StaffQuality, currency: Currency): string {
  const current = currentRate(quality, currency);
  return current ? amountInput(current.rate.price) : '';
}
