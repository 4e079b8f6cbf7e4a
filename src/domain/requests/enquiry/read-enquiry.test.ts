import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ENQUIRY_QUESTION_TEXT, ENQUIRY_REFUSAL_TEXT } from '#words/en/enquiry.ts';
import { problemText } from '#words/problem-text.ts';
import { COTTON_LINES } from './lines/cotton-lines.fixture.ts';
import { type EnquiryLine, type ExpectedFields, TODAY } from './lines/enquiry-line.fixture.ts';
import { EXPORT_LINES } from './lines/export-lines.fixture.ts';
import { MAN_MADE_LINES } from './lines/man-made-lines.fixture.ts';
import { OTHER_VOICES } from './lines/other-voices.fixture.ts';
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

test.each([
  ['40x40/120x80 cotton poplin ५००० मीटर 58"', 'Hindi'],
  ['४०x४०/१२०x८० cotton poplin ५००० mtr ५८"', 'Hindi'],
  ['৪০x৪০/১২০x৮০ cotton poplin ৫০০০ mtr ৫৮"', 'Bangla'],
])('%s, with figures in the digits of %s, is read as with plain ones', (text) => {
  const plain = fieldsOf({ text: '40x40/120x80 cotton poplin 5000 mtr 58"', market: 'IN' });
  expect(fieldsOf({ text, market: 'IN' })).toEqual(plain);
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
  const choices = ['44 panna', '58 panna'];
  const asks = { code: 'enquiry_says_two_things', params: { choices } } as const;
  expect(draft?.questions).toContainEqual({ field: 'width', about: 'contradiction', asks, choices });
  expect(problemText(ENQUIRY_QUESTION_TEXT, asks)).toBe(
    'You wrote “44 panna” and “58 panna”. Which one do you need?',
  );
});

test('what was guessed is marked', () => {
  const [draft] = readEnquiry('carded 30s sheeting 68x64 kora 48 panna 10 than', INDIA).drafts;
  expect(draft?.assumed.toSorted()).toEqual(
    ['category', 'compositionType', 'compositions', 'quantity', 'unit', 'warp', 'weft'].toSorted(),
  );
});

const said = (text: string) => ENQUIRY_REFUSAL_TEXT[readEnquiry(text, INDIA).refusal ?? 'empty'];

test.each([
  ['poplin rfd 2000 mtr bechna hai', 'offers fabric for sale'],
  ['pique 220 gsm chahiye', 'woven fabric only'],
  ['cotton yarn 30s carded 2000 kg', 'fabric, not yarn'],
])('“%s” is refused in words of its own', (text, words) => {
  expect(readEnquiry(text, INDIA).drafts).toEqual([]);
  expect(said(text)).toContain(words);
});

test('knitted cloth has no warp and weft: which woven one is meant, is asked', () => {
  const [draft] = readEnquiry('single jersey 30s combed cotton 180 gsm dyed', INDIA).drafts;
  expect(draft?.fields.warp).toBeUndefined();
  expect(draft?.questions.map(({ field, about }) => [field, about])).toContainEqual([
    'productionSubType',
    'unclear',
  ]);
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
const OTHER_PARTS = [
  'georgette',
  '75D x 75D',
  'dyed',
  '147 cm',
  '60 gsm',
  '2 lakh meter',
  '20 din mein',
  'udhar 45 din',
  'waterjet',
  'bhav 61 rs',
];
const LIST_PARTS = [
  'twill',
  'cotton',
  'dyed',
  '58 inch',
  '20x16/128x60',
  'navy 2000 mtr, black 1500 mtr',
  '15 tarikh tak',
  'payment 30 days',
  'rate 118',
];
const BANGLA_PARTS = [
  'sateen',
  'cotton',
  'kora',
  'bohor 63',
  '50 hajar goj',
  '25 diner moddhe',
  'lc 90 days',
];

test.each([
  [15, PARTS],
  [17, OTHER_PARTS],
  [19, LIST_PARTS],
  [10, BANGLA_PARTS],
])('any order, spacing, case and separator reads the same: %i fields', (fields, given) => {
  const WHOLE = fieldsOf({ text: given.join(', '), market: 'IN' });
  expect(Object.keys(WHOLE[0] ?? {})).toHaveLength(fields);
  const order = fc.shuffledSubarray(given, { minLength: given.length });
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
    { numRuns: 300 },
  );
});

test.each([
  ['in capitals', (text: string) => text.toUpperCase()],
  ['with two spaces for one', (text: string) => text.replaceAll(' ', '  ')],
  ['with curly inch marks', (text: string) => text.replace(/(\d)"/g, '$1”')],
  ['with real crosses', (text: string) => text.replace(/(\d)x(\d)/g, '$1×$2')],
  ['with a greeting and emoji', (text: string) => `🙏 Hello sir good morning, ${text} 👍`],
])('every line reads the same %s', (_how, rewritten) => {
  for (const line of [...LINES, ...OTHER_VOICES.flatMap(([, lines]) => lines)]) {
    const { text, market } = line;
    expect([text, fieldsOf({ text: rewritten(text), market })]).toEqual([text, fieldsOf(line)]);
  }
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

/** Milliseconds of this process alone, the fastest of many: what else the machine does is not measured. */
function fastest(read: () => void): number {
  const times = Array.from({ length: 60 }, () => {
    const before = process.cpuUsage();
    read();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
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
  'stars around words': '*a'.repeat(1000),
  'stars and spaces': '* '.repeat(1000),
  'colours and numbers': 'navy 100 '.repeat(222),
  'an earlier order without end': `last order was${'.1'.repeat(990)}`,
  'halves and quarters': 'sadhe '.repeat(333),
  'days of a month': '15 tarikh '.repeat(200),
  months: 'ek mahine '.repeat(200),
  'pairs without signs': '60 60 '.repeat(333),
  'what databases fear': `cambric'; drop table requests; -- ${'<script>'.repeat(100)}`,
};

const ORDINARY = SEVERAL_LINES.map(({ text }) => text)
  .join('\n')
  .repeat(3)
  .slice(0, 2000);

test.each(Object.entries(ATTACKS))('%s take no longer than a long message', (_name, text) => {
  const { drafts, refusal } = readEnquiry(text, INDIA);
  const ordinary = fastest(() => readEnquiry(ORDINARY, INDIA));
  expect(fastest(() => readEnquiry(text, INDIA))).toBeLessThan(4 * ordinary);
  expect(refusal === null ? drafts.length : refusal.length).toBeGreaterThan(0);
});

test('more than 2,000 characters are refused in a sentence', () => {
  expect(said('a'.repeat(2001))).toBe('This text is too long. Use at most 2,000 characters.');
  expect(said('  \n ')).toBe('Paste or type the fabric you need.');
  expect(said('good morning')).toContain('could not find a fabric');
});

/** How many milliseconds it is on a quiet machine says `bench/enquiry.ts`. */
test('the time a message takes grows with its length, not with its square', () => {
  const quarter = fastest(() => readEnquiry(ORDINARY.slice(0, 500), INDIA));
  expect(fastest(() => readEnquiry(ORDINARY, INDIA))).toBeLessThan(8 * quarter);
});

test.each(OTHER_VOICES)(
  'lines in other voices, %s set: precision 0.98, recall 0.93, no trap filled',
  (_name, lines, count) => {
    const score = { right: 0, filled: 0, expected: 0 };
    for (const line of lines) {
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
    expect(lines.length).toBeGreaterThanOrEqual(count);
    expect(score.right / score.filled).toBeGreaterThanOrEqual(0.98);
    expect(score.right / score.expected).toBeGreaterThanOrEqual(0.93);
  },
);
