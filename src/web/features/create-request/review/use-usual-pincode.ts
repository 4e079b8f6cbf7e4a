import { useEffect, useEffectEvent, useRef } from 'react';
import type { AddressRecord } from '#contract/customer/addresses.ts';

/**
 * A new query goes to the default delivery address until the buyer says otherwise; what was emptied stays empty.
 * Returns what to do once the buyer goes into the field: an address that arrives after that is too late.
 */
export function useUsualPincode(
  typed: string,
  addresses: readonly AddressRecord[] | undefined,
  fill: (pincode: string) => void,
): () => void {
  const usual = usualPincode(addresses ?? []);
  const isKnown = addresses !== undefined;
  const isEntered = useRef(false);
  const begin = useEffectEvent(() => {
    if (typed === '' && usual !== null && !isEntered.current) fill(usual);
  });
  useEffect(() => {
    if (isKnown) begin();
  }, [isKnown]);
  return () => {
    isEntered.current = true;
  };
}

function usualPincode(addresses: readonly AddressRecord[]): string | null {
  const served = addresses.filter(({ postcode }) => postcode !== null && /^\d{6}$/.test(postcode));
  const address = served.find(({ defaultFor }) => defaultFor.includes('shipping')) ?? served[0];
  return address?.postcode ?? null;
}
