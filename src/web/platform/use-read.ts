/** Reads one thing for a screen that stands outside the signed-in data cache. */
import { useEffect, useState } from 'react';

export type Read<T> = { data: T | null; error: unknown; isReading: boolean; retry: () => void };

/** `key` names what is read: another key reads anew, and the old answer is not shown for it. */
export function useRead<T>(key: string, read: (signal: AbortSignal) => Promise<T>): Read<T> {
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<{ key: string; data: T | null; error: unknown }>({
    key,
    data: null,
    error: null,
  });
  const [isReading, setReading] = useState(true);
  useEffect(() => {
    const stop = new AbortController();
    setReading(true);
    const settle = (next: { data: T | null; error: unknown }) => {
      if (stop.signal.aborted) return;
      setState({ key, ...next });
      setReading(false);
    };
    read(stop.signal).then(
      (data) => settle({ data, error: null }),
      (error: unknown) => settle({ data: null, error }),
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
