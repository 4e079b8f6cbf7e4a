import { queryOptions } from '@tanstack/react-query';
import type { DeskKey } from '#contract/events.ts';
import { readPurchase } from '#contract/staff/purchases.ts';
import { call } from '#desk/platform/api.ts';

export const PURCHASES_KEY = 'purchases' satisfies DeskKey;

export function onePurchase(purchaseId: string) {
  return queryOptions({
    queryKey: [PURCHASES_KEY, 'one', purchaseId],
    queryFn: ({ signal }) => call(readPurchase, { params: { purchaseId } }, { signal }),
  });
}
