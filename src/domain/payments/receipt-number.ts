/** Receipts (CGST rule 50) and refund vouchers (rule 51) have series of their own in each financial year. */

/** Six digits are the least, as in all our numbers. */
export function writeReceiptNumber(financialYear: string, serial: number): string {
  return `RC/${financialYear}/${String(serial).padStart(6, '0')}`;
}

/** RV/26-27/000001 */
export function writeRefundVoucherNumber(financialYear: string, serial: number): string {
  return `RV/${financialYear}/${String(serial).padStart(6, '0')}`;
}
