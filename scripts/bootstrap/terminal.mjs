// What the person at the terminal reads: short lines while things go well, one sentence when they do not.

/** A problem the person can act on: shown as its sentence alone, without a stack. */
export class Stop extends Error {}

/** @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** @param {string} line */
export function step(line) {
  say(`· ${line}`);
}

/** @param {number} startedAt milliseconds, from `Date.now()` */
export function secondsSince(startedAt) {
  return `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
}

/** Programs we run colour their output only when a person reads it. */
export function colourSettings() {
  return process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
}

/** @param {unknown} problem */
export function explain(problem) {
  if (problem instanceof Stop) process.stderr.write(`${problem.message}\n`);
  else process.stderr.write(`${problem instanceof Error ? problem.stack : problem}\n`);
}

/**
 * Runs the whole of a command: a thrown problem is explained and ends it with exit code 1.
 * @param {() => Promise<number | void>} work answers the exit code, 0 when it answers nothing
 */
export async function runCommand(work) {
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (problem) {
    explain(problem);
    process.exitCode = 1;
  }
}
