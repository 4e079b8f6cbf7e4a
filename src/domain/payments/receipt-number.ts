/** Receipts (CGST rule 50) and refund vouchers (rule 51) have a series of their own for each seller and financial year. */

/** SV/26-27/R00001 */
export function writeReceiptNumber(prefix: string, financialYear: string, serial: number): string {
  return `${prefix}/${financialYear}/R${String(serial).padStart(5, '0')}`;
}

/** SV/26-27/V00001 */
export function writeRefundVoucherNumber(prefix: string, financialYear: string, serial: number): string {
  return `${prefix}/${financialYear}/V${String(serial).padStart(5, '0')}`;
}
