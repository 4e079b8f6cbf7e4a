/** UUIDv7: ids that sort by the time they were made, so that new rows stay together in the index. */
import { randomInt, randomUUID } from 'node:crypto';
import type { Clock, Ids } from './services.ts';

const MOST_OF_A_MILLISECOND = 0x1000;

/** Where a random UUID is random throughout, variant included: behind its version. */
const RANDOM_FROM = '00000000-0000-4000'.length;

/** `place` orders the ids of one millisecond: twelve bits. */
export function uuidV7(ms: number, place: number): string {
  const time = ms.toString(16).padStart(12, '0');
  const version = `7${place.toString(16).padStart(3, '0')}`;
  return `${time.slice(0, 8)}-${time.slice(8)}-${version}${randomUUID().slice(RANDOM_FROM)}`;
}

/** What one process makes in the same millisecond stays in the order of making: a history is read by it. */
export function idsFrom(clock: Clock): Ids {
  let [readAt, ms, place] = [-1, -1, 0];
  return {
    next() {
      const now = clock.now().getTime();
      if (now !== readAt) [readAt, ms, place] = [now, now, randomInt(MOST_OF_A_MILLISECOND / 2)];
      else if (place + 1 < MOST_OF_A_MILLISECOND) place += 1;
      else [ms, place] = [ms + 1, 0];
      return uuidV7(ms, place);
    },
  };
}
