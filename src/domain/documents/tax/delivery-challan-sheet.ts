/** The delivery challan as it is printed (CGST rule 55): nothing but what was frozen, once for each who keeps it. */
import { formatMoney } from '#domain/shared/format-money.ts';
import { formatLength } from '#domain/shared/length.ts';
import { orPlaceholder } from '#domain/shared/placeholder.ts';
import { DOCUMENT_TYPE_LABEL } from '../document-type.ts';
import { stateText } from '../proforma/parties.ts';
import { sellerSignature } from '../refunds/goods-line.ts';
import type { Block, Fact, Party, Row, Sheet } from '../sheet.ts';
import type { ChallanLine, DeliveryChallan } from './delivery-challan.ts';
import { dayText, rupeeBlock, sellerOf, taxParties, transportFacts } from './tax-invoice-sheet.ts';

/** Rule 55(2): who keeps which. */
export const CHALLAN_COPIES = [
  'Original for consignee.',
  'Duplicate for transporter.',
  'Triplicate for consignor.',
] as const;

export function deliveryChallanSheet(challan: DeliveryChallan): Sheet {
  return {
    title: DOCUMENT_TYPE_LABEL.delivery_challan,
    number: challan.number,
    copies: CHALLAN_COPIES,
    notices: [`Replacement for claim ${challan.claimNumber}, sent free of charge. Not a tax invoice.`],
    facts: [...headFacts(challan), ...transportFacts(challan.transport, null)],
    parties: challanParties(challan),
    blocks: [
      goodsTable(challan),
      ...rupeeBlock({ rupeeRate: challan.rupeeRate, total: challan.taxable }, 'Value of goods in rupees'),
      { kind: 'lines', title: 'Tax', lines: [NO_TAX] },
      sellerSignature(sellerOf(challan)),
    ],
  };
}

const NO_TAX =
  'Moved otherwise than by way of supply: the goods replace those of the invoices above, free of charge. No tax is charged on this challan, and no payment is due.';

function headFacts(challan: DeliveryChallan): Fact[] {
  return [
    { label: 'Challan no.', value: challan.number },
    { label: 'Date', value: dayText(challan.issuedOn) },
    { label: 'Place of supply', value: stateText(challan.placeOfSupply) },
    { label: 'Order no.', value: challan.orderNumber },
    { label: 'Your PO no.', value: orPlaceholder(challan.poNumber) },
    { label: 'Claim no.', value: challan.claimNumber },
  ];
}

function challanParties(challan: DeliveryChallan): Party[] {
  const [seller, ...others] = taxParties(challan);
  return seller ? [{ ...seller, label: 'Consignor' }, ...others] : others;
}

function goodsTable({ lines, taxable }: DeliveryChallan): Block {
  return {
    kind: 'table',
    title: 'Goods',
    columns: [
      { label: 'No.', kind: 'text', share: 0.05 },
      { label: 'Description', kind: 'text', share: 0.27 },
      { label: 'HSN', kind: 'text', share: 0.12 },
      { label: 'In place of invoice', kind: 'text', share: 0.27 },
      { label: 'Quantity', kind: 'amount', share: 0.13 },
      { label: 'Taxable value', kind: 'amount', share: 0.16 },
    ],
    rows: [
      ...lines.map(lineRow),
      { cells: ['', 'Value of goods', '', '', '', formatMoney(taxable)], sum: 'total' },
    ],
  };
}

function lineRow({ description, hsn, replaces, quantity, taxable }: ChallanLine, index: number): Row {
  const invoice = `${replaces.number} of ${dayText(replaces.issuedOn)}`;
  return {
    cells: [String(index + 1), description, hsn, invoice, formatLength(quantity), formatMoney(taxable)],
  };
}
