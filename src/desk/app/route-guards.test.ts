import { expect, test } from 'vitest';
import { nextScreen } from './route-guards.ts';

test('after sign-in the wanted screen of the desk opens', () => {
  expect(nextScreen({ next: '/requests?status=3' })).toBe('/requests?status=3');
  expect(nextScreen({})).toBe('/');
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/sign-in'])(
  '%s leads to the first screen instead',
  (next) => {
    expect(nextScreen({ next })).toBe('/');
  },
);
