import type { Reply } from '#contract/endpoint.ts';
import type { readReturn as contract } from '#contract/staff/books.ts';
import { missingInGstr1, sectionSums, writeGstr1 } from '#domain/books/gstr1/gstr1.ts';
import { money } from '#domain/shared/money.ts';
import { moneyView } from '#domain/shared/wire-figures.ts';
import type { Queries } from '#server/db/database.ts';
import { leftOut, readMonth, returnMonth, type SellersMonth } from './month-of-books.ts';

export async function readReturn(db: Queries, which: SellersMonth): Promise<Reply<typeof contract>> {
  const books = await readMonth(db, which);
  const month = returnMonth(which, books);
  const written = writeGstr1(month);
  return {
    problems: written.ok ? [] : [...written.problems],
    missing: [...leftOut(books), ...missingInGstr1(month)],
    sections: sectionSums(month).map(({ taxable, tax, ...section }) => ({
      ...section,
      taxable: moneyView(money(taxable, 'INR')),
      tax: moneyView(money(tax, 'INR')),
    })),
  };
}
