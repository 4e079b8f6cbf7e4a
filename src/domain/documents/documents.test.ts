import { expect, test } from 'vitest';
import { formatMoney } from '#domain/shared/format-money.ts';
import { writeDocumentNumber } from './document-number.ts';
import { EXPORTED, FIRST_ISSUE, PROFORMA, packed, someRolls } from './documents.fixture.ts';
import type { ProformaFacts } from './proforma/proforma-facts.ts';
import { proformaSheet } from './proforma/proforma-sheet.ts';
import { purchaseOrderSheet } from './purchase/purchase-order-sheet.ts';
import { isRequestable } from './requestable-type.ts';
import { type Block, isSameSheet, type Sheet } from './sheet.ts';
import { voidingProblem, voidNotice } from './void-document.ts';

const table = ({ blocks }: Sheet, title: string) => {
  const found = blocks.find((block) => block.kind === 'table' && block.title === title);
  if (found?.kind !== 'table') throw new Error(`There is no table ${title}.`);
  return found;
};
const kinds = ({ blocks }: Sheet) => blocks.map(({ kind }: Block) => kind);

test('a number is short enough for a letter of credit and has its type and year', () => {
  expect(writeDocumentNumber('proforma_invoice', '26-27', 123)).toBe('PI/26-27/000123');
  expect(writeDocumentNumber('direct_invoicing_packing_list', '26-27', 1)).toBe('PL/26-27/000001');
  expect(writeDocumentNumber('order_issue', '26-27', 999_999)).toHaveLength(15);
});

test('the lines of a proforma add up exactly to the fabric cost, with what credit adds as a line of its own', () => {
  const { rows } = table(proformaSheet(PROFORMA, FIRST_ISSUE), 'Goods');
  expect(rows.map(({ cells }) => cells.at(-1))).toEqual([
    '₹96,500.00',
    '₹96,548.25',
    '₹952.00',
    '₹1,94,000.25',
  ]);
  expect(rows.at(-1)?.sum).toBe('total');
});

test('at home a proforma has the tax by HSN and a UPI code; abroad the text of the undertaking and the shipment', () => {
  const home = proformaSheet(PROFORMA, FIRST_ISSUE);
  const byHsn = table(home, 'Tax by HSN');
  expect(byHsn.columns.map(({ label }) => label)).toEqual(['HSN', 'Taxable value', 'IGST 5%', 'Total tax']);
  expect(byHsn.rows[0]?.cells).toEqual(['520832', '₹1,98,200.25', '₹9,910.01', '₹9,910.01']);
  expect(kinds(home)).toContain('code');
  expect(home.notices[0]).toContain('input tax credit cannot be claimed');
  const abroad = proformaSheet(EXPORTED, FIRST_ISSUE);
  expect(kinds(abroad)).not.toContain('code');
  expect(() => table(abroad, 'Tax by HSN')).toThrow();
  const text = JSON.stringify(abroad);
  for (const words of [
    'SUPPLY MEANT FOR EXPORT',
    'Port of discharge',
    'Swift code',
    '96-Other Countries',
    'Germany',
    'CFR Hamburg, Incoterms 2020',
    'Latest shipment',
    'in quantity and value',
    'Accepted by the buyer',
  ])
    expect(text).toContain(words);
});

test('a proforma is valid for a week at home and for thirty days abroad', () => {
  const until = (sheet: Sheet) => sheet.facts.find(({ label }) => label === 'Valid until')?.value;
  expect(until(proformaSheet(PROFORMA, FIRST_ISSUE))).toBe('23 Nov, 2026');
  expect(until(proformaSheet(EXPORTED, FIRST_ISSUE))).toBe('16 Dec, 2026');
});

