/** Nobody waits longer for a call. */
export const CALL_TIMEOUT_MS = 30_000;

/** Ends a call in time, whether or not its caller gives up before. */
export function withCallTimeout(givenUp?: AbortSignal): AbortSignal {
  const limit = AbortSignal.timeout(CALL_TIMEOUT_MS);
  return givenUp ? AbortSignal.any([givenUp, limit]) : limit;
}
