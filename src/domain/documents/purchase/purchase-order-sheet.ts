/** The buyer's own purchase order, made from the order for those who have none: to be signed and sent back. */
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { orPlaceholder } from '#domain/shared/placeholder.ts';
import { DOCUMENT_TYPE_LABEL } from '../document-type.ts';
import { totalsBlock } from '../proforma/amounts-blocks.ts';
import { goodsTable } from '../proforma/goods-table.ts';
import { buyerParties, isExportSale, sellerParty } from '../proforma/parties.ts';
import { paymentTerms } from '../proforma/payment-blocks.ts';
import type { Issue, ProformaFacts } from '../proforma/proforma-facts.ts';
import type { Sheet } from '../sheet.ts';
import { replacesNotice } from '../void-document.ts';

export function purchaseOrderSheet(facts: ProformaFacts, issue: Issue): Sheet {
  const { orderNumber, poNumber, deliveryTermLabel, deliveryPlace, shipTo, leadDays, billTo } = facts;
  const seller = sellerParty(facts.seller, isExportSale(facts.market));
  return {
    title: DOCUMENT_TYPE_LABEL.purchase_order,
    number: issue.number,
    notices: ['Made from the order for your signature.', ...replacesNotice(issue)],
    facts: [
      { label: 'Document no.', value: issue.number },
      { label: 'Date', value: formatDay(issue.issuedOn, DETAIL_DATE_FORMAT) },
      { label: 'Your PO no.', value: orPlaceholder(poNumber) },
      { label: 'Order no.', value: orderNumber },
      { label: 'Delivery', value: `${deliveryTermLabel}, ${deliveryPlace ?? shipTo.city}` },
      { label: 'Dispatch', value: `Within ${leadDays} days of the order being confirmed` },
    ],
    parties: [
      ...buyerParties(facts).map((party) =>
        party.label === 'Bill to' ? { ...party, label: 'Buyer' } : party,
      ),
      { ...seller, label: 'To' },
    ],
    blocks: [
      goodsTable(facts),
      totalsBlock(facts.amounts),
      paymentTerms(facts),
      { kind: 'signature', company: billTo.company, note: 'Please sign, stamp and return.' },
    ],
  };
}
