import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idsFrom, uuidV7 } from './ids.ts';

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const anyTime = fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true });

test('every id is a UUID of version 7 that carries its millisecond', () => {
  fc.assert(
    fc.property(anyTime, (now) => {
      const id = uuidV7(now);
      expect(id).toMatch(UUID_V7);
      expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(now.getTime());
    }),
  );
});

test('ids sort by the time they were made', () => {
  fc.assert(
    fc.property(anyTime, fc.integer({ min: 1, max: 1e9 }), (now, later) => {
      expect(uuidV7(now) < uuidV7(new Date(now.getTime() + later))).toBe(true);
    }),
  );
});

test('ten thousand ids of one moment are all different', () => {
  const ids = idsFrom({ now: () => new Date('2026-11-02T06:30:00Z') });
  expect(new Set(Array.from({ length: 10_000 }, () => ids.next())).size).toBe(10_000);
});
