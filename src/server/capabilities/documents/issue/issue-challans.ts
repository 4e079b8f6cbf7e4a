/** Each replacement that left has its delivery challan, with the number it got when it was sent. */
import { deliveryChallanSheet } from '#domain/documents/tax/delivery-challan-sheet.ts';
import { thawChallan } from '#domain/documents/tax/frozen-tax-document.ts';
import { findChallans } from '#server/capabilities/payments/claims/find-challans.ts';
import { latestDocument } from '../documents.store.ts';
import { type IssueForOrder, issueDocument } from './issue-document.ts';

const TYPE = 'delivery_challan';

export const issueChallans: IssueForOrder = async (services, tx, order, by) => {
  for (const row of await findChallans(tx, order)) {
    const { challan_id: subjectId, number: ownNumber, created_at: datedAt } = row;
    if (await latestDocument(tx, { ...order, type: TYPE, subject_id: subjectId })) continue;
    const facts = thawChallan(row.document);
    const draft = { type: TYPE, subjectId, ownNumber, datedAt, facts } as const;
    await issueDocument(services, tx, order, { ...draft, write: () => deliveryChallanSheet(facts) }, by);
  }
};
