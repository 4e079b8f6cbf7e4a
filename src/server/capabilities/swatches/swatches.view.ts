import type { Swatch } from '#contract/customer/swatches.ts';
import type { StaffSwatch } from '#contract/staff/swatches.ts';
import { isExportSale } from '#domain/documents/proforma/parties.ts';
import { money } from '#domain/shared/money.ts';
import { moneyView } from '#domain/shared/wire-figures.ts';
import type { SwatchPaperRow } from './papers/swatch-papers.store.ts';
import { type DeskSwatchRow, isCollectable, type SwatchRow } from './swatches.store.ts';

export function swatchView(row: SwatchRow, papers: readonly SwatchPaperRow[]): Swatch {
  return {
    swatchId: row.swatch_id,
    number: row.number,
    fabId: row.fab_id,
    quoteId: row.quote_id,
    quality: row.quality,
    status: row.status,
    address: row.address,
    note: row.note,
    courier: row.courier,
    trackingNumber: row.tracking_number,
    refusedReason: row.refused_reason,
    charge: moneyView(money(row.charge_minor, row.currency)),
    chargeState: row.charge_state,
    papers: papers
      .filter(({ swatch_id }) => swatch_id === row.swatch_id)
      .map((paper) => ({
        paperId: paper.paper_id,
        kind: paper.kind,
        number: paper.number,
        issuedOn: paper.issued_on,
      })),
    requestedAt: row.requested_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
  };
}

export function deskSwatchView(row: DeskSwatchRow, papers: readonly SwatchPaperRow[]): StaffSwatch {
  return {
    ...swatchView(row, papers),
    company: row.company,
    supplierName: row.supplier_name,
    isExport: isExportSale(row.market),
    isCollectable: isCollectable(row),
  };
}
