/** The call did not reach the server, or its answer did not reach us. */
export class NetworkError extends Error {
  constructor(cause?: unknown) {
    super(
      globalThis.navigator?.onLine === false
        ? 'You are offline. Check your connection and try again.'
        : 'We could not reach the server. Check your connection and try again.',
      { cause },
    );
    this.name = 'NetworkError';
  }
}
