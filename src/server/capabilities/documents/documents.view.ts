import type { DocumentRecord } from '#contract/customer/documents.ts';
import { formatsOf } from '#domain/documents/document-format.ts';
import { DOCUMENT_TYPE_LABEL, documentSubject } from '#domain/documents/document-type.ts';
import type { DocumentRow } from './documents.store.ts';

export function titleOf({ type, own_title }: Pick<DocumentRow, 'type' | 'own_title'>): string {
  return own_title ?? DOCUMENT_TYPE_LABEL[type];
}

export function documentView(row: DocumentRow): DocumentRecord {
  return {
    documentId: row.document_id,
    orderId: row.order_id,
    type: row.type,
    typeLabel: titleOf(row),
    number: row.number,
    about: documentSubject({ shipment: row.shipment_number, claim: row.claim_number }),
    version: row.version,
    issuedAt: row.issued_at.toISOString(),
    replaces: row.replaces,
    replacedBy: row.replaced_by,
    voidReason: row.void_reason,
    formats: [...formatsOf(row.type)],
    sha256: row.sha256?.toString('hex') ?? null,
  };
}
