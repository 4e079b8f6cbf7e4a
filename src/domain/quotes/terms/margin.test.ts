import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from '#domain/shared/money.ts';
import { MOST_MARGIN_BASIS_POINTS, parseMargin, rateWithMargin } from './margin.ts';

test('a margin is typed in percent and kept in basis points', () => {
  expect(parseMargin('4.5')).toEqual({ ok: true, basisPoints: 450n });
  expect(parseMargin(' 12.25 ')).toEqual({ ok: true, basisPoints: 1225n });
  expect(parseMargin('0')).toEqual({ ok: true, basisPoints: 0n });
  expect(parseMargin('100')).toEqual({ ok: true, basisPoints: MOST_MARGIN_BASIS_POINTS });
  for (const bad of ['', '-1', '4.555', '100.01', '1e1', 'ten', '9'.repeat(41)])
    expect(parseMargin(bad).ok).toBe(false);
});

test('the margin comes on top, half-up to the paisa', () => {
  const rate = (minor: bigint) => ({ price: money(minor, 'INR'), unit: 'metre' }) as const;
  expect(rateWithMargin(rate(10_000n), 450n)).toEqual(rate(10_450n));
  expect(rateWithMargin(rate(10n), 500n)).toEqual(rate(11n));
  expect(rateWithMargin(rate(9n), 500n)).toEqual(rate(9n));
});

test('the buyer never pays less than the mill asks, and never more than double', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 8n }),
      fc.bigInt({ min: 0n, max: MOST_MARGIN_BASIS_POINTS }),
      (minor, basisPoints) => {
        const { price } = rateWithMargin({ price: money(minor, 'USD'), unit: 'yard' }, basisPoints);
        expect(price.minor >= minor && price.minor <= minor * 2n).toBe(true);
      },
    ),
  );
});
