/**
 * Whose a token was when it was last asked for, so that the door knows whose line a call would join before anything is
 * read. Nobody is let in by it: it only says who has enough waiting already.
 */
import { hash } from 'node:crypto';

const MOST = 5000;

export type KnownShareholders = {
  of(authorization: string): string | undefined;
  remember(authorization: string | undefined, shareholder: string): void;
};

export function knownShareholders(most = MOST): KnownShareholders {
  const known = new Map<string, string>();
  return {
    of: (authorization) => known.get(keyOf(authorization)),
    remember(authorization, shareholder) {
      if (authorization === undefined) return;
      const key = keyOf(authorization);
      if (known.get(key) === shareholder) return;
      known.set(key, shareholder);
      const [oldest] = known.keys();
      if (known.size > most && oldest !== undefined) known.delete(oldest);
    },
  };
}

/** Tokens themselves are kept nowhere. */
function keyOf(authorization: string): string {
  return hash('sha256', authorization, 'base64');
}
