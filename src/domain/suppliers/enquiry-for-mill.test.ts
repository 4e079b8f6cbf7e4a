import { expect, test } from 'vitest';
import { POPLIN } from '#domain/requests/wizard/poplin-draft.fixture.ts';
import { clothForMill } from './enquiry-for-mill.ts';
import { invitationState } from './invitation-state.ts';
import { textWithoutPrices } from './text-without-prices.ts';

test.each([
  ['target 98.50 per mtr', '98.50'],
  ['target rate is Rs. 95', '95'],
  ['5,000 m @ 92.50 landed', '92.50'],
  ['budget ₹ 1,05,000', '1,05,000'],
  ['max 88/-', '88'],
  ['we pay 91 rs per metre', '91'],
  ['USD 1.25/yd', '1.25'],
])('“%s” does not say what the buyer would pay', (words, secret) => {
  expect(textWithoutPrices(`40s poplin, ${words}, soft`)).not.toContain(secret);
});

test('words about cloth stay as they are', () => {
  for (const line of [
    '60x60 92x88 cambric kora 44 panna 10000 mtr rate batao',
    '150D/48F georgette 44 inch, 2/40 PV 65/35, 12.5 oz denim, 3 lakh mtr',
    'poplin rfd ka bhav bolo, 30 din udhaar, 2000 mtr',
    'Pantone 19-4052 TCX, 20 din mein, 45 days credit, 2000 mtr per colour',
  ])
    expect(textWithoutPrices(line)).toBe(line);
});

test('a mill reads the cloth and its colours, and can see it drawn', () => {
  const { facts, colours, drawing } = clothForMill(POPLIN, {
    certification: 'grs',
    colourSplit: [
      { colour: 'Navy', quantity: '1500' },
      { colour: null, quantity: '500' },
    ],
  });
  expect(facts.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Composition', 'Cloth', 'Finish', 'EPI × PPI', 'Width', 'Certification']),
  );
  expect(colours).toEqual([
    { colour: 'Navy', quantity: '1500' },
    { colour: 'Not named yet', quantity: '500' },
  ]);
  expect(drawing).toMatchObject({ weave: 'plain', finish: 'dyed' });
});

test('what ended counts before what was said, and a quote before a refusal', () => {
  const open = { isLinkOpen: true, isRequestOpen: true, hasQuoted: false, hasDeclined: false };
  expect(invitationState(open)).toBe('open');
  expect(invitationState({ ...open, hasDeclined: true })).toBe('no_bid');
  expect(invitationState({ ...open, hasDeclined: true, hasQuoted: true })).toBe('quoted');
  expect(invitationState({ ...open, hasQuoted: true, isRequestOpen: false })).toBe('closed');
  expect(invitationState({ ...open, hasQuoted: true, isLinkOpen: false })).toBe('ended');
});
