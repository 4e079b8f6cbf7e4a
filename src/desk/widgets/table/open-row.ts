/** The row that is open in a sheet is named in the address, so that a link from Today lands on it. */
import { useState } from 'react';
import { useSearchState } from './search-state.ts';

export const OPEN_PARAM = 'open';

export type OpenRow<Row> = { row: Row | null; open: (row: Row) => void; close: () => void };

/** It stays as it was read: what a colleague did meanwhile is said by the server, not by a sheet that vanishes. */
export function useOpenRow<Row>(rows: readonly Row[], keyOf: (row: Row) => string): OpenRow<Row> {
  const address = useSearchState();
  const [kept, setKept] = useState<Row | null>(null);
  const key = address.get(OPEN_PARAM);
  const isKept = kept !== null && keyOf(kept) === key;
  const found = isKept || key === undefined ? undefined : rows.find((row) => keyOf(row) === key);
  if (found) setKept(found);
  return {
    row: isKept ? kept : null,
    open: (row) => {
      setKept(row);
      address.set({ [OPEN_PARAM]: keyOf(row) });
    },
    close: () => {
      setKept(null);
      address.set({ [OPEN_PARAM]: undefined });
    },
  };
}
