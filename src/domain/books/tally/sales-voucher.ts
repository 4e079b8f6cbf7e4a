/** Sales and credit notes as vouchers, with goods and taxes. */
import { gstStateName } from '#domain/account/tax-numbers/gst-states.ts';
import type { TaxDocument } from '#domain/documents/tax/tax-document.ts';
import { E_INVOICE_TYPE } from '../irn.ts';
import type { RupeeFigures, RupeeLine } from '../rupee-figures.ts';
import { partyLedger, remoteId, stockItem, type TallyLedgers, tallyAmount, unitName } from './tally-names.ts';
import { billOf, entry, INVOICE_VIEW, narration, voucher } from './voucher-parts.ts';
import type { Xml } from './xml.ts';

export function salesVoucher(document: TaxDocument, figures: RupeeFigures, ledgers: TallyLedgers): Xml {
  const { kind, number, issuedOn, seller, buyer } = document;
  const isNote = kind === 'credit_note';
  // A credit note is the mirror of the sale.
  const side = isNote ? -1n : 1n;
  const salesLedger = document.supply === 'domestic' ? ledgers.sales : ledgers.exportSales;
  const [goods, services] = [withQuantity(figures, true), withQuantity(figures, false)];
  const party = partyLedger(buyer);
  const bill = isNote ? billOf('Agst Ref', document.against?.number ?? '') : billOf('New Ref', number);
  return voucher(isNote ? 'Credit Note' : 'Sales', INVOICE_VIEW, {
    id: remoteId(seller.gstin, E_INVOICE_TYPE[kind], number),
    day: issuedOn,
    number,
    content: [
      ['ISINVOICE', 'Yes'],
      ...partyFacts(document, party),
      entry('LEDGERENTRIES.LIST', party, -side * figures.total, bill),
      ...services.map((line) => entry('LEDGERENTRIES.LIST', salesLedger, side * line.taxable)),
      ...taxEntries(figures, ledgers, side),
      ...goods.map((line) => inventoryEntry(line, salesLedger, side)),
    ],
  });
}

function withQuantity({ lines }: RupeeFigures, isWanted: boolean): RupeeLine[] {
  return lines.filter(({ line }) => (line.quantity !== null) === isWanted);
}

function partyFacts({ buyer, placeOfSupply, orderNumber, isSwatch }: TaxDocument, party: string): Xml[] {
  const state: Xml[] = buyer.stateCode === null ? [] : [['STATENAME', gstStateName(buyer.stateCode)]];
  const number: Xml[] = buyer.gstin === null ? [] : [['PARTYGSTIN', buyer.gstin]];
  return [
    ['PARTYLEDGERNAME', party],
    ['PARTYNAME', party],
    ...number,
    ...state,
    ['PLACEOFSUPPLY', gstStateName(placeOfSupply)],
    ['NARRATION', narration(orderNumber, isSwatch === true)],
  ];
}

function taxEntries(
  { igst, cgst, sgst, roundOff }: RupeeFigures,
  ledgers: TallyLedgers,
  side: bigint,
): Xml[] {
  const rows = [
    [ledgers.igst, igst],
    [ledgers.cgst, cgst],
    [ledgers.sgst, sgst],
    [ledgers.roundOff, roundOff],
  ] as const;
  return rows
    .filter(([, paise]) => paise !== 0n)
    .map(([name, paise]) => entry('LEDGERENTRIES.LIST', name, side * paise));
}

function inventoryEntry(figures: RupeeLine, salesLedger: string, side: bigint): Xml {
  const { line, taxable } = figures;
  const unit = unitName(figures);
  const thousandths = line.quantity?.thousandths ?? 0n;
  const quantity = ` ${decimal(thousandths)} ${unit}`;
  const amount = side * taxable;
  const isDebit = amount < 0n ? 'Yes' : 'No';
  return [
    'ALLINVENTORYENTRIES.LIST',
    [
      ['STOCKITEMNAME', stockItem(figures)],
      ['ISDEEMEDPOSITIVE', isDebit],
      ['RATE', `${tallyAmount(figures.unitPrice)}/${unit}`],
      ['AMOUNT', tallyAmount(amount)],
      ['ACTUALQTY', quantity],
      ['BILLEDQTY', quantity],
      [
        'ACCOUNTINGALLOCATIONS.LIST',
        [
          ['LEDGERNAME', salesLedger],
          ['ISDEEMEDPOSITIVE', isDebit],
          ['AMOUNT', tallyAmount(amount)],
        ],
      ],
    ],
  ];
}

/** 232000n thousandths are "232". */
function decimal(thousandths: bigint): string {
  const digits = String(thousandths).padStart(4, '0');
  return `${digits.slice(0, -3)}.${digits.slice(-3)}`.replace(/\.?0+$/, '');
}
