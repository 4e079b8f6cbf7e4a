/** The seller as tax documents name it; the papers of exports stand on theirs alone. */
import type { TaxDocument } from '#domain/documents/tax/tax-document.ts';
import type { ExportPapers } from '#domain/quotes/tax/export-supply.ts';
import type { SellerRow } from './find-seller-terms.ts';

export function sellerParty(row: SellerRow, isExport: boolean): TaxDocument['seller'] {
  return {
    legalName: row.legal_name,
    gstin: row.gstin,
    line1: row.address,
    line2: null,
    city: row.city ?? '',
    postcode: row.pincode,
    stateCode: row.state_code,
    country: 'IN',
    iec: isExport ? row.iec : null,
    lut: isExport ? row.lut : null,
    lutDatedOn: isExport ? row.lut_dated_on : null,
  };
}

export function exportPapersOf({ lut, lut_financial_year, iec }: SellerRow): ExportPapers {
  return { lut, lutFinancialYear: lut_financial_year, iec };
}
