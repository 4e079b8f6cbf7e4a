/** Whatever cloth the wizard can ask for has a tax rate: nothing stays "not quoted" for want of a row. */

import { expect, test } from 'vitest';
import { FABRIC_TYPE_CODE, type FabricType } from '#domain/catalogue/fabric-type.ts';
import { FIBRES } from '#domain/catalogue/fibre.ts';
import { SUB_CATEGORIES } from '#domain/catalogue/sub-categories/sub-categories.ts';
import { hsnFor } from '#domain/quotes/tax/hsn-code.ts';
import { findTaxRate } from '#server/capabilities/quotes/find-tax.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld({ hasWorkers: false }));

const FABRIC_TYPES = Object.keys(FABRIC_TYPE_CODE) as FabricType[];
/** On both sides of every limit of the tariff. */
const WEIGHTS = [90, 150, 185, 260];
const MAIN_SHARES = [100, 90, 60];

function codesOf(first: number, second: number, share: number): string[] {
  const rest = { categoryId: second, percentage: 100 - share };
  const compositions = [{ categoryId: first, percentage: share }, ...(share < 100 ? [rest] : [])];
  return SUB_CATEGORIES.flatMap((subCategory) =>
    FABRIC_TYPES.flatMap((fabricType) =>
      WEIGHTS.map((gsm) => hsnFor({ subCategory, compositions, fabricType, gsm })),
    ),
  );
}

test('every tariff code that a cloth can have finds its rate', async () => {
  const codes = new Set<string>();
  for (const { id: first } of FIBRES)
    for (const { id: second } of FIBRES)
      for (const share of MAIN_SHARES) for (const code of codesOf(first, second, share)) codes.add(code);
  const headings = new Set([...codes].map((code) => code.slice(0, 4)));
  expect([...headings]).toEqual(expect.arrayContaining(['5007', '5112', '5309', '5208', '5407', '5516']));
  const without = [];
  for (const code of codes)
    if ((await findTaxRate(world.services.db, code, '2026-11-15')) !== 500) without.push(code);
  expect(without).toEqual([]);
});
