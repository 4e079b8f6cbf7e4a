/** Sensitive changes: where the server wants a fresh code, a sheet asks for it and the call is repeated once. */
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ApiError } from '#contract/client.ts';
import { StepUpCancelled } from './step-up-cancelled.ts';

const StepUpSheet = lazy(() => import('./step-up-sheet.tsx').then((m) => ({ default: m.StepUpSheet })));

export type StepUp = {
  withStepUp: <T>(work: () => Promise<T>) => Promise<T>;
  /** Draw it beside the form, not inside: a form in the sheet would otherwise send the outer one too. */
  stepUp: ReactNode;
};

type Waiting = { open: () => void; cancel: () => void };

export function useStepUp(): StepUp {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const askForCode = () =>
    new Promise<void>((resolve, reject) => {
      const end = (act: () => void) => () => {
        setWaiting(null);
        act();
      };
      setWaiting({ open: end(resolve), cancel: end(() => reject(new StepUpCancelled())) });
    });
  const withStepUp = async <T,>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'step_up_required') throw error;
    }
    await askForCode();
    return work();
  };
  return {
    withStepUp,
    stepUp: waiting && (
      <Suspense>
        <StepUpSheet onOpened={waiting.open} onClose={waiting.cancel} />
      </Suspense>
    ),
  };
}
