/** New rates as they are typed beside the old ones, and as they are sent. */
import type { CallInput } from '#contract/endpoint.ts';
import type { publishRates, StaffQuality } from '#contract/staff/qualities.ts';
import { CURRENCIES, type Currency } from '#domain/shared/money.ts';
import { currentRate, RATE_UNIT } from './rate-text.ts';
import { type Validity, validityOf } from './rate-validity-options.ts';

/** `seen`: when the rate that stood beside it began. */
export type TypedRate = { fabId: string; currency: Currency; rate: string; seen: string | null };
export type TypedRates = Readonly<Record<string, TypedRate>>;

export function rateKey(fabId: string, currency: Currency): string {
  return `${fabId} ${currency}`;
}

export function typeRate(
  typed: TypedRates,
  quality: StaffQuality,
  { currency, rate }: Pick<TypedRate, 'currency' | 'rate'>,
): TypedRates {
  const key = rateKey(quality.fabId, currency);
  if (rate === '') return Object.fromEntries(Object.entries(typed).filter(([each]) => each !== key));
  const seen = currentRate(quality, currency)?.effectiveFrom ?? null;
  return { ...typed, [key]: { fabId: quality.fabId, currency, rate, seen } };
}

/** A colleague has published since: the figure was meant against another one. */
export function isRateChanged(quality: StaffQuality, typed: TypedRate | undefined): boolean {
  if (!typed) return false;
  return (currentRate(quality, typed.currency)?.effectiveFrom ?? null) !== typed.seen;
}

/** Every shown rate by so many percent, rounded to the paisa or cent; what somebody has typed stays as typed. */
export function fillByPercent(
  typed: TypedRates,
  shown: readonly StaffQuality[],
  percent: number,
): TypedRates {
  let next = typed;
  for (const quality of shown)
    for (const currency of CURRENCIES) {
      const minor = Number(currentRate(quality, currency)?.rate.price.minor ?? 0);
      if (minor === 0 || rateKey(quality.fabId, currency) in typed) continue;
      const rate = (Math.round(minor * (1 + percent / 100)) / 100).toFixed(2);
      next = typeRate(next, quality, { currency, rate });
    }
  return next;
}

export function ratesBody(
  typed: TypedRates,
  validity: Validity,
  now: Date,
): CallInput<typeof publishRates>['body'] {
  return {
    rates: Object.values(typed).map(({ fabId, currency, rate, seen }) => ({
      fabId,
      currency,
      unit: RATE_UNIT[currency],
      rate: rate.trim(),
      replaces: seen,
      ...validityOf(validity, now),
    })),
  };
}

/** The server names the place in the list; the screen knows the row. */
export function problemsByKey(
  typed: TypedRates,
  fields: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const keys = Object.keys(typed);
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, words]) => {
      const key = keys[Number(/^rates\.(\d+)\./.exec(name)?.[1] ?? -1)];
      return key ? [[key, words]] : [];
    }),
  );
}
