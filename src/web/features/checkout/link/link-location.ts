/** The key of a payment link stands behind the `#`, which no server and no log ever sees. */
import { useEffect, useState } from 'react';
import { type CheckoutOutcome, readAnswer } from '../result/checkout-answer.ts';

export type LinkLocation = {
  key: string | null;
  /** How the visit to the provider's page ended, as it says itself. */
  outcome: CheckoutOutcome | null;
};

export function readLinkLocation({ search, hash }: Pick<Location, 'search' | 'hash'>): LinkLocation {
  const key = new URLSearchParams(hash.replace(/^#/, '')).get('k') ?? new URLSearchParams(search).get('k');
  return { key, outcome: readAnswer(hash)?.outcome ?? null };
}

/** Another link pasted into the same tab starts over; a fragment without a key is not about paying. */
export function followLocation(now: LinkLocation, came: LinkLocation): LinkLocation {
  const isNew = came.key !== null && (came.key !== now.key || came.outcome !== null);
  return isNew ? came : { ...now };
}

export type LinkLocationState = LinkLocation & { keepOutcome: (outcome: CheckoutOutcome | null) => void };

/** Whatever else came along is taken out of the address at once; the key stays, so that a reload works. */
export function useLinkLocation(): LinkLocationState {
  const [address, setAddress] = useState(() => readLinkLocation(window.location));
  useEffect(() => {
    const follow = () => setAddress((now) => followLocation(now, readLinkLocation(window.location)));
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  useEffect(() => {
    const { pathname } = window.location;
    const clean = address.key === null ? pathname : `${pathname}#k=${encodeURIComponent(address.key)}`;
    window.history.replaceState(window.history.state, '', clean);
  }, [address]);
  return {
    ...address,
    // An answer that comes late must not be taken for another link's.
    keepOutcome: (outcome) => setAddress((now) => (now.key === address.key ? { ...now, outcome } : now)),
  };
}
