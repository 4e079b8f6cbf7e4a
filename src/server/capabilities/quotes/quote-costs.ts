/** The cost lines of a version; what was not quoted stays unknown. */
import type { CostLines } from '#domain/quotes/compare/landed-cost.ts';
import { type Money, money } from '#domain/shared/money.ts';
import { costLines } from './new-version/price-version.ts';
import type { VersionRow } from './quotes.store.ts';

export type VersionFigures = Omit<VersionRow, 'quote_id' | 'brand_id' | 'version' | 'sent_by'>;

export function costLinesOf(row: VersionFigures): CostLines {
  const known = (minor: bigint | null): Money | null => (minor === null ? null : money(minor, row.currency));
  return costLines(
    money(row.fabric_cost_minor, row.currency),
    known(row.logistic_cost_minor),
    known(row.gst_minor),
  );
}
