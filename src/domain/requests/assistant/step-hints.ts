/** What is unusual but not wrong: shown in a step, never in the way. */

import type { RequestHint } from '../request-hint.ts';
import { draftSubCategory } from '../wizard/draft-choices.ts';
import type { RequestDraft } from '../wizard/request-draft.ts';
import { widthHint } from '../wizard/width.ts';
import type { WizardStep } from '../wizard/wizard-step.ts';
import { specificationAdvice } from './specification-advice.ts';

export function stepHints(step: WizardStep, draft: RequestDraft): RequestHint[] {
  return hintsOf(step, draft).filter((hint) => hint !== null);
}

function hintsOf(step: WizardStep, draft: RequestDraft): (RequestHint | null)[] {
  if (step === 'width') return [widthHint(draft.width, draftSubCategory(draft))];
  if (step !== 'quality') return [];
  const { weightWarning, coverWarning } = specificationAdvice(draft);
  return [weightWarning, coverWarning];
}
