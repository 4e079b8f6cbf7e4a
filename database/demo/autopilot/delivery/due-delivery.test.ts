import { expect, test } from 'vitest';
import type { TransportEventKind } from '#domain/delivery/transport-event.ts';
import { dueDelivery } from './due-delivery.ts';

const LEFT = new Date('2026-11-12T06:30:00Z');
const after = (seconds: number) => new Date(LEFT.getTime() + seconds * 1000);
const dueNext = (lastEvent: TransportEventKind | null, seconds: number) =>
  dueDelivery([{ dispatchId: 'd', orderId: 'o', changedAt: LEFT, lastEvent }], after(seconds)).map(
    ({ kind }) => kind,
  );

test('a shipment moves on within half a minute, step by step to the buyer', () => {
  expect(dueNext('picked_up', 20)).toEqual([]);
  expect(dueNext('picked_up', 26)).toEqual(['departed']);
  expect(dueNext('departed', 26)).toEqual(['arrived']);
  expect(dueNext('arrived', 26)).toEqual(['out_for_delivery']);
  expect(dueNext('out_for_delivery', 26)).toEqual(['delivered']);
});

test('shipments of days ago stay where their story left them', () => {
  expect(dueNext('departed', 3600)).toEqual([]);
});
