import { platformTexts } from './platform.texts.ts';

/** The call did not reach the server, or its answer did not reach us. */
export class NetworkError extends Error {
  constructor(cause?: unknown) {
    super(globalThis.navigator?.onLine === false ? platformTexts.offline : platformTexts.unreachable, {
      cause,
    });
    this.name = 'NetworkError';
  }
}
