/** UUIDv7: ids that sort by the time they were made, so that new rows stay together in the index. */
import { randomBytes, randomInt } from 'node:crypto';
import type { Clock, Ids } from './parts.ts';

const MOST_OF_A_MILLISECOND = 0x1000;

/** `place` orders the ids of one millisecond: twelve bits. */
export function uuidV7(ms: number, place: number): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(ms, 0, 6);
  bytes.writeUInt16BE(0x7000 | place, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
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
