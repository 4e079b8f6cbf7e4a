import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COTTON_LINES } from './lines/cotton-lines.fixture.ts';
import { type EnquiryLine, type ExpectedFields, TODAY } from './lines/enquiry-line.fixture.ts';
import { EXPORT_LINES } from './lines/export-lines.fixture.ts';
import { HELD_OUT_LINES } from './lines/held-out-lines.fixture.ts';
import { MAN_MADE_LINES } from './lines/man-made-lines.fixture.ts';
import { SEVERAL_LINES } from './lines/several-lines.fixture.ts';
import { TRAP_LINES } from './lines/trap-lines.fixture.ts';
import { readEnquiry } from './read-enquiry.ts';

const LINES = [...COTTON_LINES, ...MAN_MADE_LINES, ...EXPORT_LINES, ...SEVERAL_LINES, ...TRAP_LINES];
const INDIA = { market: 'IN', today: TODAY } as const;

function fieldsOf({ text, market }: Pick<EnquiryLine, 'text' | 'market'>): ExpectedFields[] {
  return readEnquiry(text, { market, today: TODAY }).drafts.map(({ fields }) => ({ ...fields }));
}

test('there are at least 160 lines', () => {
  expect(LINES.length).toBeGreaterThanOrEqual(160);
});

test.each(LINES.map((line) => [line.text, line] as const))('%s', (_text, line) => {
  expect(fieldsOf(line)).toEqual(line.drafts);
});

test('every filled field shows words of the message, and only filled fields are assumed', () => {
  for (const { text, market } of LINES) {
    for (const { fields, sources, assumed } of readEnquiry(text, { market, today: TODAY }).drafts) {
      expect(Object.keys(sources).sort()).toEqual(Object.keys(fields).sort());
      for (const words of Object.values(sources)) {
        for (const each of words.split(' · ')) expect(text.replace(/\s+/g, ' ')).toContain(each);
      }
      for (const field of assumed) expect(fields).toHaveProperty(field);
    }
  }
});

test('two answers to one question are asked about and none is chosen', () => {
  const [draft] = readEnquiry('cambric kora 44 panna ya 58 panna 5000 mtr', INDIA).drafts;
  expect(draft?.fields.width).toBeUndefined();
  expect(draft?.questions).toContainEqual({
    field: 'width',
    about: 'contradiction',
    sentence: 'You wrote “44 panna” and “58 panna”. Which one do you need?',
    choices: ['44 panna', '58 panna'],
  });
});

test('what was guessed is marked', () => {
  const [draft] = readEnquiry('carded 30s sheeting 68x64 kora 48 panna 10 than', INDIA).drafts;
  expect(draft?.assumed.toSorted()).toEqual(
    ['category', 'compositionType', 'compositions', 'quantity', 'unit', 'warp', 'weft'].toSorted(),
  );
});

test('what was not understood stays readable', () => {
  expect(readEnquiry('cambric kora 5000 mtr, lurex border wala', INDIA).unread).toEqual([
    'lurex border wala',
  ]);
});

const PARTS = [
  '60x60/92x88',
  'cambric',
  'kora',
  '44 panna',
  '10000 mtr',
  '30 days credit',
  'target 52',
  'air jet',
];
const WHOLE = fieldsOf({ text: PARTS.join(', '), market: 'IN' });

test('any order, spacing, case and separator reads the same', () => {
  expect(Object.keys(WHOLE[0] ?? {})).toHaveLength(15);
  const order = fc.shuffledSubarray(PARTS, { minLength: PARTS.length });
  const separator = fc.constantFrom(', ', '\n', ' , ', '; ', ' / ', ' - ', '  ', ' | ');
  const spelling = fc.constantFrom(
    (part: string) => part,
    (part: string) => part.toUpperCase(),
    (part: string) => part.replace('x', ' X ').replace('x', '*'),
    (part: string) => part.replaceAll(' ', '  '),
  );
  fc.assert(
    fc.property(order, separator, spelling, (parts, between, spell) => {
      expect(fieldsOf({ text: parts.map(spell).join(between), market: 'IN' })).toEqual(WHOLE);
    }),
    { numRuns: 500 },
  );
});

