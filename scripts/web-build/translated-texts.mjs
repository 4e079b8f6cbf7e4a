// The build of another language: each catalogue and each table of `words` is read from its translation under the name of
// the English file, so that screens, imports and the division into files stay the same. English needs nothing of this.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** How the style of an app takes the theme; the letters of another language stand in a file beside it. */
const THEME_IMPORT = /@import "([^"]+\/theme)\.css";/;
const LANGUAGE_FILE = /[\\/]src[\\/]ui[\\/]texts[\\/]language\.ts$/;
const CATALOGUE = /\.texts\.ts$/;
const ENGLISH_WORDS = /((?:^|[\\/])src[\\/]words[\\/])en([\\/][^\\/]+\.ts)$/;

/** @param {string | undefined} language @returns {import('vite').Plugin[]} */
export function translatedTexts(language = 'en') {
  if (language === 'en') return [];
  return [
    {
      name: 'translated-texts',
      enforce: 'pre',
      async load(id) {
        if (LANGUAGE_FILE.test(id)) return `export const PAGE_LANGUAGE = ${JSON.stringify(language)};`;
        const file = translationOf(id, language);
        // What is not translated yet stays English.
        if (file === null || !existsSync(file)) return null;
        this.addWatchFile(file);
        return readFile(file, 'utf8');
      },
      transform: {
        filter: { id: /\.css$/ },
        handler: (style) => style.replace(THEME_IMPORT, `$&\n@import "$1.${language}.css";`),
      },
      transformIndexHtml: (page) => page.replace('<html lang="en"', `<html lang="${language}"`),
    },
  ];
}

/** Where the translation of a file stands; null for a file that is not translated. @param {string} file @param {string} language */
export function translationOf(file, language) {
  if (CATALOGUE.test(file)) return file.replace(CATALOGUE, `.texts.${language}.ts`);
  if (ENGLISH_WORDS.test(file)) return file.replace(ENGLISH_WORDS, `$1${language}$2`);
  return null;
}
