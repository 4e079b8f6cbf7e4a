import { expect, test } from 'vitest';
import { EMPTY_REVIEW_SHEET } from '#domain/requests/review/review-sheet.ts';
import { changeDraft } from '#domain/requests/wizard/change-draft.ts';
import { EMPTY_DRAFT } from '#domain/requests/wizard/request-draft.ts';
import { ENQUIRY_FIELD_LABEL, PLACED_ANSWER_TEXT } from '#words/en/enquiry.ts';
import { problemText } from '#words/problem-text.ts';
import { fieldsForWords } from './fields-for-words.ts';
import type { Placement, Placing } from './placement.ts';

const CAMBRIC = changeDraft(EMPTY_DRAFT, {
  category: 'cotton',
  productionSubType: 102,
  requirementType: 'finished',
  finishedFabricType: 'dyed',
  width: 44,
});
const AT: Placing = { answers: CAMBRIC, sheet: EMPTY_REVIEW_SHEET, market: 'IN', today: '2026-11-18' };
const nothingIsOff = () => false;
const labelOf = ({ says }: Placement) => problemText(PLACED_ANSWER_TEXT, says);

function labels(words: string, placing: Placing = AT): Record<string, readonly string[]> {
  const found = fieldsForWords(words, placing, nothingIsOff);
  return Object.fromEntries(found.map(({ field, placements }) => [field, placements.map(labelOf)]));
}

test('every field that words can fill is offered for some words', () => {
  /** They come with another field, or are no answer at all. */
  const withAnother = ['compositionType', 'finishedFabricType', 'weightUnit', 'colourSplit', 'enquiry'];
  const words = ['120', '45', 'lurex border', '60x60', '395002', '20 din', 'PO 88123'];
  const reached = new Set(words.flatMap((each) => Object.keys(labels(each))));
  const requested = Object.keys(ENQUIRY_FIELD_LABEL).filter((field) => !withAnother.includes(field));
  expect([...reached].sort()).toEqual(requested.sort());
});

test('a number is offered as what it can be, and says how it will read', () => {
  expect(labels('2.5k')).toMatchObject({ notes: ['2.5k'], quantity: ['2,500 m'], targetRate: ['₹2,500.00'] });
  expect(labels('58 wala')).toMatchObject({ width: ['58"'], epi: ['58'], weight: ['58 GSM', '58 GLM'] });
  expect(labels('10 oz')).toMatchObject({ weight: ['10 oz/yd², 339.1 GSM'], requiredBy: ['28 Nov, 2026'] });
  expect(labels('45 ka')).toMatchObject({ creditPeriod: ['45 days after the tax invoice'] });
  expect(labels('20 dec')).toMatchObject({ requiredBy: ['20 Dec, 2026'] });
  expect(labels('lurex border')).not.toHaveProperty('quantity');
});

test('notes and colours are added to what is there', () => {
  const answers = changeDraft(CAMBRIC, { color: 'navy', numberOfColors: 1 });
  const sheet = { ...EMPTY_REVIEW_SHEET, notes: 'Soft hand feel' };
  const found = fieldsForWords('rani pink', { ...AT, answers, sheet }, nothingIsOff);
  expect(found.find(({ field }) => field === 'notes')?.placements[0]?.sheet).toEqual({
    notes: 'Soft hand feel\nrani pink',
  });
  expect(found.find(({ field }) => field === 'color')?.placements[0]?.answers).toEqual({
    color: 'navy, rani pink',
    numberOfColors: 2,
  });
});

test('an answer that the draft would take back, or that is switched off, is not offered', () => {
  expect(labels('jet').loomType).not.toContain('Water Jet');
  const greige = changeDraft(CAMBRIC, { requirementType: 'greige' });
  expect(labels('navy', { ...AT, answers: greige })).not.toHaveProperty('color');
  const withoutGrs = fieldsForWords('certified', AT, (list, id) => list === 'certification' && id === 9);
  expect(withoutGrs.find(({ field }) => field === 'certification')?.placements.map(labelOf)).toEqual(['RCS']);
});

test('a PIN code is a place in India, a port elsewhere', () => {
  expect(labels('Sitapura 302022').deliverTo).toEqual(['302022']);
  expect(labels('Sitapura')).not.toHaveProperty('deliverTo');
  expect(labels('Gdansk', { ...AT, market: 'INTL' }).deliverTo).toEqual(['Gdansk']);
});
