/** A figure that costs a query is read at most every few seconds, however often and by how many it is asked for. */
import type { Clock } from '../services.ts';

const FRESH_MS = 5000;

export function recentRead<Answer>(clock: Clock, read: () => Promise<Answer>): () => Promise<Answer> {
  let last: { at: number; answer: Promise<Answer> } | null = null;
  return () => {
    const at = clock.now().getTime();
    // A clock that was put back must not keep an old figure.
    if (last === null || Math.abs(at - last.at) >= FRESH_MS) last = { at, answer: read() };
    return last.answer;
  };
}
