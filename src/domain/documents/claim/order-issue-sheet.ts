/** The statement of a claim: what was found wrong, on which rolls, what was asked for and what came of it. */
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { formatLength, type Length } from '#domain/shared/length.ts';
import type { Money } from '#domain/shared/money.ts';
import { orPlaceholder } from '#domain/shared/placeholder.ts';
import { DOCUMENT_TYPE_LABEL } from '../document-type.ts';
import { type BuyerFacts, buyerParties, isExportSale, sellerParty } from '../proforma/parties.ts';
import type { Issue, SellerFacts } from '../proforma/proforma-facts.ts';
import type { Block, Fact, Sheet } from '../sheet.ts';
import { replacesNotice } from '../void-document.ts';

export type ClaimFacts = BuyerFacts & {
  readonly seller: SellerFacts;
  readonly claimNumber: string;
  readonly orderNumber: string;
  readonly quality: string;
  readonly raisedOn: CalendarDay;
  readonly statusLabel: string;
  readonly defectName: string;
  readonly measured: string | null;
  readonly isCut: boolean;
  readonly rolls: readonly { readonly number: string; readonly lot: string }[];
  readonly quantity: Length | null;
  readonly photoCount: number;
  readonly wantedOutcomeLabel: string;
  readonly offer: {
    readonly outcomeLabel: string;
    readonly amount: Money;
    readonly isAccepted: boolean;
  } | null;
  readonly creditNoteNumber: string | null;
  readonly policyVersion: string;
};

export function orderIssueSheet(facts: ClaimFacts, issue: Issue): Sheet {
  return {
    title: DOCUMENT_TYPE_LABEL.order_issue,
    number: issue.number,
    notices: [`Statement of claim ${facts.claimNumber}.`, ...replacesNotice(issue)],
    facts: [
      { label: 'Statement no.', value: issue.number },
      { label: 'Date', value: formatDay(issue.issuedOn, DETAIL_DATE_FORMAT) },
      { label: 'Claim no.', value: facts.claimNumber },
      { label: 'Order no.', value: facts.orderNumber },
      { label: 'Raised on', value: formatDay(facts.raisedOn, DETAIL_DATE_FORMAT) },
      { label: 'Status', value: facts.statusLabel },
    ],
    parties: [sellerParty(facts.seller, isExportSale(facts.market)), ...buyerParties(facts)],
    blocks: [
      { kind: 'facts', title: 'What was found', facts: faultFacts(facts) },
      ...rollBlocks(facts),
      { kind: 'facts', title: 'Settlement', facts: settlementFacts(facts) },
    ],
  };
}

function faultFacts({ defectName, measured, isCut, quantity, quality, photoCount }: ClaimFacts): Fact[] {
  return [
    { label: 'Quality', value: quality },
    { label: 'Fault', value: defectName },
    { label: 'Measured', value: orPlaceholder(measured) },
    { label: 'Quantity affected', value: formatLength(quantity) },
    { label: 'Cut', value: isCut ? 'Yes' : 'No' },
    { label: 'Photos', value: String(photoCount) },
  ];
}

function rollBlocks({ rolls }: ClaimFacts): Block[] {
  if (rolls.length === 0) return [];
  return [
    {
      kind: 'table',
      title: 'Rolls',
      columns: [
        { label: 'Roll', kind: 'text', share: 0.5 },
        { label: 'Lot', kind: 'text', share: 0.5 },
      ],
      rows: rolls.map(({ number, lot }) => ({ cells: [number, lot] })),
    },
  ];
}

function settlementFacts({ wantedOutcomeLabel, offer, creditNoteNumber, policyVersion }: ClaimFacts): Fact[] {
  return [
    { label: 'Asked for', value: wantedOutcomeLabel },
    { label: 'Offered', value: orPlaceholder(offer?.outcomeLabel) },
    { label: 'Amount', value: formatMoney(offer?.amount) },
    { label: 'Accepted', value: offer === null ? orPlaceholder(null) : offer.isAccepted ? 'Yes' : 'No' },
    { label: 'Credit note', value: orPlaceholder(creditNoteNumber) },
    { label: 'Policy version', value: policyVersion },
  ];
}
