import { expect, test } from 'vitest';
import * as z from 'zod';
import type { TaxDocument } from '#domain/documents/tax/tax-document.ts';
import { GSTR1_SCHEMA } from '../schemas.fixture.ts';
import {
  documentOf,
  INTER_STATE,
  INTRA_STATE,
  LARGE_UNREGISTERED,
  NOTE,
  SMALL_UNREGISTERED,
  UNDER_LUT,
} from '../tax-documents.fixture.ts';
import { gstr1FileName, missingInGstr1, type ReturnMonth, writeGstr1 } from './gstr1.ts';
import { gstr1Tables } from './gstr1-tables.ts';

const schema = z.fromJSONSchema(GSTR1_SCHEMA);
const LAKH = 1_00_000_00n;

function monthOf(documents: readonly TaxDocument[], againstTotal: bigint | null = null): ReturnMonth {
  return {
    gstin: INTER_STATE.seller.gstin,
    month: '2026-11',
    papers: documents.map((document) => ({ document, againstTotal })),
    issued: documents.map(({ kind, number }) => ({ kind, number, isCancelled: false })),
    rules: { version: 'GST3.2.4', largeAbove: LAKH },
  };
}

function written(month: ReturnMonth) {
  const result = writeGstr1(month);
  if (!result.ok) throw new Error(result.problems.join('\n'));
  schema.parse(result.content);
  return result.content;
}

const WHOLE_MONTH = [INTER_STATE, INTRA_STATE, UNDER_LUT, NOTE, LARGE_UNREGISTERED, SMALL_UNREGISTERED];

test('each paper stands in its section', () => {
  const month = written(monthOf(WHOLE_MONTH));
  expect(month.fp).toBe('112026');
  expect(month.b2b?.map(({ ctin, inv }) => [ctin, inv.map(({ inum }) => inum)])).toEqual([
    ['27ZZZCA1001Z1ZN', ['SV/26-27/000123']],
    ['24ZZZCA1001Z1ZT', ['SV/26-27/000124']],
  ]);
  expect(month.b2b?.[0]?.inv[0]).toEqual({
    inum: 'SV/26-27/000123',
    idt: '18-11-2026',
    val: 188260,
    pos: '27',
    rchrg: 'N',
    inv_typ: 'R',
    itms: [{ num: 501, itm_det: { txval: 179295.01, rt: 5, iamt: 8964.75, csamt: 0 } }],
  });
  expect(month.b2b?.[1]?.inv[0]?.itms[0]?.itm_det).toEqual({
    txval: 36094.56,
    rt: 5,
    camt: 902.36,
    samt: 902.36,
    csamt: 0,
  });
  expect(month.b2cl).toMatchObject([{ pos: '27', inv: [{ inum: 'SV/26-27/000125', val: 163359 }] }]);
  expect(month.b2cs).toEqual([
    { sply_ty: 'INTRA', rt: 5, typ: 'OE', pos: '24', txval: 15558, camt: 388.95, samt: 388.95, csamt: 0 },
  ]);
  expect(month.cdnr).toMatchObject([{ nt: [{ nt_num: 'CN/26-27/000004', ntty: 'C', val: 2769.52 }] }]);
});

test('an export under LUT carries no tax and names its shipping bill', () => {
  expect(written(monthOf([UNDER_LUT])).exp).toEqual([
    {
      exp_typ: 'WOPAY',
      inv: [
        {
          inum: 'SX/26-27/000007',
          idt: '18-11-2026',
          val: 1704535.87,
          sbpcode: 'INNSA1',
          sbnum: '1234567',
          sbdt: '20-11-2026',
          itms: [{ txval: 1704535.87, rt: 0, iamt: 0, csamt: 0 }],
        },
      ],
    },
  ]);
});

