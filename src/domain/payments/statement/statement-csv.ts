/** A statement as a table for other programs: amounts without sign or grouping, the side of the balance in its own column. */
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { csvOf } from '#domain/shared/csv.ts';

/** As it travels. */
type Amount = { readonly minor: string; readonly currency: string };

export type WrittenStatement = {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
  readonly opening: Amount;
  readonly closing: Amount;
  readonly lines: readonly {
    readonly on: CalendarDay;
    readonly label: string;
    readonly documentNumber: string | null;
    readonly orderNumber: string | null;
    readonly charged: Amount;
    readonly credited: Amount;
    readonly balance: Amount;
  }[];
};

const HEAD = ['Date', 'Entry', 'Document', 'Order', 'Currency', 'Charged', 'Credited', 'Balance', 'Dr/Cr'];

export function statementCsv({ from, to, opening, closing, lines }: WrittenStatement): string {
  const { currency } = opening;
  return csvOf(HEAD, [
    [from, 'Opening balance', '', '', currency, '', '', ...balance(opening)],
    ...lines.map((line) => [
      line.on,
      line.label,
      line.documentNumber ?? '',
      line.orderNumber ?? '',
      currency,
      side(line.charged),
      side(line.credited),
      ...balance(line.balance),
    ]),
    [to, 'Closing balance', '', '', currency, '', '', ...balance(closing)],
  ]);
}

function side(amount: Amount): string {
  return amount.minor === '0' ? '' : amountText(amount);
}

function balance(amount: Amount): [string, string] {
  return [amountText(amount), balanceSide(amount)];
}

/** Dr: the customer owes it; Cr: it is the customer's. */
export function balanceSide({ minor }: Pick<Amount, 'minor'>): 'Dr' | 'Cr' | '' {
  if (minor === '0') return '';
  return minor.startsWith('-') ? 'Cr' : 'Dr';
}

function amountText({ minor }: Amount): string {
  const digits = minor.replace('-', '').padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
