/**
 * What a tax invoice does to the parts of an order: it has a part of its own, money that came before pays what it can,
 * and with the last one nothing is left ahead of an invoice.
 */
import { divideHalfUp } from '#domain/shared/decimal.ts';
import type { InstalmentState } from './instalment-state.ts';
import type { StoredInstalmentKind } from './payment-plan.ts';

export type BillablePart = {
  readonly kind: StoredInstalmentKind;
  readonly state: InstalmentState;
  readonly amountMinor: bigint;
  readonly paidMinor: bigint;
  /** Deducted as tax or written off: it settles, but is no money that could be given back. */
  readonly otherMinor: bigint;
  /** What invoices have taken of an advance. */
  readonly appliedMinor: bigint;
  readonly isInvoiced: boolean;
  /** Asked for when the shipment was packed. */
  readonly isForIt: boolean;
};

export type InvoiceToBill = {
  readonly totalMinor: bigint;
  /** Of the ordered goods: what left before, leaves now and was agreed, in thousandths. */
  readonly before: bigint;
  readonly now: bigint;
  readonly ordered: bigint;
  readonly isLast: boolean;
  readonly isOnCredit: boolean;
};

export type AddedPart = Pick<
  BillablePart,
  'kind' | 'state' | 'amountMinor' | 'paidMinor' | 'isInvoiced' | 'isForIt'
>;

export type BilledParts = {
  /** One for each that was given, and behind them those that are new. */
  readonly parts: readonly BillablePart[];
  readonly added: readonly AddedPart[];
  /** Which of the given ones is the invoice's own. */
  readonly own: number | null;
  /** Which of the given ones has to be paid before the goods leave. */
  readonly unpaid: number | null;
  /** Money ahead that pays for this invoice. */
  readonly appliedMinor: bigint;
  /** Money ahead that nothing is left to pay for. */
  readonly releasedMinor: bigint;
};

export type Part = { -readonly [Key in keyof BillablePart]: BillablePart[Key] };

export const settled = ({ paidMinor, otherMinor }: BillablePart) => paidMinor + otherMinor;
export const lesser = (one: bigint, other: bigint) => (one < other ? one : other);
export const isLive = ({ state }: BillablePart) => state === 'open' || state === 'covered';

export function billInvoice(given: readonly BillablePart[], invoice: InvoiceToBill): BilledParts {
  const parts: Part[] = given.map((part) => ({ ...part }));
  const ahead = parts.filter(({ isInvoiced, state }) => !isInvoiced && state !== 'cancelled');
  const advances = ahead.filter(({ kind }) => kind === 'advance');
  let appliedMinor = applyAdvances(advances, invoice.totalMinor, invoice);
  const found = ownPart(ahead);
  // Without another part the advance stands for everything, a rounded rupee of a part shipment too.
  if (!found) appliedMinor += applyAdvances(advances, invoice.totalMinor - appliedMinor, ALL_OF_IT);
  const rest = invoice.totalMinor - appliedMinor;
  const own = rest > 0n ? found : undefined;
  const added: AddedPart[] = [];
  let extra = rest;
  let unpaid: number | null = null;
  if (own) {
    const others = ahead.filter((part) => part !== own && part.kind !== 'advance').toSorted(openFirst);
    // Credit and letters grow with the goods; what is paid before dispatch was asked for already.
    const wanted = own.state === 'covered' ? rest : lesser(rest, sumOf([own, ...others]));
    resize(own, wanted, others, { added, promises: advances });
    if (own.state !== 'covered' && settled(own) < wanted) unpaid = parts.indexOf(own);
    own.isInvoiced = true;
    own.isForIt = true;
    appliedMinor += settled(own);
    extra = rest - wanted;
  }
  if (extra > 0n) added.push(extraPart(extra, invoice));
  const releasedMinor = invoice.isLast ? releaseAhead(parts, added) : 0n;
  endSettled(parts);
  const kept = added.filter(({ isInvoiced }) => isInvoiced || !invoice.isLast);
  const index = own ? parts.indexOf(own) : null;
  return { parts, added: kept, own: index, unpaid, appliedMinor, releasedMinor };
}

/** Nothing follows the goods that have left: what was paid ahead and no invoice took goes back. */
export function releaseRest(given: readonly BillablePart[]): Pick<BilledParts, 'parts' | 'releasedMinor'> {
  const parts: Part[] = given.map((part) => ({ ...part }));
  const releasedMinor = releaseAhead(parts, []);
  endSettled(parts);
  return { parts, releasedMinor };
}

