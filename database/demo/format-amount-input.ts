/** An amount as somebody types it into a form: "12540.00". */
export function formatAmountInput(minor: bigint): string {
  const digits = minor.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
