/** Has the puzzle solved by a worker, which is loaded only when the server sets one. */
import { tellIfLong } from '#ui/feedback/tell-if-long.ts';
import { askWorker } from '#ui/workers/ask-worker.ts';
import workerUrl from './find-proof.worker.ts?worker&url';
import { puzzleTexts } from './puzzle.texts.ts';

export function solvePuzzle(puzzle: string): Promise<string | null> {
  return tellIfLong(askWorker(workerUrl, puzzle), puzzleTexts.busy) as Promise<string | null>;
}
