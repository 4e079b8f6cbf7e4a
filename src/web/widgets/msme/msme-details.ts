/** The MSME details every screen reads: the two flags, and what went wrong with reading or saving them. Memory only. */
import { useMutationState, useQuery } from '@tanstack/react-query';
import { errorMessage } from '#web/platform/error-message.ts';
import { msmeQueries } from './msme.queries.ts';

/** Also the first word of the query's key, so neither ever reaches browser storage. */
export const MSME_SAVE_KEY = ['msme', 'save'] as const;

export type MsmeDetails = { updated: boolean; showFlow: boolean; error: string | null };

export function useMsmeDetails(): MsmeDetails {
  const { data, error: readError } = useQuery(msmeQueries.mine());
  const saves = useMutationState({
    filters: { mutationKey: MSME_SAVE_KEY },
    select: ({ state }) => state.error,
  });
  const error = saves.at(-1) ?? readError;
  return {
    updated: data?.updated ?? false,
    showFlow: data?.showFlow ?? false,
    error: error ? errorMessage(error) : null,
  };
}
