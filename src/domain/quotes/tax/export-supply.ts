/**
 * Goods leave India without tax only under a letter of undertaking of that financial year (IGST Act s.16(3)(a), CGST
 * rule 96A) and with an importer-exporter code; otherwise the sale is refused, because nobody agreed to pay IGST on it.
 */
import { financialYear } from '#domain/shared/financial-year.ts';

export type ExportPapers = {
  readonly lut: string | null;
  /** "26-27" */
  readonly lutFinancialYear: string | null;
  readonly iec: string | null;
};

/** Null: the seller may export at this instant. */
export function exportProblem({ lut, lutFinancialYear, iec }: ExportPapers, now: Date): string | null {
  const year = financialYear(now);
  if (lut === null || lutFinancialYear !== year) {
    return refusal(`our letter of undertaking (LUT) for 20${year} is not on record`);
  }
  return iec === null ? refusal('our importer-exporter code (IEC) is not on record') : null;
}

function refusal(reason: string): string {
  return `We can’t take export orders at the moment: ${reason}. Please contact us.`;
}
