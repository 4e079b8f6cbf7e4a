import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { Sheet } from '#ui/surfaces/sheet.tsx';
import { fieldError } from '#web/platform/error-message.ts';
import { refusalMessage } from '#web/platform/refusal-message.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { PhotoConsent } from './photo-consent.tsx';
import { type Resubmission, ResubmitForm, resubmissionBody } from './resubmit-form.tsx';
import { RoundHistory } from './round-history.tsx';
import { SamplePieces } from './sample-pieces.tsx';
import type { SampleSheetProps } from './sample-sheet-props.ts';
import { sampleName, sampleTone } from './sample-text.ts';
import { samplesTexts } from './samples.texts.ts';
import { useSampleDecision } from './use-sample-decision.ts';

const NO_CHANGE: Resubmission = { reasons: [], note: '' };

/** A trial beside the standard: the buyer approves one option or asks for a new round. */
export function SampleSheet({ order, list, sample, onClose }: SampleSheetProps) {
  const [option, setOption] = useState<string | null>(null);
  const [again, setAgain] = useState<Resubmission | null>(null);
  const decide = useSampleDecision(sample, onClose);
  const pieces = sample.rounds.at(-1)?.pieces ?? [];
  const hasChoice = pieces.length > 1;
  const approve = () => void decide.run({ decision: 'approve', ...(hasChoice && option ? { option } : {}) });
  const askAgain = () => void decide.run({ decision: 'resubmit', ...resubmissionBody(again ?? NO_CHANGE) });
  return (
    <Sheet
      open
      onClose={onClose}
      title={sampleName(sample)}
      description={samplesTexts.round(sample.round)}
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
      <div className="flex flex-col gap-4">
        <FormError error={decide.error} words={refusalMessage} />
        <p>
          <Chip tone={sampleTone(sample)}>{sample.statusLabel}</Chip>
        </p>
        {sample.needsPhotoConsent && <PhotoConsent orderId={order.orderId} />}
        <SamplePieces order={order} sample={sample} />
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
        <RoundHistory sample={sample} list={list} />
      </div>
    </Sheet>
  );
}
