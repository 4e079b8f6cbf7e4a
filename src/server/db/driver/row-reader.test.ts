import { expect, test } from 'vitest';
import { rowReader } from './row-reader.ts';

const INT = 23;
const TEXT = 25;
const parserOf = (oid: number) => (oid === INT ? Number : String);

test('a row becomes an object with a value of its type for each column, and null where there is none', () => {
  const read = rowReader(
    [
      { name: 'count', dataTypeID: INT },
      { name: 'name', dataTypeID: TEXT },
      { name: 'left', dataTypeID: TEXT },
    ],
    parserOf,
  );
  expect(read(['12', 'cotton', null])).toEqual({ count: 12, name: 'cotton', left: null });
});

test('statements with the same names and other types do not share how their values are read', () => {
  const asText = rowReader([{ name: 'code', dataTypeID: TEXT }], parserOf);
  const asNumber = rowReader([{ name: 'code', dataTypeID: INT }], parserOf);
  expect([asText(['007']), asNumber(['007'])]).toEqual([{ code: '007' }, { code: 7 }]);
});

test.each(['__proto__', "it's", 'a"b', 'constructor', '?column?', 'line\nbreak'])(
  'a column may be called %j',
  (name) => {
    const row = rowReader([{ name, dataTypeID: TEXT }], parserOf)(['value']);
    expect(Object.entries(row)).toEqual([[name, 'value']]);
  },
);

test('of two columns with one name the last counts', () => {
  const read = rowReader(
    [
      { name: 'id', dataTypeID: INT },
      { name: 'id', dataTypeID: TEXT },
    ],
    parserOf,
  );
  expect(read(['1', 'two'])).toEqual({ id: 'two' });
});
