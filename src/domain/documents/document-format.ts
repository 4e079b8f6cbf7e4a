/** In which forms a document can be had: lists of rolls also as spreadsheets. */
import type { DocumentType } from './document-type.ts';

export const DOCUMENT_FORMATS = ['pdf', 'xlsx', 'csv'] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];

export function formatsOf(type: DocumentType): readonly DocumentFormat[] {
  return type === 'direct_invoicing_packing_list' ? DOCUMENT_FORMATS : ['pdf'];
}

export const DOCUMENT_FORMAT_LABEL = { pdf: 'PDF', xlsx: 'XLSX', csv: 'CSV' } as const satisfies Record<
  DocumentFormat,
  string
>;
