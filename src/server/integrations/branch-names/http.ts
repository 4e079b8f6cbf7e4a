/** Asks a service that answers `GET <base>/<IFSC>` with JSON holding `BRANCH`. */
import { withTimeLimit } from '../time-limit.ts';
import type { BranchNames } from './port.ts';

const TIMEOUT_MS = 1500;
const LONGEST_NAME = 120;

export function httpBranchNames(apiBase: string): BranchNames {
  const base = apiBase.replace(/\/$/, '');
  // A nicety: without an answer the form goes on.
  return (ifsc) =>
    withTimeLimit(TIMEOUT_MS, async (signal) => {
      const answer = await fetch(`${base}/${ifsc}`, { signal, redirect: 'error' });
      if (!answer.ok) return null;
      const { BRANCH: name } = (await answer.json()) as { BRANCH?: unknown };
      return typeof name === 'string' ? name.slice(0, LONGEST_NAME) : null;
    }).catch(() => null);
}