test('any text is answered without a failure', () => {
  const pieces = fc.constantFrom(
    ...LINES.flatMap(({ text }) => text.split(' ')),
    'x',
    '/',
    '-',
    '%',
    '"',
    '\n',
  );
  const text = fc.oneof(
    fc.string({ maxLength: 400, unit: 'grapheme' }),
    fc.array(pieces, { maxLength: 60 }).map((all) => all.join(' ')),
    fc.array(pieces, { maxLength: 60 }).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(text, fc.constantFrom('IN', 'BD', 'INTL'), (raw, market) => {
      const { drafts, refusal } = readEnquiry(raw, { market, today: TODAY });
      expect(refusal === null).toBe(drafts.length > 0);
    }),
    { numRuns: 1000 },
  );
});

/** Of many: what else the machine does is not measured. */
function fastest(read: () => void): number {
  const times = Array.from({ length: 60 }, () => {
    const start = performance.now();
    read();
    return performance.now() - start;
  });
  return Math.min(...times);
}

const ATTACKS = {
  emoji: '🧵'.repeat(2000),
  'a number of 400 digits': '9'.repeat(400),
  'numbers of 400 digits': `${'1'.repeat(400)}x${'2'.repeat(400)} ${'3'.repeat(400)} mtr`,
  crosses: '1x'.repeat(1000),
  slashes: '1/'.repeat(1000),
  spaces: ' '.repeat(2000),
  'spaces between numbers': `${'1 '.repeat(1000)}`,
  commas: '1,'.repeat(1000),
  'the same letter': 'a'.repeat(2000),
  'letters and spaces': 'ab '.repeat(666),
  percent: '9% '.repeat(660),
  mails: 'a@'.repeat(1000),
  rates: 'rate '.repeat(400),
  delivery: 'delivery by '.repeat(166),
  'the rate that never comes': `rate${' '.repeat(1990)}`,
  dates: '1-1-'.repeat(500),
  lines: '\n'.repeat(2000),
  words: 'cotton '.repeat(285),
  fabrics: 'poplin 1m\ncambric 2m\n'.repeat(95),
  'what databases fear': `cambric'; drop table requests; -- ${'<script>'.repeat(100)}`,
};

test.each(Object.entries(ATTACKS))('%s are answered at once', (_name, text) => {
  const { drafts, refusal } = readEnquiry(text, INDIA);
  expect(fastest(() => readEnquiry(text, INDIA))).toBeLessThan(20);
  expect(refusal === null ? drafts.length : refusal.length).toBeGreaterThan(0);
});

test('more than 2,000 characters are refused in a sentence', () => {
  expect(readEnquiry('a'.repeat(2001), INDIA).refusal).toBe(
    'This text is too long. Use at most 2,000 characters.',
  );
  expect(readEnquiry('  \n ', INDIA).refusal).toBe('Paste or type the fabric you need.');
  expect(readEnquiry('good morning', INDIA).refusal).toContain('could not find a fabric');
});

test('2,000 characters are read within 5 ms', () => {
  const text = SEVERAL_LINES.map((line) => line.text)
    .join('\n')
    .repeat(3)
    .slice(0, 2000);
  expect(fastest(() => readEnquiry(text, INDIA))).toBeLessThan(5);
});

test('lines in other voices: precision 0.98, recall 0.90, and nothing read where nothing is asked', () => {
  const score = { right: 0, filled: 0, expected: 0 };
  for (const line of HELD_OUT_LINES) {
    const found = fieldsOf(line);
    if (line.drafts.length === 0) expect([line.text, found]).toEqual([line.text, []]);
    for (const [at, fields] of found.entries()) {
      const expected = line.drafts[at] ?? {};
      score.filled += Object.keys(fields).length;
      score.right += Object.keys(fields).filter(
        (field) => JSON.stringify(fields[field]) === JSON.stringify(expected[field]),
      ).length;
    }
    score.expected += line.drafts.reduce((sum, fields) => sum + Object.keys(fields).length, 0);
  }
  expect(HELD_OUT_LINES.length).toBeGreaterThanOrEqual(59);
  expect(score.right / score.filled).toBeGreaterThanOrEqual(0.98);
  expect(score.right / score.expected).toBeGreaterThanOrEqual(0.9);
});
