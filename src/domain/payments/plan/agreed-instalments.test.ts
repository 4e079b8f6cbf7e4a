import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paymentTerms } from '#domain/documents/proforma/payment-blocks.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { type Money, money } from '#domain/shared/money.ts';
import { lowerInstalments } from './adjust-instalments.ts';
import { agreedInstalments } from './agreed-instalments.ts';
import { instalmentsOf, type PaymentPlan, storedKind } from './payment-plan.ts';

const plans = fc.record({
  advancePercent: fc.integer({ min: 0, max: 100 }),
  creditDays: fc.constantFrom(0 as const, 30 as const, 45 as const),
});
const rupees = (minor: bigint) => money(minor, 'INR');
const sumOf = (parts: readonly { amount: Money }[]) =>
  parts.reduce((sum, { amount }) => sum + amount.minor, 0n);

function planned(
  total: Money,
  { advancePercent, creditDays }: { advancePercent: number; creditDays: 0 | 30 | 45 },
) {
  const plan: PaymentPlan = {
    advancePercent,
    balance: creditDays > 0 ? 'on_credit' : 'before_dispatch',
    creditDays,
  };
  return instalmentsOf(total, plan).map((part) => ({ kind: storedKind(part), amount: part.amount }));
}

test('the terms of a paper add up to its total, however much was billed less or more since', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 11n }),
      plans,
      fc.integer({ min: -100, max: 20 }),
      (minor, plan, changePercent) => {
        const total = rupees(minor);
        const agreed = planned(total, plan);
        const change = (minor * BigInt(changePercent)) / 100n;
        const billed = change < 0n ? lowered(agreed, -change) : raised(agreed, change);
        const terms = agreedInstalments(total, billed);
        expect(sumOf(terms)).toBe(minor);
        expect(terms.every(({ amount }) => amount.minor > 0n)).toBe(true);
        expect(agreedInstalments(total, agreed)).toEqual(agreed);
        const printed = paymentTerms({
          instalments: terms.map(({ amount }) => ({ label: '', dueText: '', amount })),
        });
        const rows = printed.kind === 'table' ? printed.rows : [];
        expect(rows.map(({ cells }) => cells[2])).toEqual(terms.map(({ amount }) => formatMoney(amount)));
      },
    ),
  );
});

type Parts = ReturnType<typeof planned>;

function lowered(parts: Parts, lessMinor: bigint): Parts {
  const open = parts.map(({ kind, amount }) => ({
    kind,
    state: 'open' as const,
    amountMinor: amount.minor,
    paidMinor: 0n,
    settledMinor: 0n,
  }));
  return lowerInstalments(open, lessMinor).map(({ amountMinor }, place) => ({
    kind: parts[place]?.kind ?? 'balance',
    amount: rupees(amountMinor),
  }));
}

/** Credit grows; anything else gets an instalment of its own. */
function raised(parts: Parts, moreMinor: bigint) {
  if (moreMinor === 0n) return parts;
  const credit = parts.findIndex(({ kind }) => kind === 'credit');
  if (credit < 0) return [...parts, { kind: 'adjustment' as const, amount: rupees(moreMinor) }];
  return parts.map((part, place) =>
    place === credit ? { ...part, amount: rupees(part.amount.minor + moreMinor) } : part,
  );
}
