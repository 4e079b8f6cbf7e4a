/** What is on its way right now; never kept, because it is only true while this page runs. */
export type Sending = { isSending: boolean; error: unknown };
export type Submitted = { localId: string; fabId: string };

const IDLE: Sending = { isSending: false, error: null };
const states = new Map<string, Sending>();
const stateListeners = new Set<() => void>();
const submittedListeners = new Set<(submitted: Submitted) => void>();

export function sendingOf(localId: string): Sending {
  return states.get(localId) ?? IDLE;
}

export function noteSending(localId: string, state: Sending): void {
  states.set(localId, state);
  for (const listener of stateListeners) listener();
}

/** The buyer changes something, so an old refusal says nothing any more. */
export function forgetSendingError(localId: string): void {
  const { isSending, error } = sendingOf(localId);
  if (error !== null) noteSending(localId, { isSending, error: null });
}

export function subscribeToSending(listener: () => void): () => void {
  stateListeners.add(listener);
  return () => stateListeners.delete(listener);
}

/** Called once for each request that reached the suppliers. */
export function onSubmitted(listener: (submitted: Submitted) => void): () => void {
  submittedListeners.add(listener);
  return () => submittedListeners.delete(listener);
}

export function noteSubmitted(submitted: Submitted): void {
  for (const listener of submittedListeners) listener(submitted);
}
