/** Phrases of real messages that were once read as something else. */
import { expect, test } from 'vitest';
import { TODAY } from './lines/enquiry-line.fixture.ts';
import { readEnquiry } from './read-enquiry.ts';

const INDIA = { market: 'IN', today: TODAY } as const;

test.each([
  ['poly georgette kora 44 panna 1 lakh 20 hajar mtr', { quantity: '120000', unit: 'metre' }],
  ['poplin dyed navy aur white dono 2000 2000 mtr', { quantity: '4000', numberOfColors: 2 }],
  ['chiffon safed 60 gram, 2 hazaar mtr, ahmedabad 380002, 60 din credit', { deliverTo: '380002' }],
  ['viscose challis 30s printed 56 inch, 4 ta design', { numberOfColors: 4 }],
  ['gabardine 20x16 98/2 dyed black 3000 mtr', { warp: '20', weft: '16' }],
])('“%s” is read as its writer meant it', (text, fields) => {
  expect(readEnquiry(text, INDIA).drafts.map(({ fields: read }) => read)).toMatchObject([fields]);
});

test('days behind a place of delivery may be those of the credit, so they are asked about', () => {
  const [draft] = readEnquiry('rayon twill rfd 4000 mtr, mumbai 400013 delivery, 45 days', INDIA).drafts;
  expect(draft?.assumed).toContain('requiredBy');
});

test('gabardine in cotton counts is not taken for polyester', () => {
  const [draft] = readEnquiry('gabardine 20x16 98/2 dyed black 3000 mtr', INDIA).drafts;
  expect(draft?.fields).not.toHaveProperty('category');
});
