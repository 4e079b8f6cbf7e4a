/** Random bytes, asked of the system many at a time: each question costs as much as the bytes for a hundred tokens. */
import { randomFillSync } from 'node:crypto';

const STOCK_BYTES = 4096;
const stock = Buffer.allocUnsafeSlow(STOCK_BYTES);
let taken = STOCK_BYTES;

/** Nobody gets the same bytes again, and none stay behind. */
export function randomFromStock(size: number): Buffer {
  if (size > STOCK_BYTES) throw new Error(`No more than ${STOCK_BYTES} random bytes at once.`);
  if (taken + size > STOCK_BYTES) {
    randomFillSync(stock);
    taken = 0;
  }
  const bytes = Buffer.from(stock.subarray(taken, taken + size));
  stock.fill(0, taken, taken + size);
  taken += size;
  return bytes;
}
