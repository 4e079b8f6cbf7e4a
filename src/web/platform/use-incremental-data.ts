/** What a screen waited for, drawn in slices when it comes, so that no finger is held up by a long list. */
import { useDeferredValue } from 'react';

/** Nothing until it is there and can be drawn; what the cache holds already is drawn at once. */
export function useIncrementalData<Data>({
  data,
  isPending,
}: {
  data: Data | undefined;
  isPending: boolean;
}): Data | undefined {
  const isNotDrawn = useDeferredValue(isPending);
  return isNotDrawn ? undefined : data;
}
