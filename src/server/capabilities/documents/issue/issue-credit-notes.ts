/** Each claim that gave money back has its credit notes, one a tax invoice, with the numbers they got when it was settled. */

import { creditNoteSheet } from '#domain/documents/refunds/credit-note-sheet.ts';
import { taxDocumentOf } from '#server/capabilities/delivery/invoice/write-invoice.ts';
import { marksOfNotes } from '#server/capabilities/delivery/registration/registry-marks.ts';
import { issuesOf } from '#server/capabilities/issues/list-issues.ts';
import { findCreditNotes } from '#server/capabilities/payments/claims/find-credit-notes.ts';
import { DEFECT_NAME } from '#words/en/defects.ts';
import { latestDocument } from '../documents.store.ts';
import { type IssueForOrder, issueDocument } from './issue-document.ts';

const TYPE = 'credit_note';
/** Nobody is signed in here; the links to photos that come along are not printed. */
const NO_SESSION = '';

export const issueCreditNotes: IssueForOrder = async (services, tx, order, by) => {
  const notes = await findCreditNotes(tx, order);
  if (notes.length === 0) return;
  const claims = await issuesOf(services, tx, order, NO_SESSION);
  const registered = await marksOfNotes(tx, order);
  for (const row of notes) {
    const { note_id: subjectId, number: ownNumber, created_at: datedAt } = row;
    const note = taxDocumentOf(row);
    const claim = claims.find(({ issueId }) => issueId === row.issue_id);
    // Those that were never frozen were printed when they were written.
    if (note === null || !claim) continue;
    const marks = registered.get(ownNumber);
    // As with its invoice, the paper follows the registry's answer.
    if (marks === null) continue;
    if (await latestDocument(tx, { ...order, type: TYPE, subject_id: subjectId })) continue;
    const facts = {
      note,
      claimNumber: claim.number,
      defectName: DEFECT_NAME[claim.defect],
      isRefund: claim.offer?.outcome === 'refund',
      ...(marks && { marks }),
    };
    const draft = { type: TYPE, subjectId, ownNumber, datedAt, facts } as const;
    await issueDocument(services, tx, order, { ...draft, write: () => creditNoteSheet(facts) }, by);
  }
};
