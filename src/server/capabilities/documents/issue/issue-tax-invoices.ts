/** Each shipment that left has its tax invoice, with the number it got when it was sent; those of other programs are files. */
import { hasLeft } from '#domain/delivery/dispatch-status.ts';
import { taxInvoiceSheet } from '#domain/documents/tax/tax-invoice-sheet.ts';
import { findDispatches } from '#server/capabilities/delivery/find-dispatches.ts';
import { taxDocumentOf } from '#server/capabilities/delivery/invoice/write-invoice.ts';
import { marksOf } from '#server/capabilities/delivery/registration/registry-marks.ts';
import { latestDocument } from '../documents.store.ts';
import { type IssueForOrder, issueDocument } from './issue-document.ts';

const TYPE = 'tax_invoice';

export const issueTaxInvoices: IssueForOrder = async (services, tx, order, by) => {
  for (const { dispatch_id: subjectId, invoice, status, registration } of await findDispatches(tx, order)) {
    const facts = invoice?.is_ours && hasLeft(status) ? taxDocumentOf(invoice) : null;
    if (invoice === null || facts === null) continue;
    // Without its IRN it is no invoice (CGST rule 48(5)): the paper follows the registry's answer.
    if (registration && registration.state !== 'registered') continue;
    const marks = registration && marksOf(registration);
    if (await latestDocument(tx, { ...order, type: TYPE, subject_id: subjectId })) continue;
    const draft = { type: TYPE, subjectId, ownNumber: invoice.number, datedAt: invoice.created_at } as const;
    await issueDocument(
      services,
      tx,
      order,
      { ...draft, facts: marks ? { facts, marks } : facts, write: () => taxInvoiceSheet(facts, marks) },
      by,
    );
  }
};
