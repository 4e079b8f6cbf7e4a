/** For papers that are written later in the story: the next number of a series of the seller. */
import type { Queries } from '#server/db/database.ts';
import { nextPaperSerial, type PaperSeries } from './paper-series.store.ts';

/** Everybody who wants a number of the series waits until this transaction ends. */
export function takePaperSerial(tx: Queries, series: PaperSeries): Promise<number> {
  return nextPaperSerial(tx, series);
}
