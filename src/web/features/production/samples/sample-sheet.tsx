import { Button } from '#ui/buttons/button.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { fieldError } from '#web/platform/error-message.ts';
import { refusalMessage } from '#web/platform/refusal-message.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { NO_CHANGE } from './decision-draft.ts';
import { ResubmitForm, resubmissionBody } from './resubmit-form.tsx';
import { SampleFrame } from './sample-frame.tsx';
import type { SampleSheetProps } from './sample-sheet-props.ts';
import { samplesTexts } from './samples.texts.ts';
import { useSampleDecision } from './use-sample-decision.ts';

/** A trial beside the standard: the buyer approves one option or asks for a new round. */
export function SampleSheet(props: SampleSheetProps) {
  const { list, sample, draft, onDraft, onClose } = props;
  const { option, again } = draft;
  const decide = useSampleDecision(sample, onClose);
  const pieces = sample.rounds.at(-1)?.pieces ?? [];
  const hasChoice = pieces.length > 1;
  const approve = () => void decide.run({ decision: 'approve', ...(hasChoice && option ? { option } : {}) });
  const askAgain = () => void decide.run({ decision: 'resubmit', ...resubmissionBody(again ?? NO_CHANGE) });
  return (
    <SampleFrame
      {...props}
      chosen={option ? [option] : []}
      error={<FormError error={decide.error} words={refusalMessage} />}
      foot={
        again ? (
          <>
            <Button variant="secondary" onClick={() => onDraft({ again: null })}>
              {samplesTexts.back}
            </Button>
            <Button busy={decide.isRunning} onClick={askAgain}>
              {samplesTexts.sendBack}
            </Button>
          </>
        ) : (
          sample.allowedMoves.length > 0 && (
            <>
              {sample.allowedMoves.includes('resubmit') && (
                <Button variant="secondary" onClick={() => onDraft({ again: NO_CHANGE })}>
                  {samplesTexts.askAgain}
                </Button>
              )}
              {sample.allowedMoves.includes('approve') && (
                <Button busy={decide.isRunning} onClick={approve}>
                  {hasChoice && option ? samplesTexts.approveOption(option) : samplesTexts.approve}
                </Button>
              )}
            </>
          )
        )
      }
    >
      {again ? (
        <ResubmitForm
          offered={list.reasons}
          value={again}
          onChange={(next) => onDraft({ again: next })}
          error={fieldError(decide.error, 'reasons')}
        />
      ) : (
        hasChoice &&
        sample.allowedMoves.includes('approve') && (
          <RadioGroup
            legend={samplesTexts.chooseOption}
            name={`option-${sample.sampleId}`}
            inline
            options={pieces.map(({ label }) => ({ value: label, label: samplesTexts.option(label) }))}
            value={option}
            onChange={(next) => onDraft({ option: next })}
            error={fieldError(decide.error, 'option')}
          />
        )
      )}
    </SampleFrame>
  );
}
