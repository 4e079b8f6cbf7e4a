import { expect, test } from 'vitest';
import type { StaffQuality } from '#contract/staff/qualities.ts';
import { bodyOf, termsOf } from './terms-values.ts';

const QUALITY = {
  kind: 'stock',
  minimum: { thousandths: '500000', unit: 'metre' },
  minimumPerColour: null,
  step: { thousandths: '50500', unit: 'metre' },
  maximum: null,
  leadDays: 7,
  tolerancePercent: 3,
  badges: ['assured'],
  breaks: [],
  isLive: false,
  isTopSelling: true,
  saleEndsAt: '2026-11-16T18:30:00.000Z',
} as unknown as StaffQuality;

test('terms that are saved without a change end the sale when it ended before', () => {
  expect(termsOf(QUALITY).saleEndsOn).toBe('2026-11-16');
  expect(bodyOf(termsOf(QUALITY)).saleEndsAt).toBe(QUALITY.saleEndsAt);
});
