/** Steps that are answered already, as after a usual construction: nobody has to press through them. */
import { stepHints } from '../assistant/step-hints.ts';
import type { RequestDraft } from './request-draft.ts';
import { isStepComplete } from './step-problems.ts';
import type { IsOff } from './unavailable-answers.ts';
import { WIZARD_STEPS, type WizardStep } from './wizard-step.ts';

/** This step and all behind it; null while one of them asks something, or has something to say. */
export function answeredRest(step: WizardStep, draft: RequestDraft, isOff: IsOff): WizardStep[] | null {
  const rest = WIZARD_STEPS.slice(WIZARD_STEPS.indexOf(step));
  const isAnswered = rest.every(
    (each) => isStepComplete(each, draft, isOff) && stepHints(each, draft).length === 0,
  );
  return isAnswered && rest.length > 1 ? rest : null;
}
