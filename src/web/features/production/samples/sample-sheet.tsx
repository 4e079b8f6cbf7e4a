import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { fieldError } from '#web/platform/error-message.ts';
import { refusalMessage } from '#web/platform/refusal-message.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { type Resubmission, ResubmitForm, resubmissionBody } from './resubmit-form.tsx';
import { SampleFrame } from './sample-frame.tsx';
import type { SampleSheetProps } from './sample-sheet-props.ts';
import { samplesTexts } from './samples.texts.ts';
import { useSampleDecision } from './use-sample-decision.ts';

const NO_CHANGE: Resubmission = { reasons: [], note: '' };

/** A trial beside the standard: the buyer approves one option or asks for a new round. */
export function SampleSheet(props: SampleSheetProps) {
  const { list, sample, onClose } = props;
  const [option, setOption] = useState<string | null>(null);
  const [again, setAgain] = useState<Resubmission | null>(null);
  const decide = useSampleDecision(sample, onClose);
  const pieces = sample.rounds.at(-1)?.pieces ?? [];
  const hasChoice = pieces.length > 1;
  const approve = () => void decide.run({ decision: 'approve', ...(hasChoice && option ? { option } : {}) });
  const askAgain = () => void decide.run({ decision: 'resubmit', ...resubmissionBody(again ?? NO_CHANGE) });
  return (
    <SampleFrame
      {...props}
      error={<FormError error={decide.error} words={refusalMessage} />}
      foot={
        again ? (
          <>
            <Button variant="secondary" onClick={() => setAgain(null)}>
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
                <Button variant="secondary" onClick={() => setAgain(NO_CHANGE)}>
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
          onChange={setAgain}
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
            onChange={setOption}
            error={fieldError(decide.error, 'option')}
          />
        )
      )}
    </SampleFrame>
  );
}
