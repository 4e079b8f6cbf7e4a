/** Which answer is being changed stands in the address, so that Back leads to the overview. */
import { useRouter } from '@tanstack/react-router';
import { stepNumber, stepOfNumber, type WizardStep } from '#domain/requests/wizard/wizard-step.ts';
import { useOwnLocation } from '#web/platform/navigation/own-location.ts';
import { pathTo } from '#web/platform/paths.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    stepOpenedHere?: true;
  }
}

export type EditedStep = {
  step: WizardStep | null;
  open: (step: WizardStep) => void;
  close: () => void;
};

export function useEditedStep(): EditedStep {
  const { history } = useRouter();
  const { searchStr, state } = useOwnLocation('editSpecifications');
  const search = new URLSearchParams(searchStr);
  const typed = search.get('step');
  const addressWith = (step: WizardStep | null) => {
    const next = new URLSearchParams(search);
    if (step) next.set('step', String(stepNumber(step)));
    else next.delete('step');
    return `${pathTo('editSpecifications')}?${next}`;
  };
  return {
    step: typed === null ? null : stepOfNumber(Number(typed)),
    open: (step) => history.push(addressWith(step), { stepOpenedHere: true }),
    close: () => {
      if (state.stepOpenedHere) history.back();
      else history.replace(addressWith(null));
    },
  };
}
