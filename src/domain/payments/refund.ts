/** Money that goes back: the way it came, and above a set amount only with two people's word. */
import { type Currency, compareMoney, type Money, money } from '#domain/shared/money.ts';

const ONE_PERSON_UP_TO = {
  INR: money(10_000_000n, 'INR'),
  USD: money(100_000n, 'USD'),
} as const satisfies Record<Currency, Money>;

export function releasersNeeded(amount: Money): 1 | 2 {
  return compareMoney(amount, ONE_PERSON_UP_TO[amount.currency]) > 0 ? 2 : 1;
}

export type ReleaseStep = 'released' | 'waits_for_second' | 'second_person_needed';
export type Releaser = { readonly staffId: string; readonly isAutopilot: boolean };

/**
 * `approvedBy` has given their word before. The autopilot of a demo is not a person: its word never stands beside a
 * person's, and a person's takes its place.
 */
export function releaseStep(amount: Money, approvedBy: Releaser | null, by: Releaser): ReleaseStep {
  if (approvedBy?.staffId === by.staffId) return 'second_person_needed';
  if (releasersNeeded(amount) === 1) return 'released';
  if (!approvedBy) return 'waits_for_second';
  if (approvedBy.isAutopilot === by.isAutopilot) return 'released';
  return by.isAutopilot ? 'second_person_needed' : 'waits_for_second';
}

/** A captured payment with what of it has gone back already. */
export type Refundable = { readonly paymentId: string; readonly captured: Money; readonly refunded: Money };
export type RefundPart = { readonly paymentId: string; readonly amount: Money };

/** From the latest payment backwards; never more out of a payment than came in by it. */
export function refundParts(payments: readonly Refundable[], amount: Money): RefundPart[] {
  let left = amount.minor;
  const parts: RefundPart[] = [];
  for (const { paymentId, captured, refunded } of payments.toReversed()) {
    const possible = captured.minor - refunded.minor;
    const part = possible < left ? possible : left;
    if (part > 0n) parts.push({ paymentId, amount: money(part, amount.currency) });
    left -= part > 0n ? part : 0n;
  }
  if (left > 0n) throw new RangeError('more would go back than has come in');
  return parts;
}

/** How much of each part of the plan goes back, from the last one on; never more of a part than was paid for it. */
export function allocateRefund(paid: readonly Money[], refund: Money): Money[] {
  let left = refund.minor;
  return paid
    .toReversed()
    .map(({ minor, currency }) => {
      const part = minor < left ? minor : left;
      left -= part;
      return money(part, currency);
    })
    .toReversed();
}
