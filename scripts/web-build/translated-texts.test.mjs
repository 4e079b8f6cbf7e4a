import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { translatedTexts, translationOf } from './translated-texts.mjs';

test('a catalogue and a table of words have their translation beside them, other files have none', () => {
  expect(translationOf('/app/src/web/features/auth/login.texts.ts', 'hi')).toBe(
    '/app/src/web/features/auth/login.texts.hi.ts',
  );
  expect(translationOf('src/words/en/feedback.ts', 'bn')).toBe('src/words/bn/feedback.ts');
  expect(translationOf('C:\\app\\src\\words\\en\\feedback.ts', 'bn')).toBe(
    'C:\\app\\src\\words\\bn\\feedback.ts',
  );
  expect(translationOf('/app/src/web/features/auth/login-screen.tsx', 'hi')).toBeNull();
  expect(translationOf('/app/src/words/message-text.ts', 'hi')).toBeNull();
});

/** @param {string} language @param {string} style */
function styleIn(language, style) {
  const [{ transform } = {}] = translatedTexts(language);
  if (typeof transform !== 'object') throw new Error('The build of a language changes no style.');
  return Reflect.apply(transform.handler, null, [style, 'web.css', {}]);
}

test('letters of another script come with the theme in its own build only', () => {
  const app = '@import "../../ui/theme/theme.css";\n@source "../../web";\n';
  expect(styleIn('hi', app)).toBe(
    '@import "../../ui/theme/theme.css";\n@import "../../ui/theme/theme.hi.css";\n@source "../../web";\n',
  );
  expect(styleIn('hi', '.plain { color: red }')).toBe('.plain { color: red }');
  const theme = readFileSync(new URL('../../src/ui/theme/theme.css', import.meta.url), 'utf8');
  expect(theme).not.toContain('Noto');
});

test.each([
  ['hi', 'noto-sans-devanagari.woff2'],
  ['bn', 'noto-sans-bengali.woff2'],
])('the theme of %s names a font that is there, whose arrival moves nothing', (language, file) => {
  const folder = new URL('../../src/ui/theme/', import.meta.url);
  const theme = readFileSync(new URL(`theme.${language}.css`, folder), 'utf8');
  expect(theme.match(/font-display: optional;/g)).toHaveLength(2);
  expect(theme).toContain(`url("../fonts/${file}")`);
  expect(statSync(new URL(`../fonts/${file}`, folder)).size).toBeLessThan(70_000);
});

test('the English build has no part of it', () => {
  expect(translatedTexts('en')).toEqual([]);
  expect(translatedTexts(undefined)).toEqual([]);
});
