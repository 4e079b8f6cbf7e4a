/** Gives up on a service that is slow. While this process itself stood still the answer may have come, so that time counts once. */

const STEPS = 10;

export async function withTimeLimit<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let stepsLeft = STEPS;
  const timer = setInterval(() => {
    stepsLeft -= 1;
    if (stepsLeft === 0) controller.abort(new DOMException('There was no answer in time.', 'TimeoutError'));
  }, ms / STEPS);
  try {
    return await work(controller.signal);
  } finally {
    clearInterval(timer);
  }
}
