import { platformTexts } from './platform.texts.ts';

/** The call did not reach the server, or its answer did not reach us. */
export class NetworkError extends Error {
  constructor(cause?: unknown) {
    super(navigator.onLine ? platformTexts.unreachable : platformTexts.offline, { cause });
    this.name = 'NetworkError';
  }
}
