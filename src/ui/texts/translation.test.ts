import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import type { Translation } from './translation.ts';

const texts = catalogue({
  en: { title: 'Orders', open: (count: number) => `${count} open`, detail: { back: 'Back' } },
});

test('a translation has every text of the English with the same values, and no other', () => {
  const hindi: Translation<typeof texts> = {
    title: 'ऑर्डर',
    open: (count) => `${count} खुले`,
    detail: { back: 'वापस' },
  };
  // @ts-expect-error: the title is missing
  const missing: Translation<typeof texts> = { open: hindi.open, detail: hindi.detail };
  // @ts-expect-error: a text the English does not have
  const additional: Translation<typeof texts> = { ...hindi, note: 'नोट' };
  // @ts-expect-error: a value nobody gives
  const values: Translation<typeof texts> = { ...hindi, open: (count: number, day: string) => count + day };
  expect(hindi.open(2)).toBe('2 खुले');
  expect([missing, additional, values]).toHaveLength(3);
});
