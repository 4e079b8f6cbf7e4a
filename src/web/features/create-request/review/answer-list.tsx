import type { RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import { WIZARD_STEP_LABEL, WIZARD_STEPS, type WizardStep } from '#domain/requests/wizard/wizard-step.ts';
import { PLACEHOLDER } from '#domain/shared/placeholder.ts';
import { answerWords } from '../answer-words.ts';

/** Here it names an answer and asks for nothing. */
const labelOf = (step: WizardStep) => WIZARD_STEP_LABEL[step].replace('Choose a ', '');

export type AnswerListProps = { draft: RequestDraft; onEdit: (step: WizardStep) => void };

/** Everything that was answered, each with the way back to its step. */
export function AnswerList({ draft, onEdit }: AnswerListProps) {
  return (
    <dl className="overflow-clip rounded-card border border-line bg-paper">
      {WIZARD_STEPS.map((step) => (
        <div
          key={step}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-line py-2 pl-4 not-first:border-t"
        >
          <dt className="text-sm text-ink-soft">{labelOf(step)}</dt>
          <dd className="figures row-start-2 font-semibold text-ink">
            {answerWords(step, draft) ?? PLACEHOLDER}
          </dd>
          <dd className="row-span-2 row-start-1">
            <button
              type="button"
              aria-label={`Edit ${labelOf(step)}`}
              onClick={() => onEdit(step)}
              className="min-h-11 rounded-control px-4 text-sm font-semibold text-brand-700 hover:bg-brand-50"
            >
              Edit
            </button>
          </dd>
        </div>
      ))}
    </dl>
  );
}
