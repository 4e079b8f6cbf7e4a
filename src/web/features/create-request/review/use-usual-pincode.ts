import { useEffect, useEffectEvent, useRef } from 'react';
import type { AddressRecord } from '#contract/customer/addresses.ts';

/**
 * A new query goes to the default delivery address until the buyer says otherwise; what was emptied stays empty.
 * An address that arrives while the buyer is in the field waits until it is left, and is not needed if it was typed in.
 */
export function useUsualPincode(
  typed: string,
  addresses: readonly AddressRecord[] | undefined,
  fill: (pincode: string) => void,
): { onFocus: () => void; onBlur: () => void } {
  const usual = usualPincode(addresses ?? []);
  const isKnown = addresses !== undefined;
  const isEntered = useRef(false);
  const isWaiting = useRef(false);
  const begin = useEffectEvent(() => {
    isWaiting.current = isEntered.current;
    if (typed === '' && usual !== null && !isEntered.current) fill(usual);
  });
  useEffect(() => {
    if (isKnown) begin();
  }, [isKnown]);
  return {
    onFocus: () => {
      isEntered.current = true;
    },
    onBlur: () => {
      isEntered.current = false;
      if (isWaiting.current && typed === '' && usual !== null) fill(usual);
      isWaiting.current = false;
    },
  };
}

function usualPincode(addresses: readonly AddressRecord[]): string | null {
  const served = addresses.filter(({ postcode }) => postcode !== null && /^\d{6}$/.test(postcode));
  const address = served.find(({ defaultFor }) => defaultFor.includes('shipping')) ?? served[0];
  return address?.postcode ?? null;
}
