import { type SyntheticEvent, useRef, useState } from 'react';
import { stepHints } from '#domain/requests/assistant/step-hints.ts';
import { changeDraft, type DraftChange } from '#domain/requests/wizard/change-draft.ts';
import type { RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import { isStepComplete, stepProblems } from '#domain/requests/wizard/step-problems.ts';
import { unavailableAnswers } from '#domain/requests/wizard/unavailable-answers.ts';
import { nextStep, previousStep, type WizardStep } from '#domain/requests/wizard/wizard-step.ts';
import { Button } from '#ui/buttons/button.tsx';
import { focusFirst } from '#ui/fields/focus-first.ts';
import { StickyAction } from '#ui/surfaces/sticky-action.tsx';
import { useIsWide } from '#web/platform/wide-screen.ts';
import { requestFieldTexts } from '#words/request-problem-text.ts';
import { createRequestTexts as texts } from './create-request.texts.ts';
import type { RecordEditor } from './drafts/edit-record.ts';
import { useOfferedOptions } from './options/use-offered-options.ts';
import { RestAnswered } from './parts/rest-answered.tsx';
import { StepPart } from './steps/step-part.tsx';
import type { WizardLocation } from './wizard-location.ts';

export type StepFormProps = {
  step: WizardStep;
  draft: RequestDraft;
  editor: RecordEditor;
  address: WizardLocation;
};

/** One step: checked when it is left, saved on the server when it is in order. */
export function StepForm({ step, draft, editor, address }: StepFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { isOff } = useOfferedOptions();
  const [isChecked, setChecked] = useState(false);
  const isWide = useIsWide();
  const previous = previousStep(step);
  const isFromReview = address.cameFrom === 'review';

  const goOn = () => {
    void editor.send();
    if (isFromReview) address.back();
    else address.go(nextStep(step) ?? 'review', { cameFrom: 'previous' });
  };
  const goBack = () => {
    if (address.cameFrom) address.back();
    else if (previous) address.go(previous, { replace: true });
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const problems = stepProblems(step, draft, isOff);
    setChecked(true);
    if (Object.keys(problems).length > 0) return focusFirst(form.current, problems);
    goOn();
  };
  /** A tap that answers the last question of a step moves on, unless there is something to read first. */
  const tap = (change: DraftChange) => {
    editor.changeAnswers(change);
    const next = changeDraft(draft, change);
    if (isStepComplete(step, next, isOff) && stepHints(step, next).length === 0) goOn();
  };
  const acceptRest = (answers: Pick<RequestDraft, 'creditPeriod'>) => {
    editor.changeAnswers(answers);
    void editor.send();
    address.go('review', { cameFrom: 'previous' });
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-1 flex-col">
      <div className="flex-1 px-safe pt-4 pb-6 wide:px-0">
        <StepPart
          step={step}
          draft={draft}
          problems={requestFieldTexts(
            isChecked ? stepProblems(step, draft, isOff) : unavailableAnswers(draft, isOff),
          )}
          change={editor.changeAnswers}
          tap={tap}
          isAssistantBeside={isWide}
        />
      </div>
      <StickyAction
        note={isFromReview ? undefined : <RestAnswered step={step} draft={draft} onAccept={acceptRest} />}
      >
        {previous && (
          <Button variant="secondary" className="flex-none! px-6" onClick={goBack}>
            {texts.back}
          </Button>
        )}
        <Button type="submit">{isFromReview ? texts.backToSummary : texts.continue}</Button>
      </StickyAction>
    </form>
  );
}
