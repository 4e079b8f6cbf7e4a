import type { Swatch } from '#contract/customer/swatches.ts';
import type { StaffSwatch } from '#contract/staff/swatches.ts';
import { money } from '#domain/shared/money.ts';
import { moneyView } from '#domain/shared/wire-figures.ts';
import type { DeskSwatchRow, SwatchRow } from './swatches.store.ts';

export function swatchView(row: SwatchRow): Swatch {
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
    requestedAt: row.requested_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
  };
}

export function deskSwatchView(row: DeskSwatchRow): StaffSwatch {
  return { ...swatchView(row), company: row.company, supplierName: row.supplier_name };
}
