import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { type PathName, pathNameOf } from '../paths.ts';

/** While the next screen loads the address is already its own; until then a screen keeps to what it was opened with. */
export function useOwnLocation(...screens: readonly PathName[]) {
  const { pathname, searchStr, state } = useLocation();
  const [own, setOwn] = useState({ pathname, searchStr, state });
  const name = pathNameOf(pathname);
  if (name === null || !screens.includes(name)) return own;
  if (own.pathname !== pathname || own.searchStr !== searchStr || own.state !== state)
    setOwn({ pathname, searchStr, state });
  return { pathname, searchStr, state };
}
