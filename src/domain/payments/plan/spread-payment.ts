/** Which parts of an order money counts for: the one that was paid for, then the oldest; the rest is nobody's. */

export type PayablePart = {
  /** Nothing for parts that are paid or cancelled. */
  readonly leftMinor: bigint;
  readonly isInvoiced: boolean;
};

export type SpreadPayment = {
  /** One for each part. */
  readonly shares: readonly { readonly paidMinor: bigint; readonly withheldMinor: bigint }[];
  readonly invoiced: bigint;
  readonly ahead: bigint;
};

/** Tax that the buyer deducted counts like money, before it, so that only money can be too much. */
export function spreadPayment(
  parts: readonly PayablePart[],
  { paidMinor, withheldMinor, first }: { paidMinor: bigint; withheldMinor: bigint; first: number },
): SpreadPayment {
  const shares = parts.map(() => ({ paidMinor: 0n, withheldMinor: 0n }));
  let tax = withheldMinor;
  let money = paidMinor;
  const sums = { invoiced: 0n, ahead: 0n };
  const order = [first, ...parts.map((_, index) => index).filter((index) => index !== first)];
  for (const index of order) {
    const part = parts[index];
    if (!part) continue;
    const ofTax = part.leftMinor < tax ? part.leftMinor : tax;
    const room = part.leftMinor - ofTax;
    const ofMoney = room < money ? room : money;
    tax -= ofTax;
    money -= ofMoney;
    shares[index] = { paidMinor: ofMoney, withheldMinor: ofTax };
    sums[part.isInvoiced ? 'invoiced' : 'ahead'] += ofTax + ofMoney;
  }
  return { shares, ...sums };
}
