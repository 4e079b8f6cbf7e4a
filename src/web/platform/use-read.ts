/** Reads one thing for a screen that stands outside the signed-in data cache. */
import { useEffect, useState } from 'react';
import { NetworkError } from '#browser/network-error.ts';
import { ApiError } from '#contract/client.ts';

export type Read<T> = { data: T | null; error: unknown; isReading: boolean; retry: () => void };
type Outcome<T> = { data: T | null; error: unknown };

/** `key` names what is read: another key reads anew, and the old answer is not shown for it. */
export function useRead<T>(key: string, read: (signal: AbortSignal) => Promise<T>): Read<T> {
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<{ key: string } & Outcome<T>>({
    key,
    data: null,
    error: null,
  });
  const [isReading, setReading] = useState(true);
  useEffect(() => {
    const stop = new AbortController();
    setReading(true);
    const settle = (next: (last: T | null) => Outcome<T>) => {
      if (stop.signal.aborted) return;
      setState((last) => ({ key, ...next(last.key === key ? last.data : null) }));
      setReading(false);
    };
    read(stop.signal).then(
      (data) => settle(() => ({ data, error: null })),
      (error: unknown) => settle((last) => afterFailure(last, error)),
    );
    return () => stop.abort();
    // The key stands for the reader, which is a new function at every drawing.
  }, [key, tries]);
  const isCurrent = state.key === key;
  return {
    data: isCurrent ? state.data : null,
    error: isCurrent ? state.error : null,
    isReading,
    retry: () => setTries((count) => count + 1),
  };
}

/** What was read last stays in sight while the line or the server is away for a moment; a refusal ends it. */
export function afterFailure<T>(last: T | null, error: unknown): Outcome<T> {
  const mayPass = error instanceof NetworkError || (error instanceof ApiError && error.status >= 429);
  return { data: mayPass ? last : null, error };
}
