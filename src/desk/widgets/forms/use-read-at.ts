import { useState } from 'react';

export type ReadAt<Value> = {
  /** What the form was filled from; the change carries it, and the server refuses what has moved on. */
  readAt: Value;
  /** A colleague has changed it since. */
  isOutdated: boolean;
  reload: () => void;
};

export function useReadAt<Value>(now: Value): ReadAt<Value> {
  const [readAt, setReadAt] = useState(now);
  return {
    readAt,
    isOutdated: JSON.stringify(readAt) !== JSON.stringify(now),
    reload: () => setReadAt(now),
  };
}
