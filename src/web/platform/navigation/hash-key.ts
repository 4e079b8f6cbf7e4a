/** The key of a link stands behind the `#`, which no server, log or mail scanner ever sees. */
import { useEffect, useState } from 'react';

/** `join`: an invitation; `approve`: an order that somebody without an account decides on. */
type KeyName = 'join' | 'approve';

export function readHashKey(hash: string, name: KeyName): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get(name);
}

/** Another link pasted into the same tab starts over. */
export function useHashKey(name: KeyName): string | null {
  const [key, setKey] = useState(() => readHashKey(window.location.hash, name));
  useEffect(() => {
    const follow = () => setKey((now) => readHashKey(window.location.hash, name) ?? now);
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [name]);
  return key;
}
