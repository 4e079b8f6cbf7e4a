/** Parts of an order as tests write and read them. */
import type { BillablePart, BilledParts } from './bill-invoice.ts';

export const part = (given: Partial<BillablePart>): BillablePart => ({
  kind: 'balance',
  state: 'open',
  amountMinor: 0n,
  paidMinor: 0n,
  otherMinor: 0n,
  appliedMinor: 0n,
  isInvoiced: false,
  isForIt: false,
  ...given,
});
export const paid = (kind: BillablePart['kind'], minor: bigint) =>
  part({ kind, state: 'paid', amountMinor: minor, paidMinor: minor });
export const SHIPMENT = {
  before: 0n,
  now: 420n,
  ordered: 1000n,
  isLast: false,
  isOnCredit: false,
  totalMinor: 42_000n,
};
/** The parts as they stand afterwards. */
export const partsAfter = ({ parts, added }: BilledParts): BillablePart[] => [
  ...parts,
  ...added.map((each) => part(each)),
];
export const short = ({ kind, state, amountMinor, paidMinor, appliedMinor, isInvoiced }: BillablePart) =>
  [kind, state, Number(amountMinor), Number(paidMinor), Number(appliedMinor), isInvoiced] as const;
