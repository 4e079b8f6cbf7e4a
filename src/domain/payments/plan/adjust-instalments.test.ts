import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AdjustableInstalment, instalmentToRaise, lowerInstalments } from './adjust-instalments.ts';

const part = (change: Partial<AdjustableInstalment>): AdjustableInstalment => ({
  kind: 'balance',
  state: 'paid',
  amountMinor: 1000n,
  paidMinor: 1000n,
  settledMinor: 1000n,
  ...change,
});
const open = { state: 'covered', paidMinor: 0n, settledMinor: 0n } as const;
const amounts = (parts: readonly AdjustableInstalment[], less: bigint) =>
  lowerInstalments(parts, less).map(({ amountMinor, paidMinor }) => [amountMinor, paidMinor]);

test('what is paid turns into account credit, the last instalment first', () => {
  const plan = [part({ kind: 'advance' }), part({ amountMinor: 300n, paidMinor: 300n, settledMinor: 300n })];
  expect(amounts(plan, 100n)).toEqual([
    [1000n, 1000n],
    [200n, 200n],
  ]);
  expect(amounts(plan, 400n)).toEqual([
    [900n, 900n],
    [0n, 0n],
  ]);
});

test('what is owed goes down before anything that was paid', () => {
  const plan = [part({ kind: 'advance' }), part({ kind: 'credit', ...open })];
  expect(amounts(plan, 400n)).toEqual([
    [1000n, 1000n],
    [600n, 0n],
  ]);
  expect(lowerInstalments(plan, 1000n)[1]).toEqual({ amountMinor: 0n, paidMinor: 0n, isNowPaid: true });
  expect(amounts(plan, 1100n)[0]).toEqual([900n, 900n]);
});

test('a letter of credit goes down before credit of ours, as the books do it', () => {
  const plan = [part(open), part({ kind: 'credit', ...open })];
  expect(amounts(plan, 1200n)).toEqual([
    [0n, 0n],
    [800n, 0n],
  ]);
});

test('tax that the buyer deducted is never paid out', () => {
  const withheld = part({ paidMinor: 900n, settledMinor: 1000n });
  expect(amounts([withheld], 900n)).toEqual([[100n, 0n]]);
  expect(() => lowerInstalments([withheld], 901n)).toThrow(RangeError);
});

test('only credit that is still owed grows; anything else asks for an instalment of its own', () => {
  expect(instalmentToRaise([part({ kind: 'advance' }), part({ kind: 'credit', ...open })])).toBe(1);
  expect(instalmentToRaise([part({ kind: 'credit' })])).toBe(-1);
  expect(instalmentToRaise([part(open)])).toBe(-1);
});

test('whatever is taken off, sums follow exactly and nothing falls below zero', () => {
  const any = fc
    .record({
      kind: fc.constantFrom('advance', 'balance', 'credit'),
      amount: fc.bigInt({ min: 1n, max: 10_000n }),
      paidPercent: fc.bigInt({ min: 0n, max: 100n }),
    })
    .map(({ kind, amount, paidPercent }) => {
      const paid = (amount * paidPercent) / 100n;
      const state = paid === amount ? 'paid' : kind === 'credit' ? 'covered' : 'open';
      return part({ kind, state, amountMinor: amount, paidMinor: paid, settledMinor: paid } as object);
    });
  fc.assert(
    fc.property(
      fc.array(any, { minLength: 1, maxLength: 4 }),
      fc.bigInt({ min: 0n, max: 100n }),
      (plan, percent) => {
        const total = plan.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
        const less = (total * percent) / 100n;
        const after = lowerInstalments(plan, less);
        expect(after.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)).toBe(total - less);
        for (const { amountMinor, paidMinor } of after) {
          expect(paidMinor >= 0n && amountMinor >= paidMinor).toBe(true);
        }
      },
    ),
  );
});
