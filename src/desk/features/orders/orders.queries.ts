/** What the desk reads about orders, their plans and samples. */
import { queryOptions } from '@tanstack/react-query';
import type { LiveKey } from '#contract/events.ts';
import { readOrderForStaff, readProductionBoard } from '#contract/staff/order-desk.ts';
import { listSamplesForStaff, readTnaForStaff } from '#contract/staff/production.ts';
import { call } from '#desk/platform/api.ts';

export const ORDERS_KEY = 'orders' satisfies LiveKey;
export const PRODUCTION_KEY = 'production' satisfies LiveKey;
export const ORDER_KEYS = [ORDERS_KEY, PRODUCTION_KEY, 'today'] as const;

export const orderQueries = {
  one: (orderId: string) =>
    queryOptions({
      queryKey: [ORDERS_KEY, 'one', orderId],
      queryFn: ({ signal }) => call(readOrderForStaff, { params: { orderId } }, { signal }),
    }),
  board: () =>
    queryOptions({
      queryKey: [PRODUCTION_KEY, 'board'],
      queryFn: ({ signal }) => call(readProductionBoard, {}, { signal }),
    }),
  plan: (orderId: string) =>
    queryOptions({
      queryKey: [PRODUCTION_KEY, 'plan', orderId],
      queryFn: ({ signal }) => call(readTnaForStaff, { params: { orderId } }, { signal }),
    }),
  samples: (orderId: string) =>
    queryOptions({
      queryKey: [PRODUCTION_KEY, 'samples', orderId],
      queryFn: ({ signal }) => call(listSamplesForStaff, { params: { orderId } }, { signal }),
    }),
};
