/** A document is void when a new version replaced it, or when staff said why it should not have been issued. */
import { DOCUMENT_TYPE_LABEL, type DocumentType } from './document-type.ts';
import { REQUESTABLE_TYPES } from './requestable-type.ts';

export function replacesNotice({
  version,
  replaces,
}: {
  version: number;
  replaces: string | null;
}): string[] {
  return replaces === null ? [] : [`Version ${version}. Replaces ${replaces}, which is void.`];
}

export type VoidFacts = { readonly replacedBy: string | null; readonly voidReason: string | null };

/** Printed across the old one from then on; null while it holds. */
export function voidNotice({ replacedBy, voidReason }: VoidFacts): string | null {
  if (replacedBy !== null) return `VOID. Replaced by ${replacedBy}.`;
  return voidReason === null ? null : `VOID. ${voidReason}`;
}

/** What follows a fact (money, a shipment, a claim) stands as long as the fact; in words for staff, or null. */
export function voidingProblem(type: DocumentType, facts: VoidFacts): string | null {
  if (voidNotice(facts) !== null) return 'This document is already void.';
  if ((REQUESTABLE_TYPES as readonly DocumentType[]).includes(type)) return null;
  return `“${DOCUMENT_TYPE_LABEL[type]}” records something that has already happened, so it can’t be voided.`;
}
