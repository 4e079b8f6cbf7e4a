import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = 'src';
/** The calendar reads days in a zone, the form writes them; the device only names its zone. */
const MAY_FORMAT = new Set([
  'src/domain/shared/calendar.ts',
  'src/domain/shared/format-date.ts',
  'src/web/platform/device-zone.ts',
]);
const OTHER_FORMS = [
  /toLocaleDateString|toLocaleTimeString|toDateString|toUTCString/,
  /new Intl\.DateTimeFormat|Intl\.DateTimeFormat\(/,
  /month: '(short|long|narrow|2-digit|numeric)'/,
  /'Jan',\s*'Feb'/,
];
/** A month with a day and no year, written into a sentence. */
const BARE_DAY =
  /['"`>][^'"`<]*\b\d{1,2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b(?!,? \d{4})[^'"`<]*['"`<]/;

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((name) => join(SOURCE, name))
  .filter((name) => /\.tsx?$/.test(name) && !/\.(test|fixture)\.tsx?$/.test(name));

test('days are written by format-date.ts alone, so in the two forms of the specification', () => {
  const strangers = files.filter((name) => {
    const text = readFileSync(name, 'utf8');
    return !MAY_FORMAT.has(name) && OTHER_FORMS.some((form) => form.test(text));
  });
  expect(files.length).toBeGreaterThan(500);
  expect(strangers).toEqual([]);
});

test('no sentence carries a day in a third form', () => {
  expect(files.filter((name) => BARE_DAY.test(readFileSync(name, 'utf8')))).toEqual([]);
});
