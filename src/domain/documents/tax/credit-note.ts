/** A credit note (CGST Act s.34): what is taken back from one tax invoice, with the tax of its own taxable value. */
import { taxOn } from '#domain/quotes/tax/gst.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { divideHalfUp } from '#domain/shared/decimal.ts';
import { addMoney, type Money, money, subtractMoney } from '#domain/shared/money.ts';
import { allocateMoney } from '#domain/shared/money-allocation.ts';
import type { TaxAmount, TaxDocument } from './tax-document.ts';

/** SV/26-27/C00123: sixteen characters with a prefix of three letters, and apart from the invoices of the same prefix. */
export function writeCreditNoteNumber(prefix: string, financialYear: string, serial: number): string {
  return `${prefix}/${financialYear}/C${String(serial).padStart(5, '0')}`;
}

export type NoteFigures = {
  readonly taxable: Money;
  readonly taxes: readonly TaxAmount[];
  /** Centre and state are equal to the paisa, so that not every sum can be met: a paisa at most is left. */
  readonly roundOff: Money;
  readonly total: Money;
};

type Rate = Pick<TaxAmount, 'kind' | 'basisPoints'>;

/** Of what is given back, tax included. */
export function noteFigures(total: Money, rates: readonly Rate[]): NoteFigures {
  const basisPoints = rates.reduce((sum, rate) => sum + rate.basisPoints, 0);
  const nearest = divideHalfUp(total.minor * 20_000n, BigInt(20_000 + basisPoints * 2));
  const [best] = [nearest, nearest - 1n, nearest + 1n]
    .map((minor) => figuresOf(total, money(minor, total.currency), rates))
    .sort((one, other) => Number(size(one.roundOff) - size(other.roundOff)));
  if (!best) throw new RangeError('a sum has a taxable value');
  return best;
}

function figuresOf(total: Money, taxable: Money, rates: readonly Rate[]): NoteFigures {
  const taxes = rates.map(({ kind, basisPoints }) => ({
    kind,
    basisPoints,
    amount: taxOn(taxable, basisPoints),
  }));
  const gross = taxes.map(({ amount }) => amount).reduce(addMoney, taxable);
  return { taxable, taxes, roundOff: subtractMoney(total, gross), total };
}

function size({ minor }: Money): bigint {
  return minor < 0n ? -minor : minor;
}

/** What a claim may take back from one invoice at most, and how much of its cloth is affected. */
export type ClaimedInvoice = { readonly limit: Money; readonly claimed: bigint };

/** In the proportion of what each could give; never more than that as long as the whole is not more. */
export function spreadOverInvoices(amount: Money, invoices: readonly ClaimedInvoice[]): Money[] {
  return allocateMoney(
    amount,
    invoices.map(({ limit }) => limit.minor),
  );
}

/** Of the affected length; no cloth is named where the claim is not about rolls. */
export function spreadQuantity(
  affected: bigint | null,
  invoices: readonly Pick<ClaimedInvoice, 'claimed'>[],
): bigint[] {
  const claimed = invoices.map((each) => each.claimed);
  if (affected === null || claimed.every((length) => length === 0n)) return claimed.map(() => 0n);
  return allocateMoney(money(affected, 'INR'), claimed).map(({ minor }) => minor);
}

type NoteHead = {
  readonly number: string;
  readonly issuedOn: CalendarDay;
  readonly total: Money;
  /** In thousandths of the unit of the invoice; 0 where the price alone is reduced. */
  readonly thousandths: bigint;
};

/** Parties, rate and customs rate are those of the invoice. */
export function creditNoteDocument(invoice: TaxDocument, note: NoteHead): TaxDocument {
  const [line] = invoice.lines;
  if (!line) throw new RangeError('an invoice has a line');
  const isWhole = note.total.minor === invoice.total.minor;
  // Whatever is given back whole takes back what stood on the invoice, its round-off too.
  const { taxable, taxes, roundOff, total } = isWhole ? invoice : noteFigures(note.total, line.taxes);
  const quantity = line.quantity && { ...line.quantity, thousandths: note.thousandths };
  return {
    ...invoice,
    kind: 'credit_note',
    number: note.number,
    issuedOn: note.issuedOn,
    lines: [{ ...line, quantity, charges: [], taxable, taxes }],
    taxable,
    taxes,
    roundOff,
    total,
    against: { number: invoice.number, issuedOn: invoice.issuedOn },
    transport: null,
    shippingBill: null,
  };
}

export function taxOfDocument({ taxes, total }: Pick<TaxDocument, 'taxes' | 'total'>): Money {
  return taxes.map(({ amount }) => amount).reduce(addMoney, money(0n, total.currency));
}

/** Only whoever is registered took the tax as input credit. */
export function asksReversal(note: TaxDocument): boolean {
  return note.supply === 'domestic' && note.buyer.gstin !== null && taxOfDocument(note).minor > 0n;
}
