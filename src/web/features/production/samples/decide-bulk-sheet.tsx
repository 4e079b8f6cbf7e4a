import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Sheet } from '#ui/surfaces/sheet.tsx';
import { fieldError } from '#web/platform/error-message.ts';
import { refusalMessage } from '#web/platform/refusal-message.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { type Resubmission, ResubmitForm, resubmissionBody } from './resubmit-form.tsx';
import type { SampleSheetProps } from './sample-sheet-props.ts';
import { sampleName } from './sample-text.ts';
import { samplesTexts } from './samples.texts.ts';
import { useSampleDecision } from './use-sample-decision.ts';

const NO_CHANGE: Resubmission = { reasons: [], note: '' };

/** Lots are ticked, then approved together or asked for again; the others wait for another answer. */
export function DecideBulkSheet({ list, sample, onClose }: SampleSheetProps) {
  const [lots, setLots] = useState<readonly string[]>([]);
  const [again, setAgain] = useState<Resubmission | null>(null);
  const decide = useSampleDecision(sample, () => {
    setLots([]);
    setAgain(null);
    onClose();
  });
  const open = (sample.rounds.at(-1)?.pieces ?? []).filter(({ decision }) => decision === null);
  const toggle = (label: string) =>
    setLots(lots.includes(label) ? lots.filter((lot) => lot !== label) : [...lots, label]);
  return (
    <Sheet
      open
      onClose={onClose}
      title={samplesTexts.decideLots}
      description={sampleName(sample)}
      foot={
        <>
          <Button variant="secondary" onClick={() => setAgain(again ? null : NO_CHANGE)}>
            {again ? samplesTexts.back : samplesTexts.askAgain}
          </Button>
          {again ? (
            <Button
              busy={decide.isRunning}
              onClick={() =>
                void decide.run({ decision: 'resubmit', lots: [...lots], ...resubmissionBody(again) })
              }
            >
              {samplesTexts.sendBack}
            </Button>
          ) : (
            sample.allowedMoves.includes('approve') && (
              <Button
                busy={decide.isRunning}
                onClick={() => void decide.run({ decision: 'approve', lots: [...lots] })}
              >
                {lots.length > 0 ? samplesTexts.approveLots(lots.length) : samplesTexts.approve}
              </Button>
            )
          )}
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <FormError error={decide.error} words={refusalMessage} />
        <fieldset>
          <legend className="text-sm font-semibold">{samplesTexts.chooseLots}</legend>
          {open.map(({ label, note }) => (
            <Checkbox
              key={label}
              label={samplesTexts.lot(label)}
              {...(note ? { help: note } : {})}
              checked={lots.includes(label)}
              onChange={() => toggle(label)}
            />
          ))}
          <p role="alert" className="text-sm text-bad">
            {fieldError(decide.error, 'lots')}
          </p>
        </fieldset>
        {again && (
          <ResubmitForm
            offered={list.reasons}
            value={again}
            onChange={setAgain}
            error={fieldError(decide.error, 'reasons')}
          />
        )}
      </div>
    </Sheet>
  );
}
