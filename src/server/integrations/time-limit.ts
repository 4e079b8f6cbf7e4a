/** Gives up on a service that is slow. */
import { startCountdown } from '../countdown.ts';

export async function withTimeLimit<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const countdown = startCountdown(ms, () =>
    controller.abort(new DOMException('There was no answer in time.', 'TimeoutError')),
  );
  try {
    return await work(controller.signal);
  } finally {
    countdown.stop();
  }
}
