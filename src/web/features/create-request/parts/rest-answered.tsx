import { useQuery } from '@tanstack/react-query';
import type { RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import { answeredRest } from '#domain/requests/wizard/rest-of-steps.ts';
import type { WizardStep } from '#domain/requests/wizard/wizard-step.ts';
import { Button } from '#ui/buttons/button.tsx';
import { answerText } from '../answer-text.ts';
import { createRequestTexts as texts } from '../create-request.texts.ts';
import { useOfferedOptions } from '../options/use-offered-options.ts';
import { creditTermsQueries } from '../steps/credit-terms.queries.ts';

export type RestAnsweredProps = {
  step: WizardStep;
  draft: RequestDraft;
  /** Goes on to the quantity with the answers that are shown. */
  onAccept: (answers: Pick<RequestDraft, 'creditPeriod'>) => void;
};

/** After a usual construction the rest is known: one tap takes it as it is, the steps stay open to everybody else. */
export function RestAnswered({ step, draft, onAccept }: RestAnsweredProps) {
  const { isOff } = useOfferedOptions();
  const { data: terms } = useQuery(creditTermsQueries.usual());
  const creditPeriod = draft.creditPeriod ?? terms?.creditDays ?? null;
  const answers = { ...draft, creditPeriod };
  const rest = answeredRest(step, answers, isOff);
  if (!rest) return null;
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="figures min-w-0">
        {texts.filledIn(rest.map((each) => answerText(each, answers) ?? texts.noPreference).join(' · '))}
      </p>
      <Button
        variant="secondary"
        size="small"
        className="shrink-0"
        onClick={() => onAccept({ creditPeriod })}
      >
        {texts.useThese}
      </Button>
    </div>
  );
}
