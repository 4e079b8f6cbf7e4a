// How many of the changes were noticed, and which were not.
import { relative } from 'node:path';

/** Of the mutants that are no facts, so many must be noticed by a test; in per cent. */
export const LEAST_SCORE = 85;

/**
 * @typedef {{
 *   fileName: string, status: string, mutatorName: string, replacement?: string | null,
 *   location: { start: { line: number, column: number } },
 * }} Mutant
 */

const NOTICED = ['Killed', 'Timeout'];
const UNNOTICED = ['Survived', 'NoCoverage'];

/** In per cent; null when nothing was to be judged. @param {readonly Mutant[]} mutants */
export function mutationScore(mutants) {
  const noticed = mutants.filter(({ status }) => NOTICED.includes(status)).length;
  const judged = noticed + mutants.filter(({ status }) => UNNOTICED.includes(status)).length;
  return judged === 0 ? null : (noticed * 100) / judged;
}

/**
 * A line a file with its score, and below it a line for each change that went unnoticed; the worst file first.
 * @param {readonly Mutant[]} mutants @param {string} root
 */
export function scoreLines(mutants, root) {
  return Object.entries(Object.groupBy(mutants, ({ fileName }) => relative(root, fileName)))
    .map(([file, found = []]) => ({ file, found, score: mutationScore(found) }))
    .filter(({ score }) => score !== null)
    .sort((one, other) => Number(one.score) - Number(other.score))
    .flatMap(({ file, found, score }) => [
      `${String(Math.floor(Number(score))).padStart(3)} %  ${file}`,
      ...found.filter(({ status }) => UNNOTICED.includes(status)).map(survivorLine),
    ]);
}

/** @param {Mutant} mutant */
function survivorLine({ status, mutatorName, replacement, location: { start } }) {
  const reached = status === 'NoCoverage' ? 'reached by no test' : 'unnoticed';
  const change = (replacement ?? '').replaceAll(/\s+/g, ' ').slice(0, 80);
  return `       line ${start.line}, ${reached}: ${mutatorName} → ${change}`;
}
