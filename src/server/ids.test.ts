import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idsFrom, uuidV7 } from './ids.ts';

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const anyTime = fc.integer({ min: 0, max: Date.parse('9999-12-31') });
const anyPlace = fc.integer({ min: 0, max: 0xfff });

test('every id is a UUID of version 7 that carries its millisecond', () => {
  fc.assert(
    fc.property(anyTime, anyPlace, (ms, place) => {
      const id = uuidV7(ms, place);
      expect(id).toMatch(UUID_V7);
      expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(ms);
    }),
  );
});

test('ids sort by the time they were made', () => {
  fc.assert(
    fc.property(anyTime, fc.integer({ min: 1, max: 1e9 }), anyPlace, anyPlace, (ms, later, one, other) => {
      expect(uuidV7(ms, one) < uuidV7(ms + later, other)).toBe(true);
    }),
  );
});

test('ten thousand ids of one moment are all different, and sort as they were made', () => {
  const ids = idsFrom({ now: () => new Date('2026-11-02T06:30:00Z') });
  const made = Array.from({ length: 10_000 }, () => ids.next());
  expect(new Set(made).size).toBe(10_000);
  expect(made.toSorted()).toEqual(made);
});
