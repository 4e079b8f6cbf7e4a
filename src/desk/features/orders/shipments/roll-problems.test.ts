import { expect, test } from 'vitest';
import { readRollCsv } from '#domain/delivery/roll-list.ts';
import { filledRows, lineProblems, rowProblem } from './roll-problems.ts';

test('what is wrong stands beside its line, in the order of the lines', () => {
  const text = 'roll\tlot\tlength\nR1\tA\tlong\n\nR2\tA\t100\nR3\t\t90';
  const list = readRollCsv(text);
  if (list.ok) throw new Error('The list is wrong.');
  expect(lineProblems(text, list.problems)).toEqual([
    {
      line: 2,
      content: 'R1 · A · long',
      problem: 'Length: use digits only, with at most 3 decimals.',
    },
    { line: 5, content: 'R3 ·  · 90', problem: 'Lot is missing.' },
  ]);
});

test('rows left empty are not sent, and the problem of a sent one stands beside the row it was typed in', () => {
  const rows = [{ roll: 'R1' }, { roll: ' ' }, { roll: 'R2' }];
  expect(filledRows(rows)).toEqual([{ roll: 'R1' }, { roll: 'R2' }]);
  const problems = { 'roll 2': 'Lot is missing.' };
  expect(rows.map((_, place) => rowProblem(rows, place, problems))).toEqual([
    undefined,
    undefined,
    'Lot is missing.',
  ]);
});
