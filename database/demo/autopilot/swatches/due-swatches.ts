/** What the played desk owes buyers who want to feel the cloth: the cutting is with the courier within half a minute. */
import { between, wholeBetween } from '../chance.ts';
import { addSeconds, isWatched } from '../watched-time.ts';

export type WatchedSwatch = {
  readonly swatchId: string;
  readonly number: string;
  readonly requestedAt: Date;
};
export type DueSwatch = {
  readonly key: string;
  readonly swatchId: string;
  readonly dueAt: Date;
  readonly trackingNumber: string;
};

const SEND_SECONDS = [12, 24] as const;

export function dueSwatches(swatches: readonly WatchedSwatch[], now: Date): DueSwatch[] {
  return swatches
    .map(({ swatchId, number, requestedAt }) => ({
      key: `swatch ${swatchId}`,
      swatchId,
      dueAt: addSeconds(requestedAt, between(...SEND_SECONDS, number, 'send')),
      trackingNumber: `BD ${wholeBetween(1000, 9999, number, 'parcel')} ${wholeBetween(100, 999, number, 'piece')}`,
    }))
    .filter((work) => isWatched(work, now));
}
