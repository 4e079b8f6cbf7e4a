/** The key of a payment link stands behind the `#`, which no server and no log ever sees. */
import { useEffect, useState } from 'react';
import { type CheckoutOutcome, readAnswer } from '../answer/checkout-answer.ts';

export type LinkAddress = {
  key: string | null;
  /** How the visit to the provider's page ended, as it says itself. */
  outcome: CheckoutOutcome | null;
};

export function readLinkAddress({ search, hash }: Pick<Location, 'search' | 'hash'>): LinkAddress {
  const key = new URLSearchParams(hash.replace(/^#/, '')).get('k') ?? new URLSearchParams(search).get('k');
  return { key, outcome: readAnswer(hash)?.outcome ?? null };
}

/** Whatever else came along is taken out of the address at once; the key stays, so that a reload works. */
export function useLinkAddress(): LinkAddress & { forgetOutcome: () => void } {
  const [address, setAddress] = useState(() => readLinkAddress(window.location));
  useEffect(() => {
    const { pathname } = window.location;
    const clean = address.key === null ? pathname : `${pathname}#k=${encodeURIComponent(address.key)}`;
    window.history.replaceState(window.history.state, '', clean);
  }, [address.key]);
  return { ...address, forgetOutcome: () => setAddress((now) => ({ ...now, outcome: null })) };
}
