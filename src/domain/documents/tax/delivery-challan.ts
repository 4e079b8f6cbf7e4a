/** A delivery challan (CGST rule 55): goods that take the place of claimed ones travel with it. No charge, so no supply and no tax. */
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { divideHalfUp } from '#domain/shared/decimal.ts';
import { formatLength, type Length } from '#domain/shared/length.ts';
import { addMoney, type Money, money } from '#domain/shared/money.ts';
import { spreadQuantity } from './credit-note.ts';
import type { TaxDocument } from './tax-document.ts';

/** SV/26-27/D00123: sixteen characters with a prefix of three letters, and apart from invoices and notes of the same prefix. */
export function writeChallanNumber(prefix: string, financialYear: string, serial: number): string {
  return `${prefix}/${financialYear}/D${String(serial).padStart(5, '0')}`;
}

export type ChallanLine = {
  readonly description: string;
  readonly hsn: string;
  readonly quantity: Length;
  /** What the same length cost on the invoice, before tax. */
  readonly taxable: Money;
  /** The invoice that the replaced goods left with. */
  readonly replaces: { readonly number: string; readonly issuedOn: CalendarDay };
};

export type DeliveryChallan = Pick<
  TaxDocument,
  | 'number'
  | 'issuedOn'
  | 'supply'
  | 'seller'
  | 'buyer'
  | 'consignee'
  | 'placeOfSupply'
  | 'orderNumber'
  | 'poNumber'
  | 'taxable'
  | 'rupeeRate'
> & {
  readonly claimNumber: string;
  readonly lines: readonly ChallanLine[];
  readonly transport: NonNullable<TaxDocument['transport']>;
};

/** Claimed goods of one invoice: how much of them may be replaced. */
export type ReplacedGoods = { readonly invoice: TaxDocument; readonly claimed: bigint };

/** More than was claimed would be new goods, and those need an invoice. */
export function replacedQuantityProblem(sent: Length, goods: readonly ReplacedGoods[]): string | null {
  if (sent.thousandths <= 0n) return 'Enter a quantity above 0.';
  const most = { ...sent, thousandths: goods.reduce((sum, { claimed }) => sum + claimed, 0n) };
  if (sent.thousandths <= most.thousandths) return null;
  return `At most ${formatLength(most)} can be replaced for this claim. Anything beyond that needs a tax invoice.`;
}

/** The length is shared by the invoices as the claim is; a line for each that has a part of it. */
export function challanLines(sent: Length, goods: readonly ReplacedGoods[]): ChallanLine[] {
  const shares = spreadQuantity(sent.thousandths, goods);
  return goods.flatMap(({ invoice }, place) => {
    const thousandths = shares[place] ?? 0n;
    return thousandths === 0n ? [] : [lineOf(invoice, { ...sent, thousandths })];
  });
}

function lineOf(invoice: TaxDocument, quantity: Length): ChallanLine {
  const [line] = invoice.lines;
  if (!line?.quantity) throw new RangeError('an invoice of goods has a line with a quantity');
  const minor = divideHalfUp(line.taxable.minor * quantity.thousandths, line.quantity.thousandths);
  return {
    description: line.description,
    hsn: line.hsn,
    quantity,
    taxable: money(minor, line.taxable.currency),
    replaces: { number: invoice.number, issuedOn: invoice.issuedOn },
  };
}

export function challanValue(lines: readonly ChallanLine[]): Money {
  return lines.map(({ taxable }) => taxable).reduce(addMoney);
}
