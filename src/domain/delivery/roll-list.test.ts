import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvRows } from './csv-rows.ts';
import { MOST_ROLLS, ROLL_COLUMNS, readRollCsv, readRolls, rollCsvReading } from './roll-list.ts';

const cellsOf = (text: string) => csvRows(text).map(({ cells }) => cells);

test('a table is read with commas, semicolons or tabs, quotes and line ends of any system', () => {
  expect(cellsOf('a,b\r\n1,2\r\n')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
  expect(cellsOf('a;b\n1,5;2')).toEqual([
    ['a', 'b'],
    ['1,5', '2'],
  ]);
  expect(cellsOf('a\tb\n"say ""x""\ny"\t 2 ')).toEqual([
    ['a', 'b'],
    ['say "x"\ny', '2'],
  ]);
  expect(cellsOf('\uFEFFroll,lot\n')).toEqual([['roll', 'lot']]);
});

test('a line is named as an editor counts it, also after blank lines and lines inside quotes', () => {
  expect(csvRows('a\n\n"x\ny"\nz').map(({ line }) => line)).toEqual([1, 3, 5]);
});

test('any cells come back as they were written', () => {
  const cell = fc.string({ maxLength: 12 }).map((text) => text.replaceAll(/[\r\n;\t]/g, '').trim());
  const table = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 8 });
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  fc.assert(
    fc.property(table, (rows) => {
      const text = ['"a","b"', ...rows.map((row) => row.map(quoted).join(','))].join('\n');
      const filled = rows.filter((row) => row.some((each) => each !== ''));
      expect(cellsOf(text).slice(1)).toEqual(filled);
    }),
  );
});

test('reading takes time by the length of the table alone, whatever stands in it', () => {
  expect(cellsOf(`x${'"'.repeat(1_000_000)}`)).toEqual([[`x${'"'.repeat(1_000_000)}`]]);
  expect(cellsOf(`a${','.repeat(1_000_000)}`)[0]).toHaveLength(100);
  expect(problemsOf(`${','.repeat(1_000_000)}roll`)).toEqual({ 'line 1': 'The file is empty.' });
  expect(problemsOf('roll,'.repeat(1000))).toEqual({ 'line 1': 'The table has too many columns.' });
});

test('a long table is read in many small steps, and no further than a list may be long', () => {
  const steps = (text: string) => [...rollCsvReading(text)].length;
  expect(steps(`roll,lot,length\n${'\n'.repeat(2_000_000)}R1,A,1`)).toBeGreaterThan(100);
  expect(steps(`roll,lot,length\n${'R1,A,1\n'.repeat(1_000_000)}`)).toBeLessThan(10);
});

test('columns are known by the names the trade gives them', () => {
  const list = readRollCsv(
    'Bale No.,ROLL NO,Dye Lot,Shade,Net Length,Net Wt (kg),Gross_kg,Pcs\nB1,R1,7A,A,98.5,18.2,18.9,2',
  );
  expect(list).toMatchObject({
    ok: true,
    rolls: [
      {
        bale: 'B1',
        roll: 'R1',
        lot: '7A',
        shade: 'A',
        lengthThousandths: 98_500n,
        netGrams: 18_200n,
        grossGrams: 18_900n,
        pieces: 2,
        points: null,
      },
    ],
  });
});

const problemsOf = (text: string) => {
  const list = readRollCsv(text);
  return list.ok ? {} : list.problems;
};

test('a table that cannot be read says why', () => {
  expect(problemsOf('')).toEqual({ 'line 1': 'The file is empty.' });
  expect(problemsOf('roll,lot\nR1,A')).toEqual({ 'line 1': 'The column “length” is missing.' });
  expect(problemsOf('roll,lot,length,secret\n')).toEqual({ 'line 1': 'We do not know the column “secret”.' });
  expect(problemsOf('roll,lot,length')).toEqual({ rolls: 'Add at least one roll.' });
});

test('what is wrong with a roll is said in its line, all of it at once', () => {
  const wrong = [
    'roll,lot,length,gross length,net kg,gross kg,points,pieces',
    ',A,0,,,,,',
    'R2,,100,99,20,19,-1,0',
    'r2,A,100,,,,,',
  ].join('\n');
  expect(problemsOf(wrong)).toEqual({
    'line 2': 'Roll is missing. Length is not plausible.',
    'line 3':
      'Lot is missing. Pieces: use a whole number up to 50. Points: use a whole number up to 9999. The gross length is below the net length. The gross weight is below the net weight.',
    'line 4': 'Roll r2 is also on line 3.',
  });
});

test.each([
  ['length', '2000', null],
  ['length', '2000.001', 'Length is not plausible.'],
  ['length', '0.001', null],
  ['length', '1.2345', 'Length: use digits only, with at most 3 decimals.'],
  ['length', ' ', 'Length is missing.'],
  ['width', '200', null],
  ['width', '200.001', 'Width is not plausible.'],
  ['netKg', '2000.001', 'Net weight is not plausible.'],
  ['pieces', '50', null],
  ['pieces', '51', 'Pieces: use a whole number up to 50.'],
  ['points', '0', null],
  ['points', '10000', 'Points: use a whole number up to 9999.'],
  ['roll', 'R'.repeat(20), null],
  ['roll', 'R'.repeat(21), 'Roll: at most 20 characters.'],
  ['shade', 'S'.repeat(11), 'Shade: at most 10 characters.'],
] as const)('a roll whose %s is %j', (column, typed, problem) => {
  const list = readRolls([{ roll: 'R1', lot: 'A', length: '10', [column]: typed }]);
  expect(list.ok ? null : list.problems['roll 1']).toBe(problem);
});

test('a roll may weigh and measure the same with and without its core, and width is kept in inches', () => {
  const list = readRolls([
    { roll: 'R1', lot: 'A', length: '10', grossLength: '10', netKg: '2', grossKg: '2', width: '58.5' },
  ]);
  expect(list).toMatchObject({
    ok: true,
    rolls: [{ grossThousandths: 10_000n, grossGrams: 2000n, widthInches: 58.5, pieces: 1 }],
  });
});

test('no more than a hundred problems are told at once', () => {
  const list = readRolls(Array.from({ length: 101 }, () => ({ roll: '', lot: 'A', length: '1' })));
  expect(list.ok ? 0 : Object.keys(list.problems).length).toBe(100);
});

test('a list of an application is told of by the number of its roll, and has its bounds', () => {
  const roll = { roll: 'R1', lot: 'A', length: '10' };
  expect(readRolls([roll, roll])).toEqual({
    ok: false,
    problems: { 'roll 2': 'Roll R1 is also on roll 1.' },
  });
  const many = Array.from({ length: MOST_ROLLS + 1 }, (_, index) => ({ ...roll, roll: `R${index}` }));
  expect(readRolls(many).ok).toBe(false);
  expect(readRolls(many.slice(1)).ok).toBe(true);
});

test('whatever stands in the cells, reading never fails', () => {
  const cell = fc.oneof(fc.string({ maxLength: 30 }), fc.constantFrom('', '1e9', '-5', '٣', '10'));
  const row = fc.record(Object.fromEntries(ROLL_COLUMNS.map((column) => [column, cell])), {
    requiredKeys: [],
  });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 5 }), (rows) => {
      const list = readRolls(rows);
      if (!list.ok) return;
      for (const { lengthThousandths, roll } of list.rolls) {
        expect(lengthThousandths > 0n && roll !== '').toBe(true);
      }
    }),
  );
});
