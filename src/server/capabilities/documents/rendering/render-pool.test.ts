import { afterAll, expect, test } from 'vitest';
import { FIRST_ISSUE, PROFORMA } from '#domain/documents/documents.fixture.ts';
import { proformaSheet } from '#domain/documents/proforma/proforma-sheet.ts';
import type { RenderOrder } from './render-order.ts';
import { openRenderPool } from './render-pool.ts';

const pool = openRenderPool(1);
afterAll(() => pool.close());

const order: RenderOrder = {
  sheet: proformaSheet(PROFORMA, FIRST_ISSUE),
  issuedAt: new Date(0),
  voidWords: null,
  format: 'pdf',
};

test('a document that cannot be rendered fails alone, and the thread goes on', async () => {
  const broken = { ...order, sheet: { title: 'Broken' } } as unknown as RenderOrder;
  const outcomes = await Promise.allSettled(
    [broken, order, order].map((each) => pool.render(each, () => {})),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
});
