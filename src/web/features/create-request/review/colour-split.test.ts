import { expect, test } from 'vitest';
import { POPLIN } from '#domain/requests/wizard/poplin-draft.fixture.ts';
import { emptySheet } from '#web/platform/drafts/draft-record.ts';
import { fittedSplit } from './colour-split.ts';

const SHEET = { ...emptySheet('metre'), quantity: '1000' };
const THREE = { ...POPLIN, numberOfColors: 3, color: 'Navy, White' };
const quantities = (split: ReturnType<typeof fittedSplit>) => split.map(({ quantity }) => quantity);

test('three colours begin with equal shares in whole metres and carry their names', () => {
  expect(fittedSplit(SHEET, THREE)).toEqual([
    { colour: 'Navy', quantity: '334' },
    { colour: 'White', quantity: '333' },
    { colour: null, quantity: '333' },
  ]);
});

test('an equal split follows the quantity', () => {
  const before = { ...SHEET, colourSplit: fittedSplit(SHEET, THREE) };
  expect(quantities(fittedSplit({ ...before, quantity: '900' }, THREE, before))).toEqual([
    '300',
    '300',
    '300',
  ]);
});

test('what the buyer split stays, also when the quantity or a name changes', () => {
  const own = {
    ...SHEET,
    colourSplit: ['500', '300', '200'].map((quantity) => ({ colour: null, quantity })),
  };
  expect(quantities(fittedSplit({ ...own, quantity: '1200' }, THREE, own))).toEqual(['500', '300', '200']);
  expect(fittedSplit(own, THREE)[0]).toEqual({ colour: 'Navy', quantity: '500' });
});

test('another number of colours begins anew', () => {
  const own = {
    ...SHEET,
    colourSplit: ['500', '300', '200'].map((quantity) => ({ colour: null, quantity })),
  };
  expect(quantities(fittedSplit(own, { ...THREE, numberOfColors: 2 }))).toEqual(['500', '500']);
});

test('one colour, or none, has nothing to split', () => {
  expect(fittedSplit(SHEET, { ...THREE, numberOfColors: 1 })).toEqual([]);
  expect(fittedSplit(SHEET, { ...THREE, numberOfColors: null })).toEqual([]);
});

test('without a quantity the rows stand empty', () => {
  expect(quantities(fittedSplit({ ...SHEET, quantity: '' }, THREE))).toEqual(['', '', '']);
});
