/** What the played transporter reports next: a shipment of days arrives in about two minutes. */
import type { TransportEventKind } from '#domain/delivery/transport-event.ts';
import { addSeconds, isWatched } from '../watched-time.ts';

export type WatchedDispatch = {
  readonly dispatchId: string;
  readonly orderId: string;
  readonly changedAt: Date;
  readonly lastEvent: TransportEventKind | null;
};

export type DueDelivery = {
  readonly key: string;
  readonly dispatchId: string;
  readonly orderId: string;
  readonly dueAt: Date;
  readonly kind: 'departed' | 'arrived' | 'out_for_delivery' | 'delivered';
};

const SECONDS_BETWEEN = 25;

const NEXT: Readonly<Partial<Record<TransportEventKind, DueDelivery['kind']>>> = {
  picked_up: 'departed',
  departed: 'arrived',
  arrived: 'out_for_delivery',
  customs: 'out_for_delivery',
  warehouse: 'out_for_delivery',
  delayed: 'arrived',
  not_delivered: 'out_for_delivery',
  out_for_delivery: 'delivered',
};

export function dueDelivery(dispatches: readonly WatchedDispatch[], now: Date): DueDelivery[] {
  return dispatches
    .map(({ dispatchId, orderId, changedAt, lastEvent }): DueDelivery => {
      const kind = NEXT[lastEvent ?? 'picked_up'] ?? 'departed';
      const dueAt = addSeconds(changedAt, SECONDS_BETWEEN);
      return { key: `${kind} ${dispatchId} ${dueAt.toISOString()}`, dispatchId, orderId, kind, dueAt };
    })
    .filter((work) => isWatched(work, now));
}
