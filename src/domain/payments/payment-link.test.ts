import { expect, test } from 'vitest';
import { linkWorksUntil, newLinkEnd } from './payment-link.ts';

const MADE = new Date('2026-11-02T06:30:00Z');
const WEEK_LATER = new Date('2026-11-09T06:30:00Z');

test('a link works for a week, or as long as its order is held', () => {
  const end = newLinkEnd(MADE);
  expect(end).toEqual(WEEK_LATER);
  expect(linkWorksUntil(end, null)).toEqual(WEEK_LATER);
  expect(linkWorksUntil(end, new Date('2026-11-02T07:00:00Z'))).toEqual(new Date('2026-11-02T07:00:00Z'));
  expect(linkWorksUntil(end, new Date('2026-11-23T06:30:00Z'))).toEqual(WEEK_LATER);
});
