import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { plural } from './plural.ts';

const texts = catalogue({
  en: {
    title: 'Orders',
    waiting: (count: number) => plural(count, { one: `${count} order waits`, other: `${count} orders wait` }),
    detail: { back: 'Back' },
  },
});

test('a text is named and never spelled where it is shown', () => {
  expect(texts.title).toBe('Orders');
  expect(texts.detail.back).toBe('Back');
});

test('a number chooses its form', () => {
  expect(texts.waiting(1)).toBe('1 order waits');
  expect(texts.waiting(0)).toBe('0 orders wait');
  expect(texts.waiting(2)).toBe('2 orders wait');
});
