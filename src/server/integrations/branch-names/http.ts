/** Asks a service that answers `GET <base>/<IFSC>` with JSON holding `BRANCH`. */
import type { BranchNames } from './port.ts';

const TIMEOUT_MS = 1500;
const LONGEST_NAME = 120;

export function httpBranchNames(apiBase: string): BranchNames {
  return async (ifsc) => {
    try {
      const answer = await fetch(`${apiBase.replace(/\/$/, '')}/${ifsc}`, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      });
      if (!answer.ok) return null;
      const { BRANCH: name } = (await answer.json()) as { BRANCH?: unknown };
      return typeof name === 'string' ? name.slice(0, LONGEST_NAME) : null;
    } catch {
      // A nicety: the form goes on without it.
      return null;
    }
  };
}