test('a proforma promises no longer than price and stock are held, and says until when', () => {
  const held = (hold: ProformaFacts['hold'], facts = PROFORMA) =>
    proformaSheet({ ...facts, hold }, FIRST_ISSUE);
  const zone = 'Asia/Kolkata';
  const short = held({ lastDay: '2026-11-16', time: '14:05', zone });
  const words = '16 Nov, 2026, 14:05 (Asia/Kolkata)';
  expect(short.facts).toContainEqual({ label: 'Valid until', value: words });
  expect(short.facts).toContainEqual({ label: 'Price and stock held until', value: words });
  expect(JSON.stringify(short.blocks)).toContain(`held until ${words}; after that they must be reconfirmed.`);
  const bank = held({ lastDay: '2026-12-07', time: null, zone }, EXPORTED);
  expect(bank.facts).toContainEqual({ label: 'Valid until', value: '07 Dec, 2026' });
  const long = held({ lastDay: '2026-12-07', time: null, zone });
  expect(long.facts).toContainEqual({ label: 'Valid until', value: '23 Nov, 2026' });
  expect(long.facts).toContainEqual({ label: 'Price and stock held until', value: '07 Dec, 2026' });
});

test('what is absent is written as such, and an unbanked seller prints no bank', () => {
  const bare = proformaSheet(
    { ...PROFORMA, bank: null, upiUrl: null, upiAmount: null, buyerTaxNumber: null, policyVersion: null },
    FIRST_ISSUE,
  );
  expect(bare.facts).toContainEqual({ label: 'Your PO no.', value: '--' });
  expect(bare.parties[1]?.lines.at(-1)).toBe('GSTIN: --');
  expect(bare.blocks.some((block) => block.kind === 'facts' && block.title === 'Bank')).toBe(false);
});

test('a version says which one it replaces, and the old one by which it was', () => {
  const second = proformaSheet(PROFORMA, { ...FIRST_ISSUE, version: 2, replaces: 'PI/26-27/000120' });
  expect(second.notices).toContain('Version 2. Replaces PI/26-27/000120, which is void.');
  const replaced = { replacedBy: 'PI/26-27/000123', voidReason: null };
  expect(voidNotice(replaced)).toBe('VOID. Replaced by PI/26-27/000123.');
  expect(voidNotice({ replacedBy: null, voidReason: 'Wrong bank.' })).toBe('VOID. Wrong bank.');
  expect(voidNotice({ replacedBy: null, voidReason: null })).toBeNull();
  expect(voidingProblem('proforma_invoice', replaced)).toBe('This document is already void.');
  expect(voidingProblem('advance_receipt', { replacedBy: null, voidReason: null })).toMatch(
    /has already happened/,
  );
});

test('a purchase order is signed by the buyer', () => {
  const { blocks, parties } = purchaseOrderSheet(PROFORMA, FIRST_ISSUE);
  expect(blocks.at(-1)).toMatchObject({ kind: 'signature', company: 'Anokhi Thread Apparels LLP' });
  expect(parties.map(({ label }) => label)).toEqual(['Buyer', 'Ship to', 'To']);
  expect(JSON.stringify(blocks)).toContain(formatMoney(PROFORMA.amounts.total));
});

test('nothing new is issued to pay or sign for a cancelled order', () => {
  const cancelled = { status: 'cancelled', isConfirmed: true } as const;
  expect(isRequestable('proforma_invoice', cancelled)).toBe(false);
  expect(isRequestable('purchase_order', cancelled)).toBe(false);
  expect(isRequestable('customer_order_summary', cancelled)).toBe(true);
  expect(isRequestable('customer_order_summary', { status: 'provisional', isConfirmed: false })).toBe(false);
});

test('subtotals and total of a packing list are the sums of what is printed above them', () => {
  const { columns, rows } = table(packed(), 'Rolls');
  const figures = columns.flatMap((_, index) => (index > 0 && rows.at(-1)?.cells[index] ? [index] : []));
  expect(figures.map((index) => columns[index]?.label)).toEqual([
    'Gross m',
    'Net m',
    'Net yd',
    'Net kg',
    'Gross kg',
    'Pcs',
  ]);
  const sum = (wanted: 'subtotal' | undefined, index: number) =>
    rows
      .filter((row) => row.sum === wanted)
      .reduce((total, { cells }) => total + Number(cells[index]) * 1000, 0);
  for (const index of figures) {
    const total = Math.round(Number(rows.at(-1)?.cells[index]) * 1000);
    expect(Math.round(sum(undefined, index))).toBe(total);
    expect(Math.round(sum('subtotal', index))).toBe(total);
  }
  expect(columns.reduce((whole, { share }) => whole + share, 0)).toBeCloseTo(1, 9);
  expect(columns.map(({ label }) => label)).not.toContain('Net lb');
  expect(table(packed({ market: 'INTL' }), 'Rolls').columns.map(({ label }) => label)).toContain('Net lb');
});

