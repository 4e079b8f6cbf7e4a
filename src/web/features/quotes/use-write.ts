/** How every change of a query or quote goes. */
import { showToast } from '#ui/feedback/toast-store.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { type Send, useIntent, useWrite } from '#web/platform/use-intent.ts';
import type { Task } from '#web/platform/use-task.ts';
import { QUOTES_KEY } from '#web/widgets/requests/quotes.queries.ts';
import { REQUESTS_KEY } from '#web/widgets/requests/requests.queries.ts';

const TOUCHED = [REQUESTS_KEY, QUOTES_KEY];

export function useQueryIntent<Input extends unknown[], Result>(
  send: Send<Input, Result>,
  onDone: (result: Result) => void,
): (...input: Input) => Promise<Result> {
  return useIntent(TOUCHED, send, onDone);
}

export function useQuoteWrite<Input extends unknown[], Result>(
  send: Send<Input, Result>,
  onDone: (result: Result) => void,
): Task<Input> {
  return useWrite(TOUCHED, send, onDone);
}

/** For a single button: what goes wrong is said in a toast. */
export function useWriteButton<Input extends unknown[], Result>(
  send: Send<Input, Result>,
  onDone: (result: Result) => void,
): Pick<Task<Input>, 'run' | 'isRunning'> {
  return useQuoteWrite(async (key, ...input: Input) => {
    try {
      return await send(key, ...input);
    } catch (error) {
      showToast(errorMessage(error), { kind: 'bad' });
      throw error;
    }
  }, onDone);
}
