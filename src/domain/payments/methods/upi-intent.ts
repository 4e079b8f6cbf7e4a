/** The link that opens a UPI app with payee and amount filled in; a QR code shows the same text. */
import { isVpa } from '#domain/account/bank/upi-vpa.ts';
import { writeScaled } from '#domain/shared/decimal.ts';
import { compareMoney, type Money } from '#domain/shared/money.ts';

export type UpiRequest = {
  readonly vpa: string;
  readonly payeeName: string;
  readonly amount: Money;
  /** Our own reference, which comes back with the payment. */
  readonly reference: string;
  readonly note: string;
  /** What one payment to this seller may carry. */
  readonly limit: Money;
};

const LONGEST = { name: 50, note: 50, reference: 35 } as const;

/** Null when UPI cannot carry the amount. */
export function upiIntentUrl({ vpa, payeeName, amount, reference, note, limit }: UpiRequest): string | null {
  if (amount.currency !== 'INR' || amount.minor <= 0n || compareMoney(amount, limit) > 0) return null;
  if (!isVpa(vpa)) throw new RangeError('the marketplace needs a UPI address of its own');
  const parts = [
    // The sign @ may stand in a query as it is, and some apps do not read it otherwise.
    ['pa', vpa],
    ['pn', encoded(payeeName, LONGEST.name)],
    ['am', rupeesWithPaise(amount)],
    ['cu', 'INR'],
    ['tn', encoded(note, LONGEST.note)],
    ['tr', reference.replace(/[^A-Za-z0-9]/g, '').slice(0, LONGEST.reference)],
  ];
  return `upi://pay?${parts.map(([name, value]) => `${name}=${value}`).join('&')}`;
}

/** Plain letters, digits and a few marks: apps refuse others. Spaces are %20, because a plus sign is shown as one. */
function encoded(text: string, longest: number): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9 .,/-]/g, '')
    .replace(/\s+/g, ' ');
  return encodeURIComponent(plain.trim().slice(0, longest).trim());
}

/** Without groups and always with two decimals, as the apps expect. */
function rupeesWithPaise({ minor }: Money): string {
  return writeScaled(minor, 2, 'western', 'all').replaceAll(',', '');
}