test('a roll that was not weighed leaves the sum of weights open, never short', () => {
  const [first, ...rest] = someRolls(3);
  if (!first) throw new Error('There are rolls.');
  const sheet = packed({ rolls: [{ ...first, netGrams: null, points: null }, ...rest] });
  const { columns, rows } = table(sheet, 'Rolls');
  const at = (label: string) => columns.findIndex((column) => column.label === label);
  expect(rows.at(-1)?.cells[at('Net kg')]).toBe('--');
  expect(rows.at(-1)?.cells[at('Gross kg')]).not.toBe('--');
  expect(rows[0]?.cells[at('Pts / 100 sq yd')]).toBe('--');
});

test('points are counted for 100 square yards of the roll', () => {
  const [roll] = someRolls(1);
  if (!roll) throw new Error('There is a roll.');
  const { columns, rows } = table(
    packed({ rolls: [{ ...roll, points: 30, widthInches: 45, netThousandths: 118_872n }] }),
    'Rolls',
  );
  // 30 points on 130 yards of 45 inches.
  expect(rows[0]?.cells[columns.findIndex(({ label }) => label === 'Pts / 100 sq yd')]).toBe('18.5');
});

test('the totals of a packing list are those of its table, also in pounds and in the other unit', () => {
  const sheet = packed({ market: 'INTL', rolls: someRolls(7) });
  const { columns, rows } = table(sheet, 'Rolls');
  const sum = (label: string) =>
    String(Number(rows.at(-1)?.cells[columns.findIndex((column) => column.label === label)]));
  const totals = sheet.blocks.find((block) => block.kind === 'facts');
  const total = (label: string) =>
    totals?.facts.find((fact) => fact.label === label)?.value.replaceAll(',', '');
  expect(total('Net length')).toBe(`${sum('Net m')} m (${sum('Net yd')} yd)`);
  expect(total('Net weight')).toBe(`${sum('Net kg')} kg (${sum('Net lb')} lb)`);
  expect(total('Gross weight')).toBe(`${sum('Gross kg')} kg (${sum('Gross lb')} lb)`);
});

test('goods that are collected name the mill’s place, and no port where they would land', () => {
  const collected = proformaSheet(
    { ...EXPORTED, deliveryTermLabel: 'x-factory', deliveryPlace: 'Bhiwandi', incoterm: 'EXW Bhiwandi' },
    FIRST_ISSUE,
  );
  const facts = collected.blocks.flatMap((block) => (block.kind === 'facts' ? block.facts : []));
  expect(facts).toContainEqual({ label: 'Place', value: 'Bhiwandi' });
  expect(facts).toContainEqual({ label: 'Port of discharge', value: '--' });
});

test('a city that is its own state is named once', () => {
  const hamburg = { ...EXPORTED.billTo, city: 'Hamburg', region: 'Hamburg', postcode: '20457' };
  const { parties } = proformaSheet({ ...EXPORTED, billTo: hamburg }, FIRST_ISSUE);
  expect(parties[1]?.lines).toContain('Hamburg, 20457');
});

test('two sheets say the same when their words do, however wide their columns are', () => {
  const sheet = proformaSheet(PROFORMA, FIRST_ISSUE);
  const wider = {
    ...sheet,
    blocks: sheet.blocks.map((block) =>
      block.kind === 'table'
        ? { ...block, columns: block.columns.map((column) => ({ ...column, share: 1 })) }
        : block,
    ),
  };
  expect(isSameSheet(sheet, wider)).toBe(true);
  expect(isSameSheet(sheet, proformaSheet(PROFORMA, { ...FIRST_ISSUE, version: 2 }))).toBe(true);
  expect(isSameSheet(sheet, proformaSheet({ ...PROFORMA, poNumber: 'PO-1' }, FIRST_ISSUE))).toBe(false);
});
