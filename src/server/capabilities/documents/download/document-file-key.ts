import type { FileVariant } from './files.store.ts';

/** Where a rendered file of a document is stored. */
export function documentFileKey(
  { brand_id, document_id }: { brand_id: string; document_id: string },
  variant: FileVariant,
): string {
  return `${brand_id}/documents/${document_id}.${variant}`;
}
