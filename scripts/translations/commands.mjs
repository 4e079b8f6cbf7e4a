import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { LANGUAGES, OFFERED_LANGUAGES } from '../../src/domain/shared/language.ts';
import { Stop, say } from '../bootstrap/terminal.mjs';
import { translationOf } from '../web-build/translated-texts.mjs';
import { readDoneList, writeDoneList } from './done-list.mjs';
import { englishFiles, textHashes } from './english-texts.mjs';
import { translationState } from './translation-state.mjs';

const translated = LANGUAGES.filter((language) => language !== 'en');

/** @param {string} root @param {string} [only] one language */
export async function reportAll(root, only) {
  for (const language of translated.filter((one) => only === undefined || one === only)) {
    const { files, missingFiles, changed, broken } = await translationState(root, language);
    say(
      `${language}: ${files - missingFiles.length} of ${files} files, ${changed.length} texts changed in English`,
    );
    for (const file of missingFiles) say(`  missing  ${file}`);
    for (const text of changed) say(`  changed  ${text}`);
    for (const problem of broken) say(`  broken   ${problem}`);
  }
  return 0;
}

/** What changed in English is said and does not stop anybody who writes English. @param {string} root */
export async function reportProblems(root) {
  let problems = 0;
  for (const language of translated) {
    const { missingFiles, changed, broken } = await translationState(root, language);
    const lacking = OFFERED_LANGUAGES.includes(language)
      ? missingFiles.map((file) => `${file} is missing`)
      : [];
    for (const problem of [...broken, ...lacking]) say(problem);
    problems += broken.length + lacking.length;
    if (changed.length > 0) say(`${language}: ${changed.length} texts changed in English`);
  }
  return problems > 0 ? 1 : 0;
}

/** @param {string} root @param {string[]} files translations or folders of them */
export async function noteAsDone(root, files) {
  const wanted = files.map((file) => relative(root, resolve(file)).replaceAll('\\', '/'));
  const english = englishFiles(root);
  let noted = 0;
  for (const language of translated) {
    const known = readDoneList(root, language);
    const pairs = english.map((file) => ({ file, translation: translationOf(file, language) ?? '' }));
    const own = pairs.filter(
      ({ translation }) =>
        wanted.some((path) => translation === path || translation.startsWith(`${path}/`)) &&
        existsSync(join(root, translation)),
    );
    if (own.length === 0) continue;
    for (const { file } of own) {
      for (const text of [...known.keys()]) if (text.startsWith(`${file} `)) known.delete(text);
      for (const [text, hash] of await textHashes(root, file)) known.set(`${file} ${text}`, hash);
    }
    writeDoneList(root, language, known);
    noted += own.length;
  }
  if (noted === 0)
    throw new Stop(
      'No translation among these files: name files such as login.texts.hi.ts, or their folder.',
    );
  say(`${noted} ${noted === 1 ? 'translation' : 'translations'} noted`);
  return 0;
}
