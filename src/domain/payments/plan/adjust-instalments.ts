/** Which instalments change when billing follows the quantity really dispatched; the books move in the same order. */
import type { InstalmentState } from './instalment-state.ts';
import type { StoredInstalmentKind } from './payment-plan.ts';

export type AdjustableInstalment = {
  readonly kind: StoredInstalmentKind;
  readonly state: InstalmentState;
  readonly amountMinor: bigint;
  readonly paidMinor: bigint;
  /** Paid, deducted as tax or written off. */
  readonly settledMinor: bigint;
};

export type AdjustedInstalment = {
  readonly amountMinor: bigint;
  readonly paidMinor: bigint;
  /** Nothing of it is left to pay any more. */
  readonly isNowPaid: boolean;
};

const isLive = ({ state }: AdjustableInstalment) => state === 'open' || state === 'covered';

/**
 * Less is billed: first what is simply due goes down, then what is owed on credit, and what is paid already turns into
 * account credit; of each the last instalment first. One result for each instalment.
 */
export function lowerInstalments(
  instalments: readonly AdjustableInstalment[],
  lessMinor: bigint,
): AdjustedInstalment[] {
  const lowered = instalments.map((given) => ({ ...given }));
  let left = lessMinor;
  const take = (part: bigint) => {
    const taken = part < left ? part : left;
    left -= taken;
    return taken;
  };
  const latestFirst = lowered.toReversed();
  const onCredit = (row: AdjustableInstalment) => row.kind === 'credit';
  const owed = latestFirst.filter(isLive);
  for (const row of [...owed.filter((each) => !onCredit(each)), ...owed.filter(onCredit)]) {
    row.amountMinor -= take(row.amountMinor - row.settledMinor);
  }
  for (const row of latestFirst) {
    const part = take(row.paidMinor);
    row.amountMinor -= part;
    row.paidMinor -= part;
    row.settledMinor -= part;
  }
  if (left > 0n) throw new RangeError('no more can be taken off than was billed');
  return lowered.map((row) => ({
    amountMinor: row.amountMinor,
    paidMinor: row.paidMinor,
    isNowPaid: isLive(row) && row.amountMinor === row.settledMinor,
  }));
}

/** More is billed: credit that is still owed grows; -1 asks for an instalment of its own. */
export function instalmentToRaise(instalments: readonly AdjustableInstalment[]): number {
  return instalments.findIndex(({ kind, state }) => kind === 'credit' && state === 'covered');
}
