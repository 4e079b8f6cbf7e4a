import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FEEDBACK_TAGS, isLowScore, type Ratings, tagsFor } from './feedback.ts';
import { supplierRatingTenths } from './supplier-rating.ts';

const GOOD: Ratings = { overall: 4, quality: 4, match: 4, delivery: 4, service: 4 };

test('a low score for the order or the cloth offers to raise an issue, one for delivery or service does not', () => {
  expect(isLowScore(GOOD)).toBe(false);
  for (const name of ['overall', 'quality', 'match'] as const) {
    expect(isLowScore({ ...GOOD, [name]: 2 })).toBe(true);
    expect(isLowScore({ ...GOOD, [name]: 3 })).toBe(false);
  }
  expect(isLowScore({ ...GOOD, delivery: 1, service: 1 })).toBe(false);
});

test('praise is offered from four stars, complaints up to two, and three stars may name both', () => {
  expect(tagsFor(5)).toEqual(tagsFor(4));
  expect(tagsFor(4)).not.toContain('late_delivery');
  expect(tagsFor(1)).toEqual(tagsFor(2));
  expect(tagsFor(2)).not.toContain('on_time');
  expect(new Set(tagsFor(3))).toEqual(new Set(FEEDBACK_TAGS));
});

test("a supplier's rating moves slowly from what the desk knows towards what buyers say", () => {
  expect(supplierRatingTenths(null, { count: 0, stars: 0 })).toBeNull();
  expect(supplierRatingTenths(44, { count: 0, stars: 0 })).toBe(44);
  expect(supplierRatingTenths(null, { count: 2, stars: 9 })).toBe(45);
  expect(supplierRatingTenths(44, { count: 1, stars: 1 })).toBe(41);
  expect(supplierRatingTenths(44, { count: 10, stars: 20 })).toBe(32);
});

test('a rating never leaves the scale, and a better opinion never lowers it', () => {
  const opinions = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 50 });
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 50 }), opinions, (desk, stars) => {
      const sum = stars.reduce((all, one) => all + one, 0);
      const before = supplierRatingTenths(desk, { count: stars.length, stars: sum }) ?? 0;
      expect(before).toBeGreaterThanOrEqual(10);
      expect(before).toBeLessThanOrEqual(50);
      const after = supplierRatingTenths(desk, { count: stars.length + 1, stars: sum + 5 }) ?? 0;
      expect(after).toBeGreaterThanOrEqual(before);
    }),
  );
});
