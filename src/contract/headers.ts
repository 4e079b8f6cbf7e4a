/** Names of our own headers, spelt once. */

/** A call that carries it keeps its 401 or 403 to itself: no logout, no redirect. */
export const SKIP_AUTH_HANDLING_HEADER = 'x-skip-auth-handling';

/** The refresh call must carry it: a form on another site cannot set it. */
export const CLIENT_HEADER = 'x-selvedge-client';

/** The solved puzzle of an answer that carries `details.puzzle`; the same call is then sent again with it. */
export const PROOF_OF_WORK_HEADER = 'x-proof-of-work';
