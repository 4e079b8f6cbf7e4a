import { networkTexts } from './network.texts.ts';

/** The call did not reach the server, or its answer did not reach us. */
export class NetworkError extends Error {
  constructor(cause?: unknown) {
    super(globalThis.navigator?.onLine === false ? networkTexts.offline : networkTexts.unreachable, {
      cause,
    });
    this.name = 'NetworkError';
  }
}
