import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeHtml, plainPage } from './html.ts';

test('no text can leave its place in the page', () => {
  expect(escapeHtml(`<img src="x" onerror='a&b'>`)).toBe(
    '&lt;img src=&quot;x&quot; onerror=&#39;a&amp;b&#39;&gt;',
  );
  fc.assert(fc.property(fc.string(), (text) => !/[<>"']/.test(escapeHtml(text))));
});

test('the title of a page is escaped', () => {
  expect(plainPage('<script>', '')).not.toContain('<script>');
});
