/** Looks of texts that a worker of this run has found readable: written down, so that the others need not look again. */
import { appendFileSync, readFileSync } from 'node:fs';

export function readableLooks(): number[] {
  // What follows the last end of a line is still being written.
  return readFileSync(note(), 'utf8').split('\n').slice(0, -1).map(Number);
}

export function addReadableLooks(looks: number[]): void {
  appendFileSync(note(), looks.map((look) => `${look}\n`).join(''));
}

function note(): string {
  return process.env.TEST_READABLE_LOOKS ?? '';
}
