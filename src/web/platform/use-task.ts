/** One piece of work a screen starts, such as sending a form: whether it runs, and what went wrong last. */
import { useRef, useState } from 'react';

export type Task<Input extends unknown[]> = {
  run: (...input: Input) => Promise<void>;
  isRunning: boolean;
  error: unknown;
  clearError: () => void;
};

/** A second start while the first runs is ignored, so a double tap sends once. */
export function useTask<Input extends unknown[]>(work: (...input: Input) => Promise<void>): Task<Input> {
  const [state, setState] = useState<{ isRunning: boolean; error: unknown }>({
    isRunning: false,
    error: null,
  });
  const running = useRef(false);

  const run = async (...input: Input) => {
    if (running.current) return;
    running.current = true;
    setState({ isRunning: true, error: null });
    let error: unknown = null;
    try {
      await work(...input);
    } catch (cause) {
      error = cause;
    }
    running.current = false;
    setState({ isRunning: false, error });
  };
  return {
    ...state,
    run,
    clearError: () => setState((now) => (now.error === null ? now : { ...now, error: null })),
  };
}
