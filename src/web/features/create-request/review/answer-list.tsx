import type { RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import { WIZARD_STEPS, type WizardStep } from '#domain/requests/wizard/wizard-step.ts';
import { PLACEHOLDER } from '#domain/shared/placeholder.ts';
import { WIZARD_STEP_LABEL } from '#words/page/requests.ts';
import { answerText } from '../answer-text.ts';
import { reviewTexts } from './review.texts.ts';

const texts = reviewTexts.specification;

/** Here it names an answer and asks for nothing. */
export const answerLabel = (step: WizardStep) => WIZARD_STEP_LABEL[step].replace('Choose a ', '');

export type AnswerListProps = {
  draft: RequestDraft;
  onEdit: (step: WizardStep) => void;
  /** A word beside an answer, such as "Changed". */
  noteOn?: (step: WizardStep) => string | null;
};

/** Everything that was answered in a few lines, each with the way back to its step. */
export function AnswerList({ draft, onEdit, noteOn }: AnswerListProps) {
  return (
    <dl className="overflow-clip rounded-card border border-line bg-paper">
      {WIZARD_STEPS.map((step) => {
        const note = noteOn?.(step);
        return (
          <div
            key={step}
            className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] items-center gap-x-3 border-line pl-4 text-sm not-first:border-t"
          >
            <dt className="py-2 text-ink-soft">{answerLabel(step)}</dt>
            <dd className="figures py-2 font-semibold text-ink">
              {answerText(step, draft) ?? PLACEHOLDER}
              {note && <span className="block text-xs font-semibold text-warn">{note}</span>}
            </dd>
            <dd>
              <button
                type="button"
                aria-label={texts.editStep(answerLabel(step))}
                onClick={() => onEdit(step)}
                className="min-h-11 rounded-control px-3 font-semibold text-brand-700 hover:bg-brand-50"
              >
                {texts.edit}
              </button>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
