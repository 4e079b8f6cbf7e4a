import { type SyntheticEvent, useRef, useState } from 'react';
import { ApiError } from '#contract/client.ts';
import type { FabricRequest } from '#contract/customer/requests.ts';
import { REQUEST_STATUS_CODE } from '#domain/requests/request-status.ts';
import { changeDraft } from '#domain/requests/wizard/change-draft.ts';
import type { RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import { firstOpenStep, isStepComplete, stepProblems } from '#domain/requests/wizard/step-problems.ts';
import { WIZARD_STEP_FIELDS, WIZARD_STEPS, type WizardStep } from '#domain/requests/wizard/wizard-step.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { focusFirst } from '#ui/fields/focus-first.ts';
import { TopBar } from '#ui/navigation/top-bar.tsx';
import { StickyAction } from '#ui/surfaces/sticky-action.tsx';
import { answersOf } from '#web/platform/drafts/draft-wire.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { requestFieldTexts } from '#words/request-problem-text.ts';
import { ClothSummary } from '../cloth-summary.tsx';
import { AnswerList, answerLabel } from '../review/answer-list.tsx';
import { StepPart } from '../steps/step-part.tsx';
import { editTexts as texts } from './edit.texts.ts';
import { useEditedStep } from './use-edited-step.ts';
import { useSaveSpecifications } from './use-save-specifications.ts';

export type EditFormProps = {
  request: FabricRequest;
  onBack: () => void;
  /** Begins anew with what is stored now. */
  onReload: () => void;
};

/** The answers at a glance; each is changed in its own step, and all changes are saved together. */
export function EditForm({ request, onBack, onReload }: EditFormProps) {
  // What was read first stays the ground of this change, also when the request is read again meanwhile.
  const [base] = useState(request);
  const [before] = useState(() => answersOf(base));
  const [draft, setDraft] = useState(before);
  const save = useSaveSpecifications(base);
  const address = useEditedStep();
  const finish = (changed: RequestDraft) => {
    setDraft(changed);
    // Whatever the server said was about the answers before.
    save.clearError();
    address.close();
  };
  const { step } = address;
  return (
    <>
      <TopBar
        title={step ? texts.step(answerLabel(step)) : texts.title}
        onBack={step ? address.close : onBack}
      />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-page flex-1 flex-col outline-none wide:grid wide:grid-cols-[minmax(0,1fr)_17rem] wide:gap-8 wide:p-8"
      >
        {step ? (
          <EditStep
            key={step}
            step={step}
            start={draft}
            serverProblems={serverErrors(save.error)}
            onDone={finish}
            onCancel={address.close}
          />
        ) : (
          <Overview
            request={request}
            before={before}
            draft={draft}
            save={save}
            onEdit={address.open}
            onReload={onReload}
          />
        )}
        <ClothSummary draft={draft} seed={request.fabId} />
      </main>
    </>
  );
}

type EditStepProps = {
  step: WizardStep;
  start: RequestDraft;
  serverProblems: Record<string, string>;
  onDone: (draft: RequestDraft) => void;
  onCancel: () => void;
};

/** One step of the wizard on its own; nothing of it counts until it is done. */
function EditStep({ step, start, serverProblems, onDone, onCancel }: EditStepProps) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(start);
  const [isChecked, setChecked] = useState(!isStepComplete(step, start));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const problems = stepProblems(step, draft);
    setChecked(true);
    if (Object.keys(problems).length > 0) focusFirst(form.current, problems);
    else onDone(draft);
  };
  const shown = draft === start ? serverProblems : {};
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex min-w-0 flex-1 flex-col">
      <div className="flex-1 px-safe py-4 wide:px-0 wide:pt-0">
        <h2 className="sr-only">{answerLabel(step)}</h2>
        <StepPart
          step={step}
          draft={draft}
          problems={{ ...shown, ...(isChecked ? requestFieldTexts(stepProblems(step, draft)) : {}) }}
          change={(change) => setDraft((now) => changeDraft(now, change))}
        />
      </div>
      <StickyAction>
        <Button variant="secondary" className="flex-none! px-6" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button type="submit">{texts.done}</Button>
      </StickyAction>
    </form>
  );
}

type OverviewProps = {
  request: FabricRequest;
  before: RequestDraft;
  draft: RequestDraft;
  save: ReturnType<typeof useSaveSpecifications>;
  onEdit: (step: WizardStep) => void;
  onReload: () => void;
};

function Overview({ request, before, draft, save, onEdit, onReload }: OverviewProps) {
  const changed = WIZARD_STEPS.filter((step) => isChanged(step, before, draft));
  const serverProblems = Object.keys(serverErrors(save.error));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // An answer may no longer fit another one that was changed.
    const open = firstOpenStep(draft);
    if (open) onEdit(open);
    else if (changed.length > 0) void save.run(draft);
  };
  const noteOn = (step: WizardStep) => {
    const isWrong = WIZARD_STEP_FIELDS[step].some((field) => serverProblems.includes(field));
    if (isWrong || !isStepComplete(step, draft)) return texts.needsAnswer;
    return changed.includes(step) ? texts.changed : null;
  };
  return (
    <form noValidate onSubmit={submit} className="flex min-w-0 flex-1 flex-col">
      <div className="flex flex-1 flex-col gap-4 px-safe py-4 wide:px-0 wide:pt-0">
        <WhatFollows request={request} />
        <p className="text-ink-soft">{texts.hint}</p>
        <AnswerList draft={draft} onEdit={onEdit} noteOn={noteOn} />
      </div>
      <StickyAction
        note={
          save.error ? (
            <SaveError error={save.error} onReload={onReload} />
          ) : changed.length === 0 ? (
            texts.noChanges
          ) : undefined
        }
      >
        <Button type="submit" busy={save.isRunning}>
          {texts.save}
        </Button>
      </StickyAction>
    </form>
  );
}

/** Whether it is a usual construction is told by its yarns and threads, which belong to another step. */
function isChanged(step: WizardStep, before: RequestDraft, now: RequestDraft): boolean {
  return WIZARD_STEP_FIELDS[step]
    .filter((field) => field !== 'productionSubTypeAttributeId')
    .some((field) => JSON.stringify(before[field]) !== JSON.stringify(now[field]));
}

function SaveError({ error, onReload }: { error: unknown; onReload: () => void }) {
  const isOutdated = error instanceof ApiError && error.code === 'draft_outdated';
  return (
    <div className="flex flex-col gap-2">
      <FormError error={error} words={errorMessage} />
      {isOutdated && (
        <Button variant="secondary" size="small" onClick={onReload}>
          {texts.startOver}
        </Button>
      )}
    </div>
  );
}

function WhatFollows({ request: { number, quoteCount, status } }: { request: FabricRequest }) {
  if (status === REQUEST_STATUS_CODE.draft) return null;
  return (
    <Notice tone={quoteCount > 0 ? 'warn' : 'info'} title={number}>
      {quoteCount > 0 ? texts.requote : texts.shared}
    </Notice>
  );
}

function serverErrors(error: unknown): Record<string, string> {
  return error instanceof ApiError ? (error.body.fields ?? {}) : {};
}
