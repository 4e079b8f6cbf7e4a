/** Sales, credit notes, receipts and refunds as vouchers: a debit is a negative amount, and every voucher sums to zero. */
import { gstStateName } from '#domain/account/tax-numbers/gst-states.ts';
import type { TaxDocument } from '#domain/documents/tax/tax-document.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { joinedDay } from '../book-text.ts';
import { E_INVOICE_TYPE } from '../irn.ts';
import type { RupeeFigures, RupeeLine } from '../rupee-figures.ts';
import {
  partyLedger,
  remoteId,
  stockItem,
  type TallyLedgers,
  type TallyParty,
  tallyAmount,
  unitName,
} from './tally-names.ts';
import type { Xml } from './xml.ts';

export type TallyReceipt = {
  readonly number: string;
  readonly receivedOn: CalendarDay;
  readonly party: TallyParty;
  /** In paise. */
  readonly amount: bigint;
  /** Deducted by the buyer as income tax; it settles the account like money. */
  readonly withheld: bigint;
  readonly orderNumber: string;
  /** The courier collected it; `orderNumber` is the number of the swatch. */
  readonly isSwatch?: boolean;
};

export type TallyRefund = Pick<TallyReceipt, 'number' | 'party' | 'orderNumber'> & {
  readonly refundedOn: CalendarDay;
  /** In paise; below zero where the bank sent it back to us. */
  readonly amount: bigint;
  /** Names this movement of money: a refund that came back is sent again under the same number. */
  readonly cause: string;
};

const INVOICE_VIEW = 'Invoice Voucher View';
const ACCOUNTING_VIEW = 'Accounting Voucher View';

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

export function receiptVoucher(gstin: string, receipt: TallyReceipt, ledgers: TallyLedgers): Xml {
  const { number, receivedOn, party, amount, withheld, orderNumber, isSwatch = false } = receipt;
  return voucher('Receipt', ACCOUNTING_VIEW, {
    id: remoteId(gstin, 'RCT', number),
    day: receivedOn,
    number,
    content: [
      ['PARTYLEDGERNAME', partyLedger(party)],
      ['NARRATION', narration(orderNumber, isSwatch)],
      entry('ALLLEDGERENTRIES.LIST', ledgers.bank, -amount),
      ...(withheld === 0n ? [] : [entry('ALLLEDGERENTRIES.LIST', ledgers.taxWithheld, -withheld)]),
      // Which invoices it pays is settled in Tally, as far as they are there.
      entry('ALLLEDGERENTRIES.LIST', partyLedger(party), amount + withheld, ON_ACCOUNT),
    ],
  });
}

export function refundVoucher(gstin: string, refund: TallyRefund, ledgers: TallyLedgers): Xml {
  const { number, refundedOn, party, amount, orderNumber, cause } = refund;
  return voucher(amount > 0n ? 'Payment' : 'Receipt', ACCOUNTING_VIEW, {
    id: remoteId(gstin, 'RFD', cause),
    day: refundedOn,
    number,
    content: [
      ['PARTYLEDGERNAME', partyLedger(party)],
      ['NARRATION', `Refund, order ${orderNumber}`],
      entry('ALLLEDGERENTRIES.LIST', partyLedger(party), -amount, ON_ACCOUNT),
      entry('ALLLEDGERENTRIES.LIST', ledgers.bank, amount),
    ],
  });
}

type VoucherFacts = { id: string; day: CalendarDay; number: string; content: readonly Xml[] };

function voucher(type: string, view: string, { id, day, number, content }: VoucherFacts): Xml {
  return [
    'VOUCHER',
    [
      ['DATE', joinedDay(day)],
      ['VOUCHERTYPENAME', type],
      ['VOUCHERNUMBER', number],
      ['REFERENCE', number],
      ['PERSISTEDVIEW', view],
      ...content,
    ],
    { REMOTEID: id, VCHTYPE: type, ACTION: 'Create', OBJVIEW: view },
  ];
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

function narration(number: string, isSwatch: boolean): string {
  return `${isSwatch ? 'Swatch' : 'Order'} ${number}`;
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

type Bill = { readonly type: 'New Ref' | 'Agst Ref' | 'On Account'; readonly name: string };
const ON_ACCOUNT: Bill = { type: 'On Account', name: '' };
const billOf = (type: Bill['type'], name: string): Bill => ({ type, name });

function entry(list: string, ledger: string, paise: bigint, bill?: Bill): Xml {
  const bills: Xml[] = bill
    ? [
        [
          'BILLALLOCATIONS.LIST',
          [
            ...(bill.name === '' ? [] : [['NAME', bill.name] satisfies Xml]),
            ['BILLTYPE', bill.type],
            ['AMOUNT', tallyAmount(paise)],
          ],
        ],
      ]
    : [];
  return [
    list,
    [
      ['LEDGERNAME', ledger],
      ['ISDEEMEDPOSITIVE', paise < 0n ? 'Yes' : 'No'],
      ['AMOUNT', tallyAmount(paise)],
      ...bills,
    ],
  ];
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
