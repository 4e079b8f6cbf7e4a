import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { type PathName, pathNameOf } from '#web/platform/paths.ts';

/** While the next screen loads the address is already its own; until then a screen keeps to what it was opened with. */
export function useOwnLocation(screen: PathName) {
  const { pathname, searchStr, state } = useLocation();
  const [own, setOwn] = useState({ searchStr, state });
  if (pathNameOf(pathname) !== screen) return own;
  if (own.searchStr !== searchStr || own.state !== state) setOwn({ searchStr, state });
  return { searchStr, state };
}
