/** Each claim that gave money back has its credit note, with the number it got when it was settled. */
import type { Issue as Claim } from '#contract/customer/issues.ts';
import { type CreditNoteFacts, creditNoteSheet } from '#domain/documents/refunds/credit-note-sheet.ts';
import { money } from '#domain/shared/money.ts';
import { findDispatches } from '#server/capabilities/delivery/find-dispatches.ts';
import { issuesOf } from '#server/capabilities/issues/list-issues.ts';
import type { OrderRow } from '#server/capabilities/orders/lock-order.ts';
import { findSellerTerms } from '#server/capabilities/payments/sellers/find-seller-terms.ts';
import type { Queries } from '#server/db/database.ts';
import { latestDocument } from '../documents.store.ts';
import { type Draft, type IssueForOrder, issueDocument } from './issue-document.ts';
import { amountsOf, buyerFacts, sellerFacts } from './order-facts.ts';

const TYPE = 'credit_note';
/** Nobody is signed in here; the links to photos that come along are not printed. */
const NO_SESSION = '';

export const issueCreditNotes: IssueForOrder = async (parts, tx, order, by) => {
  for (const claim of (await issuesOf(parts, tx, order, NO_SESSION)).toReversed()) {
    const { issueId: subjectId, creditNoteNumber: ownNumber, offer } = claim;
    if (ownNumber === null || offer === null) continue;
    if (await latestDocument(tx, { ...order, type: TYPE, subject_id: subjectId })) continue;
    const facts = await creditNoteFacts(tx, order, {
      claim,
      offer,
      number: ownNumber,
      now: parts.clock.now(),
    });
    const write: Draft['write'] = (issue) => creditNoteSheet(facts, issue);
    await issueDocument(parts, tx, order, { type: TYPE, subjectId, ownNumber, facts, write }, by);
  }
};

type Settled = { claim: Claim; offer: NonNullable<Claim['offer']>; number: string; now: Date };

async function creditNoteFacts(
  db: Queries,
  order: OrderRow,
  { claim, offer, number, now }: Settled,
): Promise<CreditNoteFacts> {
  const dispatches = await findDispatches(db, order);
  return {
    ...(await buyerFacts(db, order)),
    seller: sellerFacts(await findSellerTerms(db, order, now), order),
    number,
    claimNumber: claim.number,
    orderNumber: order.number,
    quality: order.quality,
    hsn: order.hsn,
    placeOfSupply: order.place_of_supply,
    defectName: claim.defectName,
    amount: money(BigInt(offer.amount.minor), offer.amount.currency),
    isRefund: offer.outcome === 'refund',
    order: amountsOf(order),
    invoices: dispatches.flatMap(({ invoice }) =>
      invoice ? [{ number: invoice.number, invoicedOn: invoice.invoiced_on }] : [],
    ),
  };
}
