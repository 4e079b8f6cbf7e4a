/** Receipts have a series of their own in each financial year: RC/26-27/000001. */

/** Six digits are the least, as in all our numbers. */
export function writeReceiptNumber(financialYear: string, serial: number): string {
  return `RC/${financialYear}/${String(serial).padStart(6, '0')}`;
}
