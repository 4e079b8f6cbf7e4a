// Each language held against the English.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { translationOf } from '../web-build/translated-texts.mjs';
import { readDoneList } from './done-list.mjs';
import { englishFiles, textHashes } from './english-texts.mjs';

/**
 * missingFiles: nobody translated them yet. changed: the English is another one since. broken: texts that only one side
 * has, and translations nobody noted with `--done`.
 * @typedef {{ language: string, files: number, missingFiles: string[], changed: string[], broken: string[] }} TranslationState
 */

/** @param {string} root @param {string} language @returns {Promise<TranslationState>} */
export async function translationState(root, language) {
  const english = englishFiles(root);
  const done = readDoneList(root, language);
  /** @type {TranslationState} */
  const state = { language, files: english.length, missingFiles: [], changed: [], broken: [] };
  for (const file of english) {
    const translation = translationOf(file, language) ?? '';
    if (!existsSync(join(root, translation))) state.missingFiles.push(translation);
    else await compare({ root, file, translation, done }, state);
  }
  return state;
}

/**
 * @param {{ root: string, file: string, translation: string, done: Map<string, string> }} pair
 * @param {TranslationState} state
 */
async function compare({ root, file, translation, done }, state) {
  const english = await textHashes(root, file);
  const own = await textHashes(root, translation);
  for (const [text, hash] of english) {
    const noted = done.get(`${file} ${text}`);
    if (!own.has(text)) state.broken.push(`${translation}: ${text} is missing`);
    else if (noted === undefined)
      state.broken.push(
        `${translation}: ${text} is not noted, run npm run translations -- --done ${translation}`,
      );
    else if (noted !== hash) state.changed.push(`${translation}: ${text}`);
  }
  for (const text of own.keys())
    if (!english.has(text)) state.broken.push(`${translation}: ${text} is not in the English`);
}