test('exports stand with the unregistered by code, and credit notes are taken off', () => {
  const { hsn } = written(monthOf(WHOLE_MONTH));
  expect(hsn?.hsn_b2b).toMatchObject([
    {
      num: 1,
      hsn_sc: '52083210',
      uqc: 'MTR',
      qty: 1464.35,
      rt: 5,
      txval: 212751.93,
      iamt: 8832.87,
      camt: 902.36,
    },
  ]);
  expect(hsn?.hsn_b2c?.map(({ rt, txval }) => [rt, txval])).toEqual([
    [0, 1704535.87],
    [5, 171138],
  ]);
});

test('notes to buyers without registration follow the section of their invoice', () => {
  const note = (total: bigint) => {
    const document = { ...NOTE, buyer: { ...NOTE.buyer, gstin: null } };
    return written(monthOf([document], total));
  };
  expect(note(LAKH + 1n).cdnur).toMatchObject([{ typ: 'B2CL', pos: '27', val: 2769.52 }]);
  expect(note(LAKH).cdnur).toBeUndefined();
  expect(note(LAKH).b2cs).toMatchObject([{ sply_ty: 'INTER', txval: -2637.64, iamt: -131.88 }]);
  const abroad = documentOf({
    kind: 'credit_note',
    thousandths: 1000n,
    price: 235n,
    currency: 'USD',
    supply: 'export_under_lut',
    buyer: UNDER_LUT.buyer,
    rupeeRate: UNDER_LUT.rupeeRate,
    against: { number: UNDER_LUT.number, issuedOn: UNDER_LUT.issuedOn },
  });
  expect(written(monthOf([abroad])).cdnur).toMatchObject([{ typ: 'EXPWOP', val: 207.86 }]);
});

test('papers are counted by series, those that were cancelled as well', () => {
  const month = monthOf([INTER_STATE, INTRA_STATE, NOTE]);
  const cancelled = { kind: 'invoice', number: 'SV/26-27/000099', isCancelled: true } as const;
  const { doc_issue } = written({ ...month, issued: [...month.issued, cancelled] });
  expect(doc_issue?.doc_det).toMatchObject([
    {
      doc_num: 1,
      docs: [{ from: 'SV/26-27/000099', to: 'SV/26-27/000124', totnum: 3, cancel: 1, net_issue: 2 }],
    },
    { doc_num: 5, docs: [{ from: 'CN/26-27/000004', totnum: 1, net_issue: 1 }] },
  ]);
});

test('sections without rows are absent', () => {
  expect(Object.keys(written(monthOf([])))).toEqual(['gstin', 'fp', 'version', 'hash']);
});

test('what is missing is told, what is wrong stops the file', () => {
  const open = { ...UNDER_LUT, shippingBill: null };
  expect(missingInGstr1(monthOf([open]))).toEqual(['SX/26-27/000007: the shipping bill is not entered yet.']);
  expect(written(monthOf([open])).exp?.[0]?.inv[0]).not.toHaveProperty('sbnum');
  const wrong = writeGstr1(monthOf([{ ...INTER_STATE, issuedOn: '2026-10-31' }]));
  expect(wrong).toEqual({ ok: false, problems: ['SV/26-27/000123: it belongs to another month.'] });
});

test('the sheet has the rows of the file', () => {
  const tables = gstr1Tables(written(monthOf(WHOLE_MONTH)));
  expect(tables.map(({ title, rows }) => [title, rows.length])).toEqual([
    ['b2b', 2],
    ['b2cl', 1],
    ['b2cs', 1],
    ['exp', 1],
    ['cdnr', 1],
    ['cdnur', 0],
    ['hsn(b2b)', 1],
    ['hsn(b2c)', 2],
    ['docs', 3],
  ]);
  expect(tables[0]?.rows[0]?.cells.slice(1, 6)).toEqual([
    'SV/26-27/000123',
    '18-11-2026',
    '188260.00',
    '27-Maharashtra',
    'N',
  ]);
});

test('the file is named as the offline tool names it', () => {
  expect(gstr1FileName('24ZZZCA1001Z1ZT', '2026-12-05')).toBe(
    'returns_5122026_R1_24ZZZCA1001Z1ZT_offline.json',
  );
});
