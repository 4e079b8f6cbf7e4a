import type { ReactNode, RefObject } from 'react';
import type { RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import { stepNumber, WIZARD_STEP_LABEL, WIZARD_STEPS } from '#domain/requests/wizard/wizard-step.ts';
import { classNames } from '#ui/class-names.ts';
import { clothWords } from './answer-words.ts';
import { DraftSwatch } from './parts/draft-swatch.tsx';
import type { WizardPage } from './wizard-address.ts';

export type WizardHeadProps = {
  draft: RequestDraft;
  seed: string;
  place: WizardPage;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Whether what was typed is safe. */
  saved: ReactNode;
};

/** Where one is: the cloth so far, the step, how many are done. */
export function WizardHead({ draft, seed, place, heading, saved }: WizardHeadProps) {
  const title = place === 'review' ? 'Review and send' : WIZARD_STEP_LABEL[place];
  const quality = clothWords(draft);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-start gap-3">
        <DraftSwatch draft={draft} seed={seed} className="shrink-0 wide:hidden" />
        <div className="min-w-0 flex-1">
          <div className="flex items-center justify-between gap-2 text-sm text-ink-soft">
            <p className="figures">
              {place === 'review' ? 'Last look' : `Step ${stepNumber(place)} of ${WIZARD_STEPS.length}`}
            </p>
            {saved}
          </div>
          <h2 ref={heading} tabIndex={-1} className="text-xl font-bold text-ink outline-none">
            {title}
          </h2>
          {quality && <p className="figures line-clamp-1 text-sm text-ink-soft wide:hidden">{quality}</p>}
        </div>
      </div>
      <Threads done={place === 'review' ? WIZARD_STEPS.length : stepNumber(place)} />
    </div>
  );
}

/** One thread for each step. */
function Threads({ done }: { done: number }) {
  return (
    <div
      role="progressbar"
      aria-label="Progress"
      aria-valuemin={0}
      aria-valuemax={WIZARD_STEPS.length}
      aria-valuenow={done}
      aria-valuetext={`${done} of ${WIZARD_STEPS.length} steps`}
      className="flex gap-1"
    >
      {WIZARD_STEPS.map((step, place) => (
        <span
          key={step}
          className={classNames('h-1.5 flex-1 rounded-full', place < done ? 'bg-brand-600' : 'bg-line')}
        />
      ))}
    </div>
  );
}
