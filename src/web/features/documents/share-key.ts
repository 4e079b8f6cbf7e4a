/** The key of a shared document stands behind the `#`, which no server, log or referrer ever sees. */
import { useEffect, useState } from 'react';

export function readKey({ search, hash }: Pick<Location, 'search' | 'hash'>): string | null {
  const inFragment = new URLSearchParams(hash.replace(/^#/, '')).get('k');
  return inFragment ?? new URLSearchParams(search).get('k');
}

/** A key that an old mail program moved in front of the `#` is put back at once; another link starts over. */
export function usePageKey(): string | null {
  const [key, setKey] = useState(() => readKey(window.location));
  useEffect(() => {
    const follow = () => setKey((now) => readKey(window.location) ?? now);
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  useEffect(() => {
    const { pathname } = window.location;
    const clean = key === null ? pathname : `${pathname}#k=${encodeURIComponent(key)}`;
    window.history.replaceState(window.history.state, '', clean);
  }, [key]);
  return key;
}
