/** A proforma invoice, domestic or for export, on which a buyer pays or a bank opens a letter of credit. */
import { addDays } from '#domain/shared/calendar.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { orPlaceholder } from '#domain/shared/placeholder.ts';
import { DOCUMENT_TYPE_LABEL } from '../document-type.ts';
import type { Fact, Sheet } from '../sheet.ts';
import { replacesNotice } from '../void-document.ts';
import { orderedBlocks } from './ordered-blocks.ts';
import { buyerParties, isExportSale, sellerParty, stateText } from './parties.ts';
import { paymentBlocks } from './payment-blocks.ts';
import type { Issue, ProformaFacts } from './proforma-facts.ts';
import { holdUntil, termsBlocks } from './terms-blocks.ts';

/** What is usual in the trade: a bank needs longer to open a letter of credit than a buyer to pay. */
const VALID_DAYS = { domestic: 7, export: 30 } as const;

export function proformaSheet(facts: ProformaFacts, issue: Issue): Sheet {
  const isExport = isExportSale(facts.market);
  return {
    title: DOCUMENT_TYPE_LABEL.proforma_invoice,
    number: issue.number,
    notices: [
      isExport
        ? 'This is not a tax invoice.'
        : 'This is not a tax invoice; input tax credit cannot be claimed on it.',
      ...replacesNotice(issue),
    ],
    facts: headFacts(facts, issue),
    parties: [sellerParty(facts.seller, isExport), ...buyerParties(facts)],
    blocks: [
      ...orderedBlocks(facts),
      ...paymentBlocks(facts),
      ...termsBlocks(facts),
      {
        kind: 'signature',
        company: facts.seller.legalName,
        note: 'Computer-generated; valid without a signature.',
      },
      ...(isExport
        ? [
            {
              kind: 'signature',
              company: facts.billTo.company,
              note: 'Accepted by the buyer: name, date and stamp.',
            } as const,
          ]
        : []),
    ],
  };
}

function headFacts(facts: ProformaFacts, issue: Issue): Fact[] {
  const { orderNumber, poNumber, placeOfSupply, hold } = facts;
  return [
    { label: 'Proforma no.', value: issue.number },
    { label: 'Date', value: formatDay(issue.issuedOn, DETAIL_DATE_FORMAT) },
    { label: 'Valid until', value: validUntil(facts, issue) },
    ...(hold === null ? [] : [{ label: 'Price and stock held until', value: holdUntil(hold) }]),
    { label: 'Order no.', value: orderNumber },
    { label: 'Your PO no.', value: orPlaceholder(poNumber) },
    { label: 'Place of supply', value: stateText(placeOfSupply) },
  ];
}

/** Never longer than price and stock are kept: a bank must not open a letter of credit on goods that are free again. */
function validUntil({ market, hold }: ProformaFacts, { issuedOn }: Issue): string {
  const usual = addDays(issuedOn, isExportSale(market) ? VALID_DAYS.export : VALID_DAYS.domestic);
  return hold !== null && hold.lastDay <= usual ? holdUntil(hold) : formatDay(usual, DETAIL_DATE_FORMAT);
}
