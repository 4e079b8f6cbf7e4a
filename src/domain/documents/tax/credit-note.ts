/** A credit note (CGST Act s.34): what is taken back from one tax invoice, with the tax of its own taxable value. */
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { addMoney, type Money, money } from '#domain/shared/money.ts';
import { allocateMoney } from '#domain/shared/money-allocation.ts';
import {
  figuresOn,
  type InclusiveFigures,
  inclusiveFigures,
  size,
  type TaxRate,
} from './inclusive-figures.ts';
import type { TaxDocument } from './tax-document.ts';

/** SV/26-27/C00123: sixteen characters with a prefix of three letters, and apart from the invoices of the same prefix. */
export function writeCreditNoteNumber(prefix: string, financialYear: string, serial: number): string {
  return `${prefix}/${financialYear}/C${String(serial).padStart(5, '0')}`;
}

/** What earlier notes have left of an invoice. */
export type LeftOfInvoice = { readonly taxable: Money; readonly total: Money };

/** No note takes back more value than is left; the one that takes the last of the money takes all of the value too. */
export function noteFigures(total: Money, rates: readonly TaxRate[], left: LeftOfInvoice): InclusiveFigures {
  if (total.minor < left.total.minor) return inclusiveFigures(total, rates, left.taxable);
  return withinRoundOff(figuresOn(left.taxable, total, rates));
}

/** In paise, on any paper. */
const LARGEST_ROUND_OFF = 50n;

/** The last note has the round-off of its invoice, which rounding the notes before it can raise by a paisa or two. */
function withinRoundOff(figures: InclusiveFigures): InclusiveFigures {
  const { roundOff, taxable, taxes, total } = figures;
  if (size(roundOff) <= LARGEST_ROUND_OFF) return figures;
  const minor = taxable.minor + (roundOff.minor > 0n ? 1n : -1n);
  return withinRoundOff(figuresOn({ ...taxable, minor }, total, taxes));
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
  readonly left: LeftOfInvoice;
  /** In thousandths of the unit of the invoice; 0 where the price alone is reduced. */
  readonly thousandths: bigint;
};

/** Parties, rate and customs rate are those of the invoice. */
export function creditNoteDocument(invoice: TaxDocument, note: NoteHead): TaxDocument {
  const [line] = invoice.lines;
  if (!line) throw new RangeError('an invoice has a line');
  const isWhole = note.total.minor === invoice.total.minor;
  // Whatever is given back whole takes back what stood on the invoice, its round-off too.
  const { taxable, taxes, roundOff, total } = isWhole
    ? invoice
    : noteFigures(note.total, line.taxes, note.left);
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
