/** Metres that leave the shelf for an order and come back when it dies. */
import type { Queries } from '#server/db/database.ts';
import { returnToLot, takeFromLot } from './qualities.store.ts';

export type StockPart = { readonly lotId: string; readonly thousandths: bigint };

/** The first lot that has not enough, or null when all was taken. */
export async function takeStock(tx: Queries, parts: readonly StockPart[]): Promise<StockPart | null> {
  for (const part of inOneOrder(parts)) {
    if (!(await takeFromLot(tx, part.lotId, part.thousandths))) return part;
  }
  return null;
}

export async function returnStock(tx: Queries, parts: readonly StockPart[]): Promise<void> {
  for (const { lotId, thousandths } of inOneOrder(parts)) await returnToLot(tx, lotId, thousandths);
}

/** Everybody takes lots in the same order, so that two orders never wait for each other. */
function inOneOrder(parts: readonly StockPart[]): StockPart[] {
  return parts.toSorted((a, b) => (a.lotId < b.lotId ? -1 : 1));
}
