import { expect, test } from 'vitest';
import { marked, markedModule } from './pseudo-texts.mjs';

test('every text has marks, however deep it stands, and a sentence around its values', () => {
  const texts = /** @type {any} */ (
    marked({
      title: 'Orders',
      open: (/** @type {number} */ count) => `${count} open`,
      detail: { back: 'Back' },
      stars: ['Poor', 'Good'],
      message: () => ({ subject: 'Paid', text: 'Thank you.' }),
      none: null,
      empty: '',
    })
  );
  expect(texts.open(2)).toBe('⟦2 open⟧');
  expect(texts.message()).toEqual({ subject: '⟦Paid⟧', text: '⟦Thank you.⟧' });
  const { open: _open, message: _message, ...plain } = texts;
  expect(plain).toEqual({
    title: '⟦Orders⟧',
    detail: { back: '⟦Back⟧' },
    stars: ['⟦Poor⟧', '⟦Good⟧'],
    none: null,
    empty: '',
  });
});

test('a file has the same exports as before', () => {
  const source = "export type Kind = 'a';\nexport const A = 1;\nexport function b() {}\nconst inner = 2;\n";
  expect(markedModule('/app/x.texts.ts', source).split('\n').slice(1)).toEqual([
    'import * as plain from "/app/x.texts.ts?plain";',
    'export const A = marked(plain.A);',
    'export const b = marked(plain.b);',
  ]);
});
