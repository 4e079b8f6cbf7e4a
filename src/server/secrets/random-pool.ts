/** Random bytes, asked of the system many at a time: each question costs as much as the bytes for a hundred tokens. */
import { randomFillSync } from 'node:crypto';

const POOL_BYTES = 4096;
const pool = Buffer.allocUnsafeSlow(POOL_BYTES);
let taken = POOL_BYTES;

/** Nobody gets the same bytes again, and none stay behind. */
export function randomFromPool(size: number): Buffer {
  if (size > POOL_BYTES) throw new Error(`No more than ${POOL_BYTES} random bytes at once.`);
  if (taken + size > POOL_BYTES) {
    randomFillSync(pool);
    taken = 0;
  }
  const bytes = Buffer.from(pool.subarray(taken, taken + size));
  pool.fill(0, taken, taken + size);
  taken += size;
  return bytes;
}
