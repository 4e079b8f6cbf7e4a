/** How every change in the account goes: a code where the server wants one, a word that it is done, a fresh look. */
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { showToast } from '#ui/feedback/toast-store.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { type Task, useTask } from '#web/platform/use-task.ts';
import { StepUpCancelled } from '#web/widgets/step-up/step-up-cancelled.ts';
import { useStepUp } from '#web/widgets/step-up/use-step-up.tsx';

export type AccountArea =
  | 'account'
  | 'addresses'
  | 'gst'
  | 'msme'
  | 'bank-details'
  | 'preferences'
  | 'sessions';

export type AccountChange = {
  /** Throws what the server refuses, for a form to show. */
  change: <T>(work: () => Promise<T>, done: string) => Promise<T>;
  /** Draw it beside the form. */
  stepUp: ReactNode;
};

export function useAccountChange(...areas: AccountArea[]): AccountChange {
  const client = useQueryClient();
  const { withStepUp, stepUp } = useStepUp();
  return {
    stepUp,
    change: async (work, done) => {
      const result = await withStepUp(work);
      showToast(done, { kind: 'good' });
      const touched = [...areas, 'history'];
      await Promise.all(touched.map((area) => client.invalidateQueries({ queryKey: [area] })));
      return result;
    },
  };
}

/** For a single button: what goes wrong is said in a toast. */
export function useAction<Input extends unknown[]>(
  work: (...input: Input) => Promise<unknown>,
): Pick<Task<Input>, 'run' | 'isRunning'> {
  return useTask(async (...input: Input) => {
    try {
      await work(...input);
    } catch (error) {
      if (!(error instanceof StepUpCancelled)) showToast(errorMessage(error), { kind: 'bad' });
    }
  });
}
