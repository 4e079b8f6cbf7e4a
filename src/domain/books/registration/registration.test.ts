import { expect, test } from 'vitest';
import { writeEInvoice } from '../e-invoice.ts';
import { documentOf } from '../tax-documents.fixture.ts';
import { cancelProblem, cancelUntil } from './cancel-registration.ts';
import { leavingProblem, pauseSeconds } from './registration-state.ts';
import { writeWayByIrn } from './way-by-irn.ts';

const GOODS = {
  state: 'registered',
  way: 'made',
  hasFailed: false,
  ewayBill: '391000000001',
  needsEwayBill: true,
  whenDown: 'wait',
} as const;

test('goods leave with IRN and e-way bill, and small ones with the IRN alone', () => {
  expect(leavingProblem(GOODS)).toBeNull();
  expect(leavingProblem({ ...GOODS, way: 'none', ewayBill: null, needsEwayBill: false })).toBeNull();
  expect(leavingProblem({ ...GOODS, way: 'waiting', ewayBill: null })).toMatch(/hasn’t been made yet/);
  expect(leavingProblem({ ...GOODS, way: 'refused', ewayBill: null })).toMatch(/need an e-way bill/);
});

test('a registry that is down holds the goods, unless the owner lets them go; one that was not asked always does', () => {
  const waiting = { ...GOODS, state: 'waiting' } as const;
  expect(leavingProblem(waiting)).toMatch(/on its way/);
  expect(leavingProblem({ ...waiting, whenDown: 'leave' })).toMatch(/on its way/);
  expect(leavingProblem({ ...waiting, hasFailed: true })).toMatch(/We keep trying/);
  expect(leavingProblem({ ...waiting, hasFailed: true, whenDown: 'leave' })).toBeNull();
});

test.each(['refused', 'cancelling', 'cancelled'] as const)(
  'goods never leave with an invoice that is %s',
  (state) => {
    expect(leavingProblem({ ...GOODS, state, hasFailed: true, whenDown: 'leave' })).not.toBeNull();
  },
);

test('pauses grow from half a minute to a quarter of an hour', () => {
  expect([1, 2, 3, 6, 7, 1000].map(pauseSeconds)).toEqual([30, 60, 120, 900, 900, 900]);
});

test('an invoice is cancelled within its hours, to the minute, and never after its goods have left', () => {
  const ackAt = new Date('2026-11-18T10:00:00Z');
  const at = (iso: string, state: 'registered' | 'waiting' | 'refused' = 'registered', hasLeft = false) =>
    cancelProblem(
      { kind: 'invoice', state, hasLeft, ackAt: state === 'registered' ? ackAt : null },
      new Date(iso),
      24,
    );
  expect(at('2026-11-19T09:59:59Z')).toBeNull();
  expect(at('2026-11-19T10:00:00Z')).toMatch(/within 24 hours/);
  expect(at('2026-11-18T10:01:00Z', 'registered', true)).toMatch(/credit note/);
  expect(at('2026-11-18T10:01:00Z', 'waiting')).toMatch(/hasn’t answered/);
  expect(at('2026-12-18T10:00:00Z', 'refused')).toBeNull();
  expect(cancelUntil(ackAt, 24).toISOString()).toBe('2026-11-19T10:00:00.000Z');
});

const RULES = { version: '1.0.0621', exportDocumentType: 'BIL' } as const;
const IRN = 'a'.repeat(64);

test('the e-way bill of a registered invoice names only the way', () => {
  const document = documentOf({ thousandths: 1_250_750n, price: 14_335n });
  expect(writeEInvoice(document).ok).toBe(true);
  expect(writeWayByIrn(document, IRN, RULES)).toEqual({
    ok: true,
    content: {
      Irn: IRN,
      Distance: 290,
      TransMode: '1',
      TransName: 'Shree Roadlines',
      TransDocNo: 'LR 4471',
      TransDocDt: '18/11/2026',
      VehNo: 'GJ05AB1234',
      VehType: 'R',
    },
  });
});

test('another company’s ship-to is named by its GSTIN, and what is missing is said in words', () => {
  const document = documentOf({ thousandths: 1_250_750n, price: 14_335n });
  const consignee = { ...document.consignee, gstin: '27AAPFU0939F1ZV' };
  expect(writeWayByIrn({ ...document, consignee }, IRN, RULES)).toMatchObject({
    content: { ExpShipDtls: { Gstin: '27AAPFU0939F1ZV' } },
  });
  expect(writeWayByIrn({ ...document, transport: null }, IRN, RULES)).toMatchObject({
    ok: false,
    problems: [expect.stringContaining('how the goods travel is missing')],
  });
});
