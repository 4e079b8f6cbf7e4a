/** Search, filters and order of a list live in its address: Back, reload and a shared link bring them back. */
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';

export type SearchState = {
  get: (name: string) => string | undefined;
  /** Undefined takes a word out; the screen stays, so that Back leaves the list and not each letter typed. */
  set: (change: Readonly<Record<string, string | undefined>>) => void;
  /** All of it, as it stands in the address. */
  text: string;
};

export function useSearchState(): SearchState {
  const router = useRouter();
  const [home] = useState(() => router.latestLocation.pathname);
  const text = useRouterState({ select: (state) => state.location.searchStr });
  const words = new URLSearchParams(text);
  return {
    text,
    get: (name) => words.get(name) ?? undefined,
    set: (change) => {
      const { pathname, searchStr } = router.latestLocation;
      // Typed just before leaving: the words belong to the list that is left.
      if (pathname !== home) return;
      const next = new URLSearchParams(searchStr);
      for (const [name, value] of Object.entries(change))
        if (value === undefined || value === '') next.delete(name);
        else next.set(name, value);
      void router.navigate({ to: pathname, search: Object.fromEntries(next), replace: true });
    },
  };
}
