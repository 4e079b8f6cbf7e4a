import fc from 'fast-check';
import { expect, test } from 'vitest';
import { said, saidProblem } from '#tests/support/said-problems.ts';
import { PAN_HOLDER_LABEL } from '#words/en/account.ts';
import vectors from '../test-vectors.json' with { type: 'json' };
import { GST_STATES } from './gst-states.ts';
import { GSTIN_EXAMPLE, gstinCheckCharacter, gstinProblem, parseGstin } from './gstin.ts';
import { PAN_HOLDER_KINDS, panHolderKind } from './pan-holder.ts';

test.each(vectors.gstin.valid)('$gstin is a GST number of state $stateCode', ({ gstin, stateCode, pan }) => {
  expect(parseGstin(gstin)).toMatchObject({ ok: true, gstin, stateCode, pan });
});

const CODES_OF = {
  EMPTY: ['gstin_missing'],
  LENGTH: ['gstin_length'],
  FORMAT: ['gstin_format', 'gstin_not_regular'],
  STATE: ['gstin_state'],
  PAN: ['gstin_pan'],
  CHECKSUM: ['gstin_checksum'],
};

test.each(vectors.gstin.invalid)('$gstin is refused as $code: $why', ({ gstin, code }) => {
  expect(CODES_OF[code as keyof typeof CODES_OF]).toContain(gstinProblem(gstin)?.code);
});

test.each([
  ['', 'gstin_missing', 'Enter your GST number'],
  [' - ', 'gstin_missing', 'Enter your GST number'],
  ['27ZZZCA1001Z1Z', 'gstin_length', 'A GST number has 15 characters (you have typed 14)'],
  ['27ZZZCA1001Z1ZNN', 'gstin_length', 'A GST number has 15 characters (you have typed 16)'],
  ['ZZZZZCA1001Z1ZN', 'gstin_format', 'This does not look like a GST number. Example: 27ZZZCA1001Z1ZN'],
  ['00ZZZCA1001Z1ZN', 'gstin_state', 'The first two digits are not a valid state code'],
  ['96ZZZCA1001Z1ZN', 'gstin_state', 'The first two digits are not a valid state code'],
  ['99ZZZCA1001Z1ZN', 'gstin_state', 'The first two digits are not a valid state code'],
  ['27ZZZCA0000Z1ZN', 'gstin_pan', 'Characters 3 to 12 are not a valid PAN'],
  ['27ZZZDA1001Z1ZN', 'gstin_pan', 'Characters 3 to 12 are not a valid PAN'],
  ['27ZZZCA1001Z1ZM', 'gstin_checksum', 'One character is mistyped. Please check the number again'],
])('%j is answered with %s and its sentence', (raw, code, problem) => {
  expect(said(parseGstin(raw))).toEqual({ ok: false, problem });
  expect(gstinProblem(raw)).toMatchObject({ code });
});

test.each([
  ['an e-commerce operator', '27ZZZCA1001Z1C5'],
  ['a United Nations body', '0717UNO00157UNO'],
  ['a non-resident', '2718USA00001NR1'],
  ['online services from abroad', '9917USA29001OSV'],
  ['a government department', '27ABCD12345E1Z5'],
  ['a tax deductor', '27ABCD12345E1D5'],
])('the number of %s is answered with the wish for a regular one', (_, raw) => {
  expect(saidProblem(gstinProblem(raw))).toBe('Please use a regular GSTIN');
});

test('spaces, hyphens, small letters and invisible marks do not matter', () => {
  for (const raw of [
    ' 27zzzca1001z1zn ',
    '27 ZZZCA 1001Z 1ZN',
    '27-ZZZCA–1001Z-1ZN',
    '\u200b27ZZZCA1001Z1ZN',
  ]) {
    expect(parseGstin(raw)).toMatchObject({ ok: true, gstin: GSTIN_EXAMPLE });
  }
});

test('a foreign letter that would become a plain one is not let in', () => {
  expect(parseGstin('27zzzca1001z1zı').ok).toBe(false);
});

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const from = (letters: string) => fc.constantFrom(...letters);
const letter = from(ALPHABET.slice(10));
const gstins = fc
  .tuple(
    fc.constantFrom(...GST_STATES.filter((state) => state.inGstin).map((state) => state.code)),
    fc.tuple(letter, letter, letter, fc.constantFrom(...Object.keys(PAN_HOLDER_KINDS)), letter),
    fc.integer({ min: 1, max: 9999 }).map((serial) => String(serial).padStart(4, '0')),
    letter,
    from(ALPHABET.slice(1)),
    from('Z123456789ABDEFGHIJ'),
  )
  .map((parts) => parts.flat().join(''))
  .map((start) => `${start}${gstinCheckCharacter(start)}`);

test('every number of the right form with a right check character passes', () => {
  fc.assert(
    fc.property(gstins, (gstin) => {
      expect(parseGstin(gstin)).toMatchObject({ ok: true, gstin, pan: gstin.slice(2, 12) });
      expect(parseGstin(gstin.toLowerCase().replace(/(.{4})/g, '$1 '))).toEqual(parseGstin(gstin));
    }),
  );
});

test('no mistyped character goes unnoticed', () => {
  fc.assert(
    fc.property(gstins, fc.nat({ max: 14 }), from(ALPHABET), (gstin, place, typed) => {
      fc.pre(gstin.charAt(place) !== typed);
      expect(parseGstin(`${gstin.slice(0, place)}${typed}${gstin.slice(place + 1)}`).ok).toBe(false);
    }),
    { numRuns: 1000 },
  );
});

test('no swap of two neighbours goes unnoticed', () => {
  fc.assert(
    fc.property(gstins, fc.nat({ max: 13 }), (gstin, place) => {
      const [first, second] = [gstin.charAt(place), gstin.charAt(place + 1)];
      fc.pre(first !== second);
      expect(parseGstin(`${gstin.slice(0, place)}${second}${first}${gstin.slice(place + 2)}`).ok).toBe(false);
    }),
    { numRuns: 1000 },
  );
});

test('whatever is typed gets an answer', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (raw) => {
      const reading = parseGstin(raw);
      if (!reading.ok) expect(saidProblem(reading.problem)).not.toBe('');
    }),
  );
});

test('the fourth letter of the PAN tells who holds it', () => {
  expect(panHolderKind('ZZZCA1001Z')).toBe('company');
  expect(panHolderKind('AAPFU0939F')).toBe('firm');
  expect(PAN_HOLDER_LABEL[panHolderKind('ZZZPE1005Z') ?? 'trust']).toBe('Proprietor');
  for (const pan of ['ZZZXA1001Z', 'ZZZCA0000Z', 'zzzca1001z', 'ZZZCA1001', '']) {
    expect(panHolderKind(pan)).toBeNull();
  }
  expect(Object.keys(PAN_HOLDER_KINDS).sort().join('')).toBe('ABCFGHJLPT');
});
