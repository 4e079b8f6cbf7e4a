import type { Supplier } from '#contract/staff/requests.ts';
import { parseGstin } from '#domain/account/tax-numbers/gstin.ts';
import type { FabricCategory } from '#domain/catalogue/fabric-category.ts';
import { readContacts } from '#domain/requests/supplier-contacts.ts';
import type { SupplierColumns, SupplierRow } from './suppliers.store.ts';

export type SupplierForm = Omit<Supplier, 'supplierId' | 'revision'>;

export function supplierOf(row: SupplierRow): Supplier {
  return {
    supplierId: row.supplier_id,
    name: row.name,
    alias: row.alias,
    city: row.city,
    stateCode: row.state_code,
    rating: row.rating_tenths === null ? null : row.rating_tenths / 10,
    onTimePercent: row.on_time_percent,
    ordersDone: row.orders_done,
    msmeClass: row.msme_class as Supplier['msmeClass'],
    fabricCategories: row.fabric_categories as FabricCategory[],
    isActive: row.is_active,
    gstin: row.gstin,
    contacts: (row.contacts ?? []) as Supplier['contacts'],
    revision: row.revision,
  };
}

function gstinOf(typed: string | null): string | null {
  const reading = parseGstin(typed ?? '');
  return reading.ok ? reading.gstin : null;
}

/** Of a form without problems. */
export function supplierColumns(form: SupplierForm): SupplierColumns {
  return {
    name: form.name,
    alias: form.alias,
    city: form.city,
    state_code: form.stateCode,
    rating_tenths: form.rating === null ? null : Math.round(form.rating * 10),
    on_time_percent: form.onTimePercent,
    orders_done: form.ordersDone,
    msme_class: form.msmeClass,
    fabric_categories: [...new Set(form.fabricCategories)],
    is_active: form.isActive,
    gstin: gstinOf(form.gstin),
    contacts: JSON.stringify(readContacts(form.contacts).contacts),
  };
}
