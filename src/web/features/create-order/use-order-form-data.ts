/** What the form stands on: what may be ordered, and what the company has said before. */
import { useQuery } from '@tanstack/react-query';
import { MARKET_RULES } from '#domain/shared/market.ts';
import { isSignedIn } from '#web/platform/session/login-state.ts';
import { addressesQueries } from '#web/widgets/addresses/addresses.queries.ts';
import { customerQueries } from '#web/widgets/customer.queries.ts';
import { gstQueries } from '#web/widgets/gst/gst.queries.ts';
import { ordersQueries } from '#web/widgets/orders/orders.queries.ts';
import { requestsQueries } from '#web/widgets/requests/requests.queries.ts';
import type { OrderFormData } from './form/order-values.ts';
import { withWantedQuantity } from './form/wanted-quantity.ts';

export type OrderFormDataRead = {
  /** Null while a part of it is on its way. */
  formData: OrderFormData | null;
  /** Of this quote, waiting to be paid. */
  openOrderId: string | null;
  error: unknown;
  isFetching: boolean;
  retry: () => void;
};

/** `wanted`: the quantity to begin with, where it may be ordered. */
export function useOrderFormData(
  fabId: string,
  quoteId: string | null,
  wanted: string | null,
): OrderFormDataRead {
  const config = useQuery({
    ...ordersQueries.config(fabId, quoteId),
    // On the way back the address changes before the screen does.
    enabled: () => isSignedIn() && fabId !== '',
  });
  const me = useQuery(customerQueries.me());
  const addresses = useQuery(addressesQueries.all());
  const { market, unit: reader } = me.data ?? {};
  const hasGstin = market !== undefined && MARKET_RULES[market].taxNumber === 'gstin';
  const gst = useQuery({ ...gstQueries.all(), enabled: () => isSignedIn() && hasGstin });
  const quotedId = config.data?.quoteId ? fabId : null;
  const request = useQuery({
    ...requestsQueries.one(fabId),
    enabled: () => isSignedIn() && quotedId !== null,
  });
  const parts = [config, me, addresses, gst, request];
  const isRead =
    // A remembered answer could offer stock that is gone.
    config.isFetchedAfterMount && (!hasGstin || gst.data) && (quotedId === null || !request.isPending);
  const formData =
    isRead && config.data && addresses.data && market && reader
      ? {
          market,
          reader,
          config: withWantedQuantity(config.data, wanted),
          addresses: addresses.data,
          gstNumbers: gst.data ?? [],
          requested: request.data?.sheet ?? null,
        }
      : null;
  return {
    formData: config.error && !config.data ? null : formData,
    openOrderId: config.data?.openOrder?.orderId ?? null,
    error: parts.map(({ error }) => error).find(Boolean) ?? null,
    isFetching: parts.some((part) => part.isFetching),
    retry: () => void Promise.all(parts.filter(({ error }) => error).map((part) => part.refetch())),
  };
}
