/** The tax that is owed is what invoices charge less what credit notes take back, for each seller, month and rate. */
import type { Queries } from '#server/db/database.ts';
import {
  bookedTax,
  creditedTax,
  invoicedTax,
  swatchTax,
  type TaxPeriod,
  type TaxSum,
} from './tax-proof.store.ts';

export async function taxProblems(db: Queries): Promise<string[]> {
  const differences = new Map<string, bigint>();
  const add = (sums: readonly TaxSum[], sign: bigint) => {
    for (const sum of sums)
      differences.set(nameOf(sum), (differences.get(nameOf(sum)) ?? 0n) + sign * sum.minor);
  };
  add(await bookedTax(db), 1n);
  add(await invoicedTax(db), -1n);
  add(await creditedTax(db), 1n);
  add(await swatchTax(db), -1n);
  return [...differences].filter(([, minor]) => minor !== 0n).map(([name]) => `${name}: tax_differs`);
}

function nameOf({ seller_id, month, basis_points, currency }: TaxPeriod): string {
  return `seller ${seller_id} in ${month} at ${basis_points / 100}% ${currency}`;
}
