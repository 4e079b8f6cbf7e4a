/** Who has not paid yet keeps only so much of the shelf from others. */
import type { OrderProblem } from './order-problem.ts';

export type BuyerTrust = {
  /** Orders that were paid or covered. */
  readonly paidOrders: number;
  /** The marketplace granted this company credit, so somebody knows it. */
  readonly hasCredit: boolean;
};

const UNPAID_HOLDS = { newcomer: 2, hasPaid: 5, paysOften: 20, hasCredit: 500 } as const;
const PAYS_OFTEN = 10;

export function mostUnpaidHolds({ paidOrders, hasCredit }: BuyerTrust): number {
  if (hasCredit) return UNPAID_HOLDS.hasCredit;
  if (paidOrders >= PAYS_OFTEN) return UNPAID_HOLDS.paysOften;
  return paidOrders > 0 ? UNPAID_HOLDS.hasPaid : UNPAID_HOLDS.newcomer;
}

export function unpaidHoldsProblem(held: number, trust: BuyerTrust): OrderProblem | null {
  if (held < mostUnpaidHolds(trust)) return null;
  return {
    code: 'too_many_holds',
    message: `We are already holding stock for ${held} of your unpaid orders. Pay or cancel one of them first.`,
  };
}
