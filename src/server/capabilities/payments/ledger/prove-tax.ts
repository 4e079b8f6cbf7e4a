/** The tax that is owed is what invoices charge less what credit notes take back, for each seller, month and rate. */
import { splitClaim } from '#domain/issues/claim-money.ts';
import { money } from '#domain/shared/money.ts';
import type { Queries } from '#server/db/database.ts';
import {
  bookedTax,
  invoicedTax,
  type SettledNote,
  settledNotes,
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
  add((await settledNotes(db)).map(taxOfNote), 1n);
  return [...differences].filter(([, minor]) => minor !== 0n).map(([name]) => `${name}: tax_differs`);
}

function nameOf({ seller_id, month, basis_points, currency }: TaxPeriod): string {
  return `seller ${seller_id} in ${month} at ${basis_points / 100}% ${currency}`;
}

function taxOfNote({ settled_minor, taxable_minor, gst_minor, ...note }: SettledNote): TaxSum {
  const amount = (minor: bigint) => money(minor, note.currency);
  const { gst } = splitClaim(amount(settled_minor), {
    taxable: amount(taxable_minor),
    gst: amount(gst_minor),
  });
  return { ...note, minor: gst.minor };
}
