/** What is unusual but not wrong: shown in a step, never in the way. */

import { draftSubCategory } from '../wizard/draft-choices.ts';
import type { RequestDraft } from '../wizard/request-draft.ts';
import { widthHint } from '../wizard/width.ts';
import type { WizardStep } from '../wizard/wizard-step.ts';
import { specificationAdvice } from './specification-advice.ts';

const POWER_LOOM_INCHES = 54;

export function stepHints(step: WizardStep, draft: RequestDraft): string[] {
  return hintsOf(step, draft).filter((hint) => hint !== null);
}

function hintsOf(step: WizardStep, draft: RequestDraft): (string | null)[] {
  if (step === 'width') return [widthHint(draft.width, draftSubCategory(draft))];
  if (step === 'loom') return [loomHint(draft)];
  if (step !== 'quality') return [];
  const { weightWarning, coverWarning } = specificationAdvice(draft);
  return [weightWarning, coverWarning];
}

function loomHint({ loomType, width }: RequestDraft): string | null {
  if (loomType !== 'power_loom' || width === null || width <= POWER_LOOM_INCHES) return null;
  return `Power looms usually weave up to ${POWER_LOOM_INCHES} inches, so fewer mills can quote.`;
}
