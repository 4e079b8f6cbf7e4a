/** What the desk reads about orders, their plans and samples. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { LiveKey } from '#contract/events.ts';
import { listDispatchesForStaff, listRollsForStaff, previewInvoice } from '#contract/staff/delivery.ts';
import { listDocumentsForStaff } from '#contract/staff/documents.ts';
import { readFeedbackForStaff } from '#contract/staff/feedback.ts';
import { listIssuesOfOrder } from '#contract/staff/issues.ts';
import { readOrderForStaff, readProductionBoard } from '#contract/staff/order-desk.ts';
import { listSamplesForStaff, readTnaForStaff } from '#contract/staff/production.ts';
import { listStandardsForStaff } from '#contract/staff/standards.ts';
import { call } from '#desk/platform/api.ts';

export const ORDERS_KEY = 'orders' satisfies LiveKey;
export const PRODUCTION_KEY = 'production' satisfies LiveKey;
export const ORDER_KEYS = [ORDERS_KEY, PRODUCTION_KEY, 'today'] as const;
const DELIVERY_KEY = 'delivery' satisfies LiveKey;
export const DOCUMENTS_KEY = 'documents' satisfies LiveKey;
export const SHIPMENT_KEYS = [...ORDER_KEYS, DELIVERY_KEY, DOCUMENTS_KEY] as const;

export const orderQueries = {
  one: (orderId: string) =>
    queryOptions({
      queryKey: [ORDERS_KEY, 'one', orderId],
      queryFn: ({ signal }) => call(readOrderForStaff, { params: { orderId } }, { signal }),
    }),
  board: (shown: number) =>
    queryOptions({
      queryKey: [PRODUCTION_KEY, 'board', shown],
      queryFn: ({ signal }) => call(readProductionBoard, { query: { shown } }, { signal }),
      placeholderData: keepPreviousData,
    }),
  plan: (orderId: string) =>
    queryOptions({
      queryKey: [PRODUCTION_KEY, 'plan', orderId],
      queryFn: ({ signal }) => call(readTnaForStaff, { params: { orderId } }, { signal }),
    }),
  shipments: (orderId: string) =>
    queryOptions({
      queryKey: [DELIVERY_KEY, 'shipments', orderId],
      queryFn: ({ signal }) => call(listDispatchesForStaff, { params: { orderId } }, { signal }),
    }),
  rolls: (dispatchId: string) =>
    queryOptions({
      queryKey: [DELIVERY_KEY, 'rolls', dispatchId],
      queryFn: ({ signal }) => call(listRollsForStaff, { params: { dispatchId } }, { signal }),
    }),
  invoicePreview: (dispatchId: string, { invoicedOn, isLast }: { invoicedOn: string; isLast: boolean }) =>
    queryOptions({
      queryKey: [DELIVERY_KEY, 'invoice-preview', dispatchId, invoicedOn, isLast],
      queryFn: ({ signal }) =>
        call(
          previewInvoice,
          { params: { dispatchId }, query: { invoicedOn, isLast: isLast ? 'true' : 'false' } },
          { signal },
        ),
      placeholderData: keepPreviousData,
    }),
  claims: (orderId: string) =>
    queryOptions({
      queryKey: ['issues', 'of-order', orderId],
      queryFn: ({ signal }) => call(listIssuesOfOrder, { params: { orderId } }, { signal }),
    }),
  feedback: (orderId: string) =>
    queryOptions({
      queryKey: [ORDERS_KEY, 'feedback', orderId],
      queryFn: ({ signal }) => call(readFeedbackForStaff, { params: { orderId } }, { signal }),
    }),
  documents: (orderId: string) =>
    queryOptions({
      queryKey: [DOCUMENTS_KEY, orderId],
      queryFn: ({ signal }) => call(listDocumentsForStaff, { params: { orderId } }, { signal }),
    }),
  standards: (orderId: string) =>
    queryOptions({
      queryKey: [PRODUCTION_KEY, 'standards', orderId],
      queryFn: ({ signal }) => call(listStandardsForStaff, { params: { orderId } }, { signal }),
    }),
  samples: (orderId: string) =>
    queryOptions({
      queryKey: [PRODUCTION_KEY, 'samples', orderId],
      queryFn: ({ signal }) => call(listSamplesForStaff, { params: { orderId } }, { signal }),
    }),
};
