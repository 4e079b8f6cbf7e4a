/** What screens read about documents; the server announces changes by the word `documents`. */
import { queryOptions } from '@tanstack/react-query';
import { listDocumentShares, listDocuments } from '#contract/customer/documents.ts';
import type { LiveKey } from '#contract/events.ts';
import { call } from '#web/platform/api.ts';

export const DOCUMENTS_KEY = 'documents' satisfies LiveKey;

export const documentsQueries = {
  ofOrder: (orderId: string) =>
    queryOptions({
      queryKey: [DOCUMENTS_KEY, 'order', orderId],
      queryFn: ({ signal }) => call(listDocuments, { query: { orderId } }, { signal }),
    }),
  shares: (documentId: string) =>
    queryOptions({
      queryKey: [DOCUMENTS_KEY, 'shares', documentId],
      queryFn: ({ signal }) => call(listDocumentShares, { params: { documentId } }, { signal }),
    }),
};
