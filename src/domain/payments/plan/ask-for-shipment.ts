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
  const asked = open.find(({ isForIt }) => isForIt) ?? open[0];
  if (!asked || balance.some(({ state }) => state === 'covered')) return null;
  const paid = balance.filter(({ state }) => state === 'paid');
  const needed = invoice.totalMinor - shareOfAdvance(ahead, invoice) - sumOf(paid);
  const added: AddedPart[] = [];
  if (needed <= 0n) return askedBefore(parts, asked, paid[0]);
  const others = open.filter((part) => part !== asked);
  resize(asked, lesser(needed, sumOf(open)), others, { added, promises: [] });
  asked.isForIt = true;
  endSettled(parts);
  return { parts, added, own: parts.indexOf(asked) };
}

/** What is paid is enough: it stands for the shipment, and what was asked for it before is for the next one. */
function askedBefore(parts: readonly Part[], asked: Part, paid: Part | undefined): AskedParts | null {
  asked.isForIt = false;
  if (!paid) return null;
  paid.isForIt = true;
  return { parts, added: [], own: parts.indexOf(paid) };
}

/** It is taken with the invoice; here it is only reckoned with. */
function shareOfAdvance(ahead: readonly Part[], invoice: InvoiceToBill): bigint {
  const copies = ahead.filter(({ kind }) => kind === 'advance').map((part) => ({ ...part }));
  return applyAdvances(copies, invoice.totalMinor, invoice);
}

type Standing = Pick<BillablePart, 'state' | 'isInvoiced'> & {
  /** For a shipment that is packed or has left. */
  readonly isForShipment: boolean;
};

/** The first goods may leave: nothing is open, or nothing of what was asked for them. */
export function isPaidForDispatch(parts: readonly Standing[]): boolean {
  const isOpen = ({ state }: Standing) => state === 'open';
  if (!parts.some(isOpen)) return true;
  const asked = parts.filter(({ isForShipment, isInvoiced }) => isForShipment && !isInvoiced);
  return asked.length > 0 && !asked.some(isOpen);
}

/** The rolls were unpacked: what is still open is one part again. */
export function askNoLonger(given: readonly BillablePart[]): readonly BillablePart[] {
  const parts: Part[] = given.map((part) => ({ ...part }));
  const open = parts.filter(
    ({ isInvoiced, state, kind }) => !isInvoiced && state === 'open' && kind !== 'advance',
  );
  const asked = open.find(({ isForIt }) => isForIt);
  const others = open.filter((part) => part !== asked);
  if (asked) resize(asked, sumOf(open), others, { added: [], promises: [] });
  for (const part of parts) part.isForIt = false;
  endSettled(parts);
  return parts;
}
