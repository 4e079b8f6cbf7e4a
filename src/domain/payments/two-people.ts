/** Whatever creates, pays out, forgives or lends money takes two people above a sum, and never its maker alone. */
import type { StaffRole } from '#domain/account/staff-role.ts';
import { addMoney, type Currency, compareMoney, type Money, money } from '#domain/shared/money.ts';

/** Up to here one person is enough: a lakh of rupees, or a thousand dollars. */
const ONE_PERSON_UP_TO = {
  INR: money(10_000_000n, 'INR'),
  USD: money(100_000n, 'USD'),
} as const satisfies Record<Currency, Money>;

type ActRule = {
  /** Whose word counts, besides the owner's. */
  readonly roles: readonly StaffRole[];
  /** What has no sum of its own, or decides about every sum to come, always takes two. */
  readonly takesTwo: 'above_sum' | 'always';
};

const ACCOUNTS = ['accounts'] as const;

/** Every act of staff by which money moves; an endpoint names the one that it does. */
export const MONEY_ACTS = {
  refund: { roles: ACCOUNTS, takesTwo: 'above_sum' },
  payout: { roles: ACCOUNTS, takesTwo: 'above_sum' },
  bank_file: { roles: ACCOUNTS, takesTwo: 'above_sum' },
  cancellation: { roles: ACCOUNTS, takesTwo: 'above_sum' },
  claim_offer: { roles: ['desk', 'accounts'], takesTwo: 'above_sum' },
  transfer_match: { roles: ACCOUNTS, takesTwo: 'above_sum' },
  letter_of_credit: { roles: ACCOUNTS, takesTwo: 'above_sum' },
  credit_limit: { roles: ACCOUNTS, takesTwo: 'above_sum' },
  mill_payment: { roles: ACCOUNTS, takesTwo: 'above_sum' },
  seller_bank: { roles: ['owner'], takesTwo: 'always' },
  price_row: { roles: ACCOUNTS, takesTwo: 'always' },
} as const satisfies Record<string, ActRule>;
export type MoneyAct = keyof typeof MONEY_ACTS;

/** Those that are kept as they were typed until a second person lets them take effect; the others have states of their own. */
export const HELD_ACTS = [
  'claim_offer',
  'transfer_match',
  'letter_of_credit',
  'credit_limit',
  'seller_bank',
  'price_row',
  'mill_payment',
] as const satisfies readonly MoneyAct[];
export type HeldActKind = (typeof HELD_ACTS)[number];

/** Whoever gives the second word of a held act, whoever gave the first. */
export const SECOND_PERSON_ROLES = ['accounts', 'owner'] as const satisfies readonly StaffRole[];

export function peopleNeeded(act: MoneyAct, amount: Money | null): 1 | 2 {
  if (MONEY_ACTS[act].takesTwo === 'always' || amount === null) return 2;
  return compareMoney(amount, ONE_PERSON_UP_TO[amount.currency]) > 0 ? 2 : 1;
}

/** `words`: by whom it was released, of those whose word counts as one of two. */
type Released = { readonly amount: Money; readonly words: readonly string[] };

/**
 * What one person may send in a bank file. Many small payouts are one large sum: whoever released them alone leaves them
 * to a colleague, who in turn leaves theirs.
 */
export function fileableBy<Payout extends Released>(staffId: string, payouts: readonly Payout[]): Payout[] {
  const own = payouts.filter(({ words }) => words.every((word) => word === staffId));
  const [first, ...others] = own.map(({ amount }) => amount);
  if (!first || peopleNeeded('bank_file', others.reduce(addMoney, first)) === 1) return [...payouts];
  return payouts.filter((payout) => !own.includes(payout));
}

export type ReleaseStep = 'released' | 'waits_for_second' | 'second_person_needed' | 'role_too_new';
export type Releaser = {
  readonly staffId: string;
  readonly isAutopilot: boolean;
  /** Was given the role lately; until then the word is none of two. */
  readonly newUntil: Date | null;
};

type Words = {
  readonly needed: 1 | 2;
  /** Has given their word before, and still may. */
  readonly approvedBy: Releaser | null;
  readonly by: Releaser;
  /** The member of staff out of whose act the thing came. */
  readonly madeBy: string | null;
};

/**
 * The autopilot of a demo is not a person: its word never stands beside a person's, a person's takes its place, and it
 * makes nothing by which a person would be bound.
 */
export function releaseStep({ needed, approvedBy: given, by, madeBy }: Words): ReleaseStep {
  if (needed === 1) return 'released';
  if (by.newUntil) return 'role_too_new';
  const approvedBy = given?.newUntil ? null : given;
  if (approvedBy?.staffId === by.staffId) return 'second_person_needed';
  if (madeBy === by.staffId && !by.isAutopilot) return 'second_person_needed';
  if (!approvedBy) return 'waits_for_second';
  if (approvedBy.isAutopilot === by.isAutopilot) return 'released';
  return by.isAutopilot ? 'second_person_needed' : 'waits_for_second';
}
