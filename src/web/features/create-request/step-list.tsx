import type { RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import { firstOpenStep } from '#domain/requests/wizard/step-problems.ts';
import type { IsOff } from '#domain/requests/wizard/unavailable-answers.ts';
import { stepNumber, WIZARD_STEPS, type WizardStep } from '#domain/requests/wizard/wizard-step.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { WIZARD_STEP_LABEL } from '#words/page/requests.ts';
import { answerText } from './answer-text.ts';
import { createRequestTexts as texts } from './create-request.texts.ts';
import { useOfferedOptions } from './options/use-offered-options.ts';
import type { WizardPage } from './wizard-location.ts';

/** Whether a place can be opened: everything before it is answered. */
export function isReachable(place: WizardPage, draft: RequestDraft, isOff: IsOff): boolean {
  const open = firstOpenStep(draft, isOff);
  return open === null || (place !== 'review' && stepNumber(place) <= stepNumber(open));
}

export type StepListProps = { draft: RequestDraft; place: WizardPage; onGo: (place: WizardPage) => void };

/** All steps with their answers, beside the form on wide screens. */
export function StepList({ draft, place, onGo }: StepListProps) {
  return (
    <nav aria-label={texts.steps} className="hidden wide:block">
      <ol className="sticky top-22 flex flex-col gap-1">
        {[...WIZARD_STEPS, 'review' as const].map((each) => (
          <li key={each}>
            <StepLine each={each} draft={draft} isCurrent={each === place} onGo={onGo} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

type StepLineProps = Pick<StepListProps, 'draft' | 'onGo'> & { each: WizardPage; isCurrent: boolean };

function StepLine({ each, draft, isCurrent, onGo }: StepLineProps) {
  const { isOff } = useOfferedOptions();
  const answer = each === 'review' ? null : answerText(each, draft);
  return (
    <button
      type="button"
      disabled={!isReachable(each, draft, isOff)}
      aria-current={isCurrent ? 'step' : undefined}
      onClick={() => onGo(each)}
      className={classNames(
        'flex min-h-11 w-full items-start gap-3 rounded-control px-2 py-2 text-left disabled:cursor-default',
        isCurrent ? 'bg-brand-100' : 'enabled:hover:bg-brand-50',
      )}
    >
      <StepMark each={each} draft={draft} isCurrent={isCurrent} />
      <span className="min-w-0">
        <span
          className={classNames('block text-sm', isCurrent ? 'font-bold text-brand-700' : 'text-ink-soft')}
        >
          {each === 'review' ? texts.lastPart : WIZARD_STEP_LABEL[each]}
        </span>
        {answer && <span className="line-clamp-2 text-sm font-semibold text-ink">{answer}</span>}
      </span>
    </button>
  );
}

function StepMark({ each, draft, isCurrent }: Omit<StepLineProps, 'onGo'>) {
  const { isOff } = useOfferedOptions();
  const isDone = each !== 'review' && isDoneBefore(each, draft, isOff);
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'figures grid size-6 shrink-0 place-items-center rounded-full border text-xs font-bold',
        isDone
          ? 'border-brand-600 bg-brand-600 text-on-brand'
          : isCurrent
            ? 'border-brand-600 bg-paper text-brand-600'
            : 'border-line-strong bg-paper text-ink-soft',
      )}
    >
      {isDone ? (
        <Icon name="check" size="small" />
      ) : each === 'review' ? (
        <Icon name="pencil" size="small" />
      ) : (
        stepNumber(each)
      )}
    </span>
  );
}

function isDoneBefore(step: WizardStep, draft: RequestDraft, isOff: IsOff): boolean {
  const open = firstOpenStep(draft, isOff);
  return open === null || stepNumber(step) < stepNumber(open);
}
