import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client';
import { type ReactNode, useEffect, useState } from 'react';
import { createCachePersister } from '#web/platform/cache/cache-persister.ts';
import { followLiveEvents } from '#web/platform/cache/live-events.ts';
import { CACHE_MAX_AGE_MS, createQueryClient } from '#web/platform/cache/query-client.ts';
import { isStorable } from '#web/platform/cache/stored-queries.ts';
import { watchDrafts } from '#web/platform/drafts/draft-watch.ts';
import { customerIdAtStart } from '#web/platform/session/login-state.ts';
import { onForgetCache } from '#web/platform/session/session.ts';
import { storedCustomerId } from '#web/platform/session/stored-login.ts';

/** Raise it when kept data would no longer fit the screens. */
const CACHE_FORMAT = '2';
const DEHYDRATE = { shouldDehydrateQuery: isStorable, shouldDehydrateMutation: () => false };

/** One customer's data: restored, kept, read again when the server says so, and emptied at sign-out. */
export function CacheProvider({ customerId, children }: { customerId: string; children: ReactNode }) {
  const [client] = useState(createQueryClient);
  const [persister] = useState(() =>
    createCachePersister(customerId, () => storedCustomerId() === customerId),
  );
  useEffect(() => onForgetCache(() => client.clear()), [client]);
  const [readsBeganMs] = useState(() =>
    customerId === customerIdAtStart ? performance.timeOrigin : Date.now(),
  );
  useEffect(() => followLiveEvents(client, readsBeganMs), [client, readsBeganMs]);
  useEffect(() => watchDrafts(customerId), [customerId]);
  useEffect(() => {
    window.addEventListener('pagehide', persister.flush);
    return () => {
      window.removeEventListener('pagehide', persister.flush);
      persister.flush();
    };
  }, [persister]);
  return (
    <PersistQueryClientProvider
      client={client}
      persistOptions={{
        persister,
        maxAge: CACHE_MAX_AGE_MS,
        buster: CACHE_FORMAT,
        dehydrateOptions: DEHYDRATE,
      }}
    >
      {children}
    </PersistQueryClientProvider>
  );
}
