/** Where the goods may go: the customer's own addresses, and the place behind a PIN code. */
import { queryOptions, skipToken } from '@tanstack/react-query';
import { listAddresses } from '#contract/addresses.ts';
import { readPincode } from '#contract/look-ups.ts';
import { call } from '#web/platform/api.ts';

export const deliveryQueries = {
  addresses: () =>
    queryOptions({
      queryKey: ['addresses'],
      queryFn: ({ signal }) => call(listAddresses, {}, { signal }),
    }),
  place: (pincode: string) =>
    queryOptions({
      queryKey: ['pincode', pincode],
      queryFn: /^\d{6}$/.test(pincode)
        ? ({ signal }) => call(readPincode, { params: { pincode } }, { signal })
        : skipToken,
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
