/**
 * Goods that are paid before they leave are asked for shipment by shipment: once its rolls are packed, a shipment has a
 * part of its own, and only that one has to be paid for it to leave.
 */
import {
  type AddedPart,
  applyAdvances,
  type BillablePart,
  type BilledParts,
  endSettled,
  type InvoiceToBill,
  lesser,
  type Part,
  resize,
  sumOf,
} from './bill-invoice.ts';

export type AskedParts = Pick<BilledParts, 'parts' | 'added' | 'own'>;

/** Null: credit, a bank's letter or money that came stands for it, so nobody is asked. */
export function askForShipment(given: readonly BillablePart[], invoice: InvoiceToBill): AskedParts | null {
  const parts: Part[] = given.map((part) => ({ ...part }));
  const ahead = parts.filter(({ isInvoiced, state }) => !isInvoiced && state !== 'cancelled');
  const balance = ahead.filter(({ kind }) => kind !== 'advance');
  const open = balance.filter(({ state }) => state === 'open');
  const requested = open.find(({ isForIt }) => isForIt) ?? open[0];
  if (!requested || balance.some(({ state }) => state === 'covered')) return null;
  const paid = balance.filter(({ state }) => state === 'paid');
  const needed = invoice.totalMinor - shareOfAdvance(ahead, invoice) - sumOf(paid);
  const added: AddedPart[] = [];
  if (needed <= 0n) return askedBefore(parts, requested, paid[0]);
  const others = open.filter((part) => part !== requested);
  resize(requested, lesser(needed, sumOf(open)), others, { added, promises: [] });
  requested.isForIt = true;
  endSettled(parts);
  return { parts, added, own: parts.indexOf(requested) };
}

/** What is paid is enough: it stands for the shipment, and what was asked for it before is for the next one. */
function askedBefore(parts: readonly Part[], requested: Part, paid: Part | undefined): AskedParts | null {
  requested.isForIt = false;
  if (!paid) return null;
  paid.isForIt = true;
  return { parts, added: [], own: parts.indexOf(paid) };
}

/** It is taken with the invoice; here it is only reckoned with. */
function shareOfAdvance(ahead: readonly Part[], invoice: InvoiceToBill): bigint {
  const copies = ahead.filter(({ kind }) => kind === 'advance').map((part) => ({ ...part }));
  return applyAdvances(copies, invoice.totalMinor, invoice);
}

type State = Pick<BillablePart, 'state' | 'isInvoiced'> & {
  /** For a shipment that is packed or has left. */
  readonly isForShipment: boolean;
};

/** The first goods may leave: nothing is open, or nothing of what was asked for them. */
export function isPaidForDispatch(parts: readonly State[]): boolean {
  const isOpen = ({ state }: State) => state === 'open';
  if (!parts.some(isOpen)) return true;
  const requested = parts.filter(({ isForShipment, isInvoiced }) => isForShipment && !isInvoiced);
  return requested.length > 0 && !requested.some(isOpen);
}

/** The rolls were unpacked: what is still open is one part again. */
export function askNoLonger(given: readonly BillablePart[]): readonly BillablePart[] {
  const parts: Part[] = given.map((part) => ({ ...part }));
  const open = parts.filter(
    ({ isInvoiced, state, kind }) => !isInvoiced && state === 'open' && kind !== 'advance',
  );
  const requested = open.find(({ isForIt }) => isForIt);
  const others = open.filter((part) => part !== requested);
  if (requested) resize(requested, sumOf(open), others, { added: [], promises: [] });
  for (const part of parts) part.isForIt = false;
  endSettled(parts);
  return parts;
}
