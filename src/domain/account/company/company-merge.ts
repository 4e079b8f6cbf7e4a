/** Two companies that turn out to be one: people and addresses come along, the books stay where they were written. */
import type { MembershipState } from './membership.ts';
import type { OrderLimit } from './order-limit.ts';

export type MergeSide = {
  readonly brandId: string;
  readonly name: string;
  readonly isMerged: boolean;
  /** Whether the register confirmed a shared number for this one. */
  readonly holdsNumber: boolean;
};

/** Null: nothing stands in the way. `shared`: the GST numbers of both. */
export function mergeProblem(closed: MergeSide, kept: MergeSide, shared: readonly string[]): string | null {
  if (closed.brandId === kept.brandId) return 'A company cannot be merged into itself.';
  if (closed.isMerged) return `${closed.name} has already been merged.`;
  if (kept.isMerged) return `${kept.name} has itself been merged into another company.`;
  if (shared.length === 0) return 'These companies have no GST number in common.';
  // Whoever only typed the number must not become the owner of the company it belongs to.
  if (closed.holdsNumber && !kept.holdsNumber)
    return `The GST number was confirmed for ${closed.name}. Merge ${kept.name} into it instead.`;
  return null;
}

/** `here`: works in both already. `kept_out`: blocked there. `gone`: left there, and comes back by invitation alone. */
export type MergedSeat = 'joins' | 'here' | 'kept_out' | 'gone';

const SEAT_OF = { active: 'here', blocked: 'kept_out', left: 'gone' } as const;

/** `there`: their membership in the company that goes on. */
export function seatAfterMerge(there: MembershipState | null): MergedSeat {
  return there === null ? 'joins' : SEAT_OF[there];
}

/** Every order of theirs is approved by a colleague until an owner says otherwise. */
export const LIMIT_AFTER_MERGE: OrderLimit = 0n;

export type MergedAddress = {
  readonly label: string;
  readonly line1: string;
  readonly city: string;
  readonly postcode: string | null;
};

/** Those that do not stand there yet, whatever they are called and however they are spelled. */
export function addressesToCopy<Address extends MergedAddress>(
  from: readonly Address[],
  to: readonly MergedAddress[],
): Address[] {
  const known = new Set(to.map(placeOf));
  return from.filter((address) => !known.has(placeOf(address)));
}

function placeOf({ line1, city, postcode }: MergedAddress): string {
  return [line1, city, postcode ?? '']
    .map((part) => part.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ''))
    .join('|');
}
