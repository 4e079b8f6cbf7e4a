import { createContext, useContext } from 'react';
import type { OfferedOptions } from './offered-options.ts';

export const OfferedOptionsContext = createContext<OfferedOptions | null>(null);

/** What the steps may offer; only below the gate, which has read it. */
export function useOfferedOptions(): OfferedOptions {
  const options = useContext(OfferedOptionsContext);
  if (!options) throw new Error('The steps stand below OptionsGate.');
  return options;
}
