import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type SyntheticEvent, useRef, useState } from 'react';
import { ApiError } from '#contract/client.ts';
import { changeRequest, type FabricRequest } from '#contract/requests.ts';
import { REQUEST_STATUS_CODE } from '#domain/requests/request-status.ts';
import { changeDraft } from '#domain/requests/wizard/change-draft.ts';
import { draftProblems } from '#domain/requests/wizard/step-problems.ts';
import { WIZARD_STEP_LABEL, WIZARD_STEPS, type WizardStep } from '#domain/requests/wizard/wizard-step.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { StickyAction } from '#ui/sticky-action.tsx';
import { showToast } from '#ui/toast-store.ts';
import { TopBar } from '#ui/top-bar.tsx';
import { call } from '#web/platform/api.ts';
import { answersChange, answersOf } from '#web/platform/drafts/draft-wire.ts';
import { errorWords } from '#web/platform/error-words.ts';
import { isEmbedded } from '#web/platform/host/embedded-mode.ts';
import { pathTo } from '#web/platform/paths.ts';
import { useTask } from '#web/platform/use-task.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { requestsQueries } from '#web/widgets/requests/requests.queries.ts';
import { ClothSummary } from '../cloth-summary.tsx';
import { focusFirst } from '../parts/focus-first.ts';
import { StepPart } from '../steps/step-part.tsx';
import type { StepProps } from '../steps/step-props.ts';

export type EditFormProps = {
  request: FabricRequest;
  onBack: () => void;
  /** Begins anew with what is kept now. */
  onReload: () => void;
};

/** The parts of all eight steps on one page. */
export function EditForm({ request, onBack, onReload }: EditFormProps) {
  const form = useRef<HTMLFormElement>(null);
  // What was read first stays the ground of this change, also when the request is read again meanwhile.
  const [base] = useState(request);
  const [draft, setDraft] = useState(() => answersOf(base));
  const [isChecked, setChecked] = useState(false);
  const save = useSave(base);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = draftProblems(draft);
    setChecked(true);
    if (Object.keys(found).length > 0) focusFirst(form.current, found);
    else void save.run(draft);
  };
  const step: StepProps = {
    draft,
    problems: { ...(isChecked ? draftProblems(draft) : {}), ...toldByServer(save.error) },
    change: (change) => setDraft((before) => changeDraft(before, change)),
  };
  return (
    <>
      <TopBar title="Edit specifications" onBack={onBack} />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-page flex-1 flex-col outline-none wide:grid wide:grid-cols-[minmax(0,1fr)_17rem] wide:gap-8 wide:p-8"
      >
        <form ref={form} noValidate onSubmit={submit} className="flex min-w-0 flex-1 flex-col">
          <div className="flex flex-1 flex-col gap-4 px-safe py-4 wide:px-0 wide:pt-0">
            <WhatFollows request={request} />
            {WIZARD_STEPS.map((each) => (
              <StepSection key={each} step={each} props={step} />
            ))}
          </div>
          <StickyAction
            aboveBottomBar={!isEmbedded()}
            note={save.error ? <SaveError error={save.error} onReload={onReload} /> : undefined}
          >
            <Button type="submit" busy={save.isRunning}>
              Save changes
            </Button>
          </StickyAction>
        </form>
        <ClothSummary draft={draft} seed={request.fabId} />
      </main>
    </>
  );
}

function SaveError({ error, onReload }: { error: unknown; onReload: () => void }) {
  const isOutdated = error instanceof ApiError && error.code === 'draft_outdated';
  return (
    <div className="flex flex-col gap-2">
      <FormError error={error} words={errorWords} />
      {isOutdated && (
        <Button variant="secondary" size="small" onClick={onReload}>
          Begin anew with the newer one
        </Button>
      )}
    </div>
  );
}

function WhatFollows({ request: { number, quoteCount, status } }: { request: FabricRequest }) {
  if (status === REQUEST_STATUS_CODE.draft) return null;
  return (
    <Notice tone={quoteCount > 0 ? 'warn' : 'info'} title={number}>
      {quoteCount > 0
        ? 'Open quotes were made for the old specification. When you save a change, they will need a new quote before you can approve them.'
        : 'Suppliers see the new specification as soon as you save.'}
    </Notice>
  );
}

function StepSection({ step, props }: { step: WizardStep; props: StepProps }) {
  return (
    <section aria-labelledby={step} className="rounded-card border border-line bg-paper p-4">
      <h2 id={step} className="mb-3 text-lg font-bold text-ink">
        {WIZARD_STEP_LABEL[step]}
      </h2>
      <StepPart step={step} {...props} />
    </section>
  );
}

function useSave(request: FabricRequest) {
  const { fabId, revision } = request;
  const client = useQueryClient();
  const navigate = useNavigate();
  return useTask(async (draft: StepProps['draft']) => {
    const body = { ...answersChange(draft), revision };
    try {
      const changed = await call(changeRequest, { params: { fabId }, body });
      client.setQueryData(requestsQueries.one(fabId).queryKey, changed);
    } catch (error) {
      // The newer state is read, so that the next try builds on it.
      if (error instanceof ApiError && error.status === 409)
        await client.invalidateQueries({ queryKey: ['requests'] });
      throw error;
    }
    await Promise.all([
      client.invalidateQueries({ queryKey: ['requests'] }),
      client.invalidateQueries({ queryKey: ['quotes'] }),
    ]);
    showToast('Your changes are saved.', { kind: 'good' });
    await navigate({ to: pathTo('quoteDetail', { fabId }), replace: true });
  });
}

function toldByServer(error: unknown): Record<string, string> {
  return error instanceof ApiError ? (error.body.fields ?? {}) : {};
}
