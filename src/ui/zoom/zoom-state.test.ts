import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LARGEST_SCALE, moveBy, UNZOOMED, zoomAt, zoomByKey } from './zoom-state.ts';

const share = fc.double({ min: -0.5, max: 0.5, noNaN: true });
const factor = fc.double({ min: 0.1, max: 10, noNaN: true });

test('the thread under the finger stays under it while it is zoomed in', () => {
  const zoomed = zoomAt(UNZOOMED, 2, { x: 0.2, y: -0.1 });
  // What stood at 0.2 is drawn at offset + 0.2 × scale.
  expect(zoomed.x + 0.2 * zoomed.scale).toBeCloseTo(0.2);
  expect(zoomed.y - 0.1 * zoomed.scale).toBeCloseTo(-0.1);
});

test('whatever is done, the picture covers its frame and is at most eight times as large', () => {
  const step = fc.oneof(
    fc.tuple(fc.constant('zoom' as const), factor, share, share),
    fc.tuple(fc.constant('move' as const), fc.constant(1), share, share),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const state = steps.reduce(
        (at, [kind, by, x, y]) => (kind === 'zoom' ? zoomAt(at, by, { x, y }) : moveBy(at, { x, y })),
        UNZOOMED,
      );
      expect(state.scale).toBeGreaterThanOrEqual(1);
      expect(state.scale).toBeLessThanOrEqual(LARGEST_SCALE);
      expect(Math.abs(state.x)).toBeLessThanOrEqual((state.scale - 1) / 2 + 1e-9);
      expect(Math.abs(state.y)).toBeLessThanOrEqual((state.scale - 1) / 2 + 1e-9);
    }),
  );
});

test('keys zoom, move and reset; others are left to the page', () => {
  const near = zoomByKey(UNZOOMED, '+') ?? UNZOOMED;
  expect(near.scale).toBe(1.5);
  expect(zoomByKey(near, 'ArrowRight')?.x).toBeLessThan(0);
  expect(zoomByKey(near, '-')).toEqual(UNZOOMED);
  expect(zoomByKey(near, '0')).toEqual(UNZOOMED);
  expect(zoomByKey(near, 'Tab')).toBeNull();
});
