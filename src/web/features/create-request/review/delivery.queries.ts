/** Where the goods may go: the customer's own addresses, and the place behind a PIN code. */
import { queryOptions, skipToken } from '@tanstack/react-query';
import { readPincode } from '#contract/customer/look-ups.ts';
import { call } from '#web/platform/api.ts';
import { addressesQueries } from '#web/widgets/addresses/addresses.queries.ts';

export const deliveryQueries = {
  addresses: addressesQueries.all,
  place: (pincode: string) =>
    queryOptions({
      queryKey: ['pincode', pincode],
      queryFn: /^\d{6}$/.test(pincode)
        ? ({ signal }) => call(readPincode, { params: { pincode } }, { signal })
        : skipToken,
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
