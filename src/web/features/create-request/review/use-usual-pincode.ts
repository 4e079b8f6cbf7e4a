import { useEffect, useEffectEvent } from 'react';
import type { AddressRecord } from '#contract/customer/addresses.ts';

/** A new query goes to the default delivery address until the buyer says otherwise; what was emptied stays empty. */
export function useUsualPincode(
  typed: string,
  addresses: readonly AddressRecord[] | undefined,
  fill: (pincode: string) => void,
): void {
  const usual = usualPincode(addresses ?? []);
  const isKnown = addresses !== undefined;
  const begin = useEffectEvent(() => {
    if (typed === '' && usual !== null) fill(usual);
  });
  useEffect(() => {
    if (isKnown) begin();
  }, [isKnown]);
}

function usualPincode(addresses: readonly AddressRecord[]): string | null {
  const served = addresses.filter(({ postcode }) => postcode !== null && /^\d{6}$/.test(postcode));
  const address = served.find(({ defaultFor }) => defaultFor.includes('shipping')) ?? served[0];
  return address?.postcode ?? null;
}
