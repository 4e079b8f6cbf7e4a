/** A tax document as it is kept with its row: exact figures as text, everything else as it is. */
import type { DeliveryChallan } from './delivery-challan.ts';
import type { TaxDocument } from './tax-document.ts';

/** Whatever of it is kept as text and read as an exact figure. */
const EXACT: ReadonlySet<string> = new Set(['minor', 'thousandths']);

export function freezeTaxDocument(document: TaxDocument | DeliveryChallan): string {
  return JSON.stringify(document, (_key, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
}

/** Of what the database gives back; only what was frozen here is ever read. */
export function thawTaxDocument(frozen: unknown): TaxDocument {
  return thawed(frozen, '') as TaxDocument;
}

export function thawChallan(frozen: unknown): DeliveryChallan {
  return thawed(frozen, '') as DeliveryChallan;
}

function thawed(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value.map((each) => thawed(each, ''));
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, thawed(each, name)]));
  }
  return typeof value === 'string' && EXACT.has(key) ? BigInt(value) : value;
}
