/** A month for Tally: what vouchers name, and the vouchers. */
import type { TaxDocument } from '#domain/documents/tax/tax-document.ts';
import { documentProblems } from '../document-problems.ts';
import { rupeeFigures } from '../rupee-figures.ts';
import { type Written, writtenUnless } from '../written.ts';
import { ledgerMasters, partyMasters, stockMasters, unitMasters } from './masters.ts';
import {
  adjustmentVoucher,
  movementVoucher,
  receiptVoucher,
  type TallyAdjustment,
  type TallyMovement,
  type TallyReceipt,
} from './money-vouchers.ts';
import { salesVoucher } from './sales-voucher.ts';
import type { TallyLedgers } from './tally-names.ts';
import { writeXml, type Xml } from './xml.ts';

export type TallyMonth = {
  readonly gstin: string;
  readonly documents: readonly TaxDocument[];
  readonly receipts: readonly TallyReceipt[];
  readonly movements: readonly TallyMovement[];
  readonly adjustments: readonly TallyAdjustment[];
  readonly ledgers: TallyLedgers;
};

/** Two imports, in this order. */
export const TALLY_PARTS = ['masters', 'vouchers'] as const;
export type TallyPart = (typeof TALLY_PARTS)[number];

/** Piece by piece, so that a long month need not stand in memory twice. */
export function writeTally(month: TallyMonth, part: TallyPart): Written<Iterable<string>> {
  const problems = [
    ...month.documents.flatMap(documentProblems),
    ...(month.ledgers.company.trim() === '' ? ['The name of the company in Tally is missing.'] : []),
  ];
  return writtenUnless(problems, () =>
    part === 'masters'
      ? envelope('All Masters', month.ledgers, masters(month))
      : envelope('Vouchers', month.ledgers, vouchers(month)),
  );
}

/** Masters hold from the day on which GST began. */
const BOOKS_BEGIN = '2017-07-01';

function masters(month: TallyMonth): Xml[] {
  const lines = figuredDocuments(month).flatMap(({ figures }) => figures.lines);
  const { documents, receipts, movements, adjustments, ledgers } = month;
  const parties = [
    ...documents.map(({ buyer }) => buyer),
    ...[...receipts, ...movements, ...adjustments].map(({ party }) => party),
  ];
  return [
    ...unitMasters(lines),
    ...stockMasters(lines, BOOKS_BEGIN),
    ...ledgerMasters(ledgers),
    ...partyMasters(parties, BOOKS_BEGIN),
  ];
}

function vouchers(month: TallyMonth): Xml[] {
  const { gstin, receipts, movements, adjustments, ledgers } = month;
  return [
    ...figuredDocuments(month).map(({ document, figures }) => salesVoucher(document, figures, ledgers)),
    ...receipts.map((receipt) => receiptVoucher(gstin, receipt, ledgers)),
    ...movements.map((movement) => movementVoucher(gstin, movement, ledgers)),
    ...adjustments.map((adjustment) => adjustmentVoucher(gstin, adjustment, ledgers)),
  ];
}

function figuredDocuments({ documents }: TallyMonth) {
  return documents.flatMap((document) => {
    const figures = rupeeFigures(document);
    return figures ? [{ document, figures }] : [];
  });
}

function* envelope(report: string, { company }: TallyLedgers, messages: readonly Xml[]): Generator<string> {
  const description = writeXml([
    'REQUESTDESC',
    [
      ['REPORTNAME', report],
      ['STATICVARIABLES', [['SVCURRENTCOMPANY', company]]],
    ],
  ]);
  yield '<?xml version="1.0" encoding="UTF-8"?>';
  yield '<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER><BODY><IMPORTDATA>';
  yield `${description}<REQUESTDATA>`;
  for (const message of messages) yield writeXml(['TALLYMESSAGE', [message], { 'xmlns:UDF': 'TallyUDF' }]);
  yield '</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>';
}