/** Of a part whose whole sum went to others nothing was ever paid. */
export function endSettled(parts: readonly Part[]): void {
  for (const part of parts) {
    if (!isLive(part) || settled(part) !== part.amountMinor) continue;
    part.state = part.amountMinor === 0n ? 'cancelled' : 'paid';
  }
}

/** What was asked for with the shipment comes first, then what is paid. */
function openFirst(one: Part, other: Part): number {
  const rank = ({ isForIt, state }: Part) => (isForIt ? 0 : state === 'paid' ? 1 : 2);
  return rank(one) - rank(other);
}

type Share = Pick<InvoiceToBill, 'before' | 'now' | 'ordered' | 'isLast'>;
const ALL_OF_IT: Share = { before: 0n, now: 0n, ordered: 0n, isLast: true };

/** In the proportion of the goods that are still to come. */
export function applyAdvances(
  advances: readonly Part[],
  most: bigint,
  { before, now, ordered, isLast }: Share,
): bigint {
  let applied = 0n;
  for (const advance of advances) {
    const free = settled(advance) - advance.appliedMinor;
    const isRest = isLast || before + now >= ordered;
    const share = isRest ? free : divideHalfUp(free * now, ordered - before);
    const part = lesser(share, most - applied);
    advance.appliedMinor += part;
    applied += part;
  }
  return applied;
}

/** A bank's letter may stand for the advance too: then nothing of it was paid. */
function ownPart(ahead: readonly Part[]): Part | undefined {
  return (
    ahead.find(({ isForIt }) => isForIt) ??
    ahead.find(({ kind }) => kind !== 'advance') ??
    ahead.find((part) => part.state === 'covered' && settled(part) === 0n)
  );
}

/** The invoice's part takes from the others or leaves them what is over; money moves with it. */
export function resize(
  own: Part,
  wanted: bigint,
  others: readonly Part[],
  { added, promises }: { added: AddedPart[]; promises: readonly Part[] },
): void {
  for (const other of [...others, ...promises.filter((part) => part !== own)]) {
    const taken = lesser(
      wanted - own.amountMinor,
      other.amountMinor - (other.kind === 'advance' ? settled(other) : 0n),
    );
    if (taken > 0n) shift(other, own, taken);
  }
  const over = own.amountMinor - wanted;
  own.amountMinor = wanted;
  if (over <= 0n) return;
  const surplus = settled(own) > wanted ? settled(own) - wanted : 0n;
  takePaid(own, surplus);
  const [other] = others;
  if (other) {
    other.amountMinor += over;
    other.paidMinor += surplus;
    return;
  }
  const { kind } = own;
  const state = surplus === over ? 'paid' : own.state === 'covered' ? 'covered' : 'open';
  added.push({ kind, state, amountMinor: over, paidMinor: surplus, isInvoiced: false, isForIt: false });
}

function shift(from: Part, to: Part, minor: bigint): void {
  from.amountMinor -= minor;
  to.amountMinor += minor;
  const surplus = settled(from) - from.amountMinor;
  if (surplus <= 0n) return;
  takePaid(from, surplus);
  to.paidMinor += surplus;
}

function takePaid(part: Part, minor: bigint): void {
  if (minor > part.paidMinor) throw new RangeError('only money that came can be moved');
  part.paidMinor -= minor;
}

/** More left than was agreed: credit grows with it, anything else is asked for with the invoice. */
function extraPart(amountMinor: bigint, { isOnCredit }: InvoiceToBill): AddedPart {
  const part = { amountMinor, paidMinor: 0n, isInvoiced: true, isForIt: true };
  return isOnCredit
    ? { ...part, kind: 'credit', state: 'covered' }
    : { ...part, kind: 'adjustment', state: 'open' };
}

function releaseAhead(parts: readonly Part[], added: readonly AddedPart[]): bigint {
  let released = added.reduce((sum, { isInvoiced, paidMinor }) => (isInvoiced ? sum : sum + paidMinor), 0n);
  for (const part of parts) {
    if (part.isInvoiced || part.state === 'cancelled') continue;
    // Tax that the buyer deducted is not ours to give back.
    const unused = lesser(settled(part) - part.appliedMinor, part.paidMinor);
    takePaid(part, unused);
    part.amountMinor = settled(part);
    released += unused;
  }
  return released;
}

export function sumOf(parts: readonly Part[]): bigint {
  return parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
}
