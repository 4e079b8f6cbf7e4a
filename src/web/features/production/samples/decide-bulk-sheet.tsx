import { Button } from '#ui/buttons/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { fieldError } from '#web/platform/error-message.ts';
import { refusalMessage } from '#web/platform/refusal-message.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { NO_CHANGE, NO_DECISION } from './decision-draft.ts';
import { LabReadings } from './lab-readings.tsx';
import { ResubmitForm, resubmissionBody } from './resubmit-form.tsx';
import { SampleColumns } from './sample-columns.tsx';
import type { SampleSheetProps } from './sample-sheet-props.ts';
import { sampleName } from './sample-text.ts';
import { samplesTexts } from './samples.texts.ts';
import { useSampleDecision } from './use-sample-decision.ts';

/** Lots are ticked, then approved together or asked for again; the others wait for another answer. */
export function DecideBulkSheet({ order, list, sample, draft, onDraft, onClose }: SampleSheetProps) {
  const { lots, again } = draft;
  const decide = useSampleDecision(sample, () => {
    onDraft(NO_DECISION);
    onClose();
  });
  const open = (sample.rounds.at(-1)?.pieces ?? []).filter(({ decision }) => decision === null);
  const toggle = (label: string) =>
    onDraft({ lots: lots.includes(label) ? lots.filter((lot) => lot !== label) : [...lots, label] });
  return (
    <SampleColumns
      {...{ order, sample, onClose }}
      pieces={open}
      chosen={lots}
      title={samplesTexts.decideLots}
      description={sampleName(sample)}
      foot={
        <>
          <Button variant="secondary" onClick={() => onDraft({ again: again ? null : NO_CHANGE })}>
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
      <FormError error={decide.error} words={refusalMessage} />
      <fieldset>
        <legend className="text-sm font-semibold">{samplesTexts.chooseLots}</legend>
        {open.map(({ label }) => (
          <Checkbox
            key={label}
            label={samplesTexts.lot(label)}
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
          onChange={(next) => onDraft({ again: next })}
          error={fieldError(decide.error, 'reasons')}
        />
      )}
      <LabReadings sample={sample} pieces={open} />
    </SampleColumns>
  );
}
