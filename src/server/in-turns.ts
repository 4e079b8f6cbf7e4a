/** Does long work bit by bit, so that others are answered in between. */
import { setImmediate as nextTurn } from 'node:timers/promises';

export async function inTurns<T>(work: Generator<unknown, T>): Promise<T> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    await nextTurn();
  }
}
