/** GSTR-1 as tables, one a section, with the headings of the offline tool's own sheets. */
import { gstStateName } from '#domain/account/tax-numbers/gst-states.ts';
import type { Block, Column, Row } from '#domain/documents/sheet.ts';
import type { Gstr1 } from './gstr1.ts';

export type Table = Extract<Block, { kind: 'table' }>;
type Cells = readonly (string | number | undefined)[];
type Item = NonNullable<Gstr1['b2b']>[number]['inv'][number]['itms'][number]['itm_det'];

export function gstr1Tables(gstr1: Gstr1): Table[] {
  return [
    table('b2b', B2B, b2bRows(gstr1)),
    table('b2cl', B2CL, b2clRows(gstr1)),
    table('b2cs', B2CS, b2csRows(gstr1)),
    table('exp', EXP, exportRows(gstr1)),
    table('cdnr', CDNR, cdnrRows(gstr1)),
    table('cdnur', CDNUR, cdnurRows(gstr1)),
    table('hsn(b2b)', HSN, hsnRows(gstr1.hsn?.hsn_b2b)),
    table('hsn(b2c)', HSN, hsnRows(gstr1.hsn?.hsn_b2c)),
    table('docs', DOCS, documentRows(gstr1)),
  ];
}

const INVOICE = ['Invoice Number', 'Invoice date', '#Invoice Value'];
const TAXES = ['#Integrated Tax', '#Central Tax', '#State/UT Tax'];
const B2B = [
  'GSTIN/UIN of Recipient',
  ...INVOICE,
  'Place Of Supply',
  'Reverse Charge',
  'Invoice Type',
  '#Rate',
  '#Taxable Value',
  ...TAXES,
];
const B2CL = [...INVOICE, 'Place Of Supply', '#Rate', '#Taxable Value', '#Integrated Tax'];
const B2CS = ['Type', 'Place Of Supply', '#Rate', '#Taxable Value', ...TAXES];
const EXP = [
  'Export Type',
  ...INVOICE,
  'Port Code',
  'Shipping Bill Number',
  'Shipping Bill Date',
  '#Rate',
  '#Taxable Value',
  '#Integrated Tax',
];
const NOTE = ['Note Number', 'Note Date', 'Note Type'];
const CDNR = [
  'GSTIN/UIN of Recipient',
  ...NOTE,
  'Place Of Supply',
  'Reverse Charge',
  '#Note Value',
  '#Rate',
  '#Taxable Value',
  ...TAXES,
];
const CDNUR = ['UR Type', ...NOTE, 'Place Of Supply', '#Note Value', '#Rate', '#Taxable Value', ...TAXES];
const HSN = [
  'HSN',
  'Description',
  'UQC',
  '#Total Quantity',
  '#Rate',
  '#Taxable Value',
  '#Integrated Tax Amount',
  '#Central Tax Amount',
  '#State/UT Tax Amount',
];
const DOCS = [
  'Nature of Document',
  'Sr. No. From',
  'Sr. No. To',
  '#Total Number',
  '#Cancelled',
  '#Net issued',
];

const taxCells = ({ iamt, camt, samt }: { iamt?: number; camt?: number; samt?: number }): Cells => [
  money(iamt ?? 0),
  money(camt ?? 0),
  money(samt ?? 0),
];
const itemCells = (item: Item): Cells => [item.rt, money(item.txval), ...taxCells(item)];

function b2bRows({ b2b = [] }: Gstr1): Cells[] {
  return b2b.flatMap(({ ctin, inv }) =>
    inv.flatMap(({ inum, idt, val, pos, rchrg, inv_typ, itms }) =>
      itms.map(({ itm_det }) => [
        ctin,
        inum,
        idt,
        money(val),
        place(pos),
        rchrg,
        INVOICE_TYPE[inv_typ],
        ...itemCells(itm_det),
      ]),
    ),
  );
}

const INVOICE_TYPE = { R: 'Regular B2B' } as const;

function b2clRows({ b2cl = [] }: Gstr1): Cells[] {
  return b2cl.flatMap(({ pos, inv }) =>
    inv.flatMap(({ inum, idt, val, itms }) =>
      itms.map(({ itm_det }) => [inum, idt, money(val), place(pos), ...itemCells(itm_det).slice(0, 3)]),
    ),
  );
}

function b2csRows({ b2cs = [] }: Gstr1): Cells[] {
  return b2cs.map((row) => [row.typ, place(row.pos), row.rt, money(row.txval), ...taxCells(row)]);
}

function exportRows({ exp = [] }: Gstr1): Cells[] {
  return exp.flatMap(({ exp_typ, inv }) =>
    inv.flatMap(({ inum, idt, val, itms, ...bill }) =>
      itms.map(({ rt, txval, iamt }) => [
        exp_typ,
        inum,
        idt,
        money(val),
        ...shippingCells(bill),
        rt,
        money(txval),
        money(iamt),
      ]),
    ),
  );
}

function shippingCells({ sbpcode, sbnum, sbdt }: { sbpcode?: string; sbnum?: string; sbdt?: string }): Cells {
  return [sbpcode, sbnum, sbdt];
}

function cdnrRows({ cdnr = [] }: Gstr1): Cells[] {
  return cdnr.flatMap(({ ctin, nt }) =>
    nt.flatMap(({ nt_num, nt_dt, ntty, val, pos, rchrg, itms }) =>
      itms.map(({ itm_det }) => [
        ctin,
        nt_num,
        nt_dt,
        ntty,
        place(pos),
        rchrg,
        money(val),
        ...itemCells(itm_det),
      ]),
    ),
  );
}

function cdnurRows({ cdnur = [] }: Gstr1): Cells[] {
  return cdnur.flatMap(({ typ, nt_num, nt_dt, ntty, val, pos, itms }) =>
    itms.map(({ itm_det }) => [
      typ,
      nt_num,
      nt_dt,
      ntty,
      pos === undefined ? '' : place(pos),
      money(val),
      ...itemCells(itm_det),
    ]),
  );
}

type HsnRows = NonNullable<Gstr1['hsn']>['hsn_b2b'];

function hsnRows(rows: HsnRows = []): Cells[] {
  return rows.map(({ hsn_sc, desc, uqc, qty, rt, txval, ...taxes }) => [
    hsn_sc,
    desc,
    uqc,
    money(qty),
    rt,
    money(txval),
    ...taxCells(taxes),
  ]);
}

function documentRows({ doc_issue }: Gstr1): Cells[] {
  return (doc_issue?.doc_det ?? []).flatMap(({ doc_typ, docs }) =>
    docs.map(({ from, to, totnum, cancel, net_issue }) => [doc_typ, from, to, totnum, cancel, net_issue]),
  );
}

/** A heading that begins with # has figures below it. */
function table(title: string, headings: readonly string[], rows: readonly Cells[]): Table {
  const columns = headings.map(
    (heading): Column => ({
      label: heading.replace(/^#/, ''),
      kind: heading.startsWith('#') ? 'number' : 'text',
      share: 1 / headings.length,
    }),
  );
  const written = rows.map((cells): Row => ({ cells: cells.map((cell) => String(cell ?? '')) }));
  return { kind: 'table', title, columns, rows: written };
}

function money(amount: number): string {
  return amount.toFixed(2);
}

/** "27-Maharashtra". */
function place(code: string): string {
  return `${code}-${gstStateName(code)}`;
}
