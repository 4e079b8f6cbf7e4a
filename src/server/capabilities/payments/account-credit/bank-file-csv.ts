/** The file that is uploaded at the bank: one transfer a row, plain amounts, nothing that a spreadsheet would run. */
import { csvOf } from '#domain/shared/csv.ts';
import type { Currency } from '#domain/shared/money.ts';

export type BankFileRow = {
  readonly reference: string;
  readonly holder: string;
  readonly account: string;
  readonly code: string;
  readonly bankName: string;
  readonly minor: bigint;
  readonly currency: Currency;
};

const HEAD = [
  'Beneficiary name',
  'Account number',
  'IFSC or SWIFT code',
  'Bank',
  'Amount',
  'Currency',
  'Payment reference',
];

export function writeBankFile(rows: readonly BankFileRow[]): string {
  return csvOf(
    HEAD,
    rows.map(({ holder, account, code, bankName, minor, currency, reference }) => [
      holder,
      account,
      code,
      bankName,
      `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`,
      currency,
      reference,
    ]),
  );
}
