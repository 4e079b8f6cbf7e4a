import type { ReactNode, RefObject } from 'react';
import type { RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import { stepNumber, WIZARD_STEPS } from '#domain/requests/wizard/wizard-step.ts';
import { classNames } from '#ui/theme/class-names.ts';
import { WIZARD_STEP_LABEL } from '#words/page/requests.ts';
import { clothText } from './answer-text.ts';
import { createRequestTexts as texts } from './create-request.texts.ts';
import { DraftSwatch } from './parts/draft-swatch.tsx';
import type { WizardPage } from './wizard-location.ts';

export type WizardHeadProps = {
  draft: RequestDraft;
  seed: string;
  place: WizardPage;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Whether what was typed is safe. */
  saved: ReactNode;
};

/** Where one is: the cloth so far, the step, how many are done and what follows them. */
export function WizardHead({ draft, seed, place, heading, saved }: WizardHeadProps) {
  const title = place === 'review' ? texts.lastPart : WIZARD_STEP_LABEL[place];
  const quality = clothText(draft);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-start gap-3">
        <DraftSwatch draft={draft} seed={seed} className="shrink-0 wide:hidden" />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center justify-between gap-x-2 text-sm text-ink-soft">
            <p className="figures">
              {place === 'review' ? (
                texts.lastPartNumber(WIZARD_STEPS.length)
              ) : (
                <>
                  <span>{texts.step(stepNumber(place), WIZARD_STEPS.length)}</span>
                  <span className="max-sm:hidden"> · {texts.thenLastPart}</span>
                </>
              )}
            </p>
            {saved}
          </div>
          <h2 ref={heading} tabIndex={-1} className="text-xl font-bold text-ink outline-none">
            {title}
          </h2>
          {quality && <p className="figures line-clamp-1 text-sm text-ink-soft wide:hidden">{quality}</p>}
        </div>
      </div>
      <Progress place={place} />
    </div>
  );
}

/** One thread for each step, and one apart for what follows them. */
function Progress({ place }: { place: WizardPage }) {
  const total = WIZARD_STEPS.length;
  const done = place === 'review' ? total : stepNumber(place);
  return (
    <div>
      <div
        role="progressbar"
        aria-label={texts.progress}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={
          place === 'review' ? texts.lastPartAnnounced(total) : texts.stepAnnounced(done, total)
        }
        className="flex gap-1"
      >
        {WIZARD_STEPS.map((step, at) => (
          <span
            key={step}
            className={classNames('h-1.5 flex-1 rounded-full', at < done ? 'bg-brand-600' : 'bg-line')}
          />
        ))}
        <span
          className={classNames(
            'ml-2 h-1.5 flex-2 rounded-full',
            place === 'review' ? 'bg-brand-600' : 'border border-dashed border-line-strong',
          )}
        />
      </div>
      {place !== 'review' && (
        <p className="pt-1 text-right text-xs text-ink-soft sm:hidden">{texts.thenLastPart}</p>
      )}
    </div>
  );
}
