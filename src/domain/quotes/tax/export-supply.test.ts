import { expect, test } from 'vitest';
import { saidProblem } from '#tests/support/said-problems.ts';
import { exportProblem } from './export-supply.ts';
import { SUPPLY_KINDS, supplyKindOf, supplyProblem } from './supply-kind.ts';

const PAPERS = { lut: 'AD270426000123A', lutFinancialYear: '26-27', iec: '0312345678' };

test('goods leave untaxed only under a letter of undertaking of that financial year', () => {
  expect(exportProblem(PAPERS, new Date('2026-11-02T06:00:00Z'))).toBeNull();
  expect(exportProblem(PAPERS, new Date('2027-03-31T18:29:59Z'))).toBeNull();
  const tooLate = exportProblem(PAPERS, new Date('2027-03-31T18:30:00Z'));
  expect(tooLate).toBe(
    'We can’t take export orders at the moment: our letter of undertaking (LUT) for 2027-28 is not on record. Please contact us.',
  );
  expect(exportProblem(PAPERS, new Date('2026-03-31T18:29:59Z'))).toContain('2025-26');
});

test('a letter without its year or number, or no importer-exporter code, lets nothing leave', () => {
  const now = new Date('2026-11-02T06:00:00Z');
  expect(exportProblem({ ...PAPERS, lut: null }, now)).toContain('(LUT)');
  expect(exportProblem({ ...PAPERS, lutFinancialYear: null }, now)).toContain('(LUT)');
  expect(exportProblem({ ...PAPERS, iec: null }, now)).toContain('(IEC)');
});

test('supplies with rules of their own are known by name and refused in words', () => {
  expect(SUPPLY_KINDS.map((kind) => saidProblem(supplyProblem(kind)))).toEqual([
    null,
    expect.stringContaining('SEZ'),
    expect.stringContaining('0.1%'),
  ]);
});

test.each([
  ['SEZ Unit', 'sez'],
  ['SEZ Developer', 'sez'],
  ['Special Economic Zone Unit', 'sez'],
  ['Regular', 'regular'],
  ['Composition', 'regular'],
  [null, 'regular'],
] as const)('a taxpayer of the type %s buys by the rules for %s', (type, kind) => {
  expect(supplyKindOf(type)).toBe(kind);
});
