import { useState } from 'react';
import type { Sample } from '#contract/customer/production.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { dispatchSample, uploadSamplePhoto } from '#contract/staff/production.ts';
import { call } from '#desk/platform/api.ts';
import { uploadOnce } from '#desk/platform/upload-once.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { textFields } from '#desk/widgets/forms/text-fields.ts';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { ORDER_KEYS } from '../orders.queries.ts';
import { PieceFields } from './piece-fields.tsx';
import { firstValues, type PieceValues, type SampleValues, sampleBody, withAnother } from './sample-form.ts';
import { samplesTexts as texts } from './samples.texts.ts';

const MOST_PIECES = 40;
const SHOWN = ['courier', 'courierNumber', 'standard', 'tolerance', 'note'];

export type SendSampleSheetProps = { orderId: string; sample: Sample; onClose: () => void };

/** The next round: options of a trial or lots of a bulk, each with its photo. */
export function SendSampleSheet({ orderId, sample, onClose }: SendSampleSheetProps) {
  const [values, setValues, draft] = useDraft<SampleValues>(
    `sample ${sample.sampleId} ${sample.rounds.length}`,
    () => firstValues(sample),
  );
  const [wasPressed, setPressed] = useState(false);
  const send = useSendSample(orderId, sample, draft.discardThen(onClose));
  const bound = textFields(values, setValues, send.fields);
  const submit = () => {
    setPressed(true);
    if (values.pieces.every(({ photo }) => photo)) send.run(values);
  };
  return (
    <ActionSheet
      title={texts.sendTitle([sample.typeLabel, sample.colour].filter(Boolean).join(', '))}
      action={texts.send}
      change={send}
      shownFields={SHOWN}
      draft={draft}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-x-3">
        <Field label={texts.courier} optional maxLength={40} {...bound('courier')} />
        <Field
          label={texts.number}
          optional
          maxLength={40}
          help={texts.numberHelp}
          {...bound('courierNumber')}
        />
        <Field label={texts.standard} optional maxLength={80} {...bound('standard')} />
        <Field
          kind="decimal"
          label={texts.tolerance}
          optional
          maxLength={5}
          help={texts.toleranceHelp}
          {...bound('tolerance')}
        />
      </div>
      <Pieces {...{ orderId, sample, wasPressed }} pieces={values.pieces} onChange={changePieces} />
      <Field label={texts.note} optional maxLength={200} {...bound('note')} />
    </ActionSheet>
  );

  function changePieces(next: (pieces: readonly PieceValues[]) => readonly PieceValues[]) {
    setValues((now) => ({ ...now, pieces: next(now.pieces) }));
  }
}

type PiecesProps = {
  orderId: string;
  sample: Sample;
  wasPressed: boolean;
  pieces: readonly PieceValues[];
  onChange: (next: (pieces: readonly PieceValues[]) => readonly PieceValues[]) => void;
};

function Pieces({ orderId, sample, wasPressed, pieces, onChange }: PiecesProps) {
  return (
    <fieldset className="min-w-0 border-t border-line pt-2">
      <legend className="sr-only">{sample.isDecidedByLot ? texts.lots : texts.options}</legend>
      <p aria-hidden="true" className="text-sm font-bold">
        {sample.isDecidedByLot ? texts.lots : texts.options}
      </p>
      <p className="text-sm text-ink-soft">{texts.piecesHelp}</p>
      {pieces.map((piece) => (
        <PieceFields
          key={piece.key}
          {...{ orderId, sample, piece }}
          isMissing={wasPressed}
          onChange={(part) =>
            onChange((now) => now.map((one) => (one.key === piece.key ? { ...one, ...part } : one)))
          }
          onRemove={
            pieces.length > 1 ? () => onChange((now) => now.filter(({ key }) => key !== piece.key)) : null
          }
        />
      ))}
      {pieces.length < MOST_PIECES && (
        <Button variant="quiet" size="small" icon="plus" onClick={() => onChange(withAnother)}>
          {sample.isDecidedByLot ? texts.addLot : texts.addOption}
        </Button>
      )}
    </fieldset>
  );
}

function useSendSample(orderId: string, { sampleId }: Sample, onDone: () => void) {
  return useChange({
    prepare: async (values: SampleValues) => {
      const pieces = [];
      for (const piece of values.pieces) {
        const stored =
          piece.photo && (await uploadOnce(uploadSamplePhoto, { params: { orderId } }, piece.photo));
        pieces.push({ ...piece, fileId: stored?.fileId });
      }
      return sampleBody(values, pieces);
    },
    send: (body: CallInput<typeof dispatchSample>['body'], idempotencyKey) =>
      call(dispatchSample, { params: { orderId, sampleId }, body }, { idempotencyKey }),
    touches: ORDER_KEYS,
    done: () => texts.sent,
    onDone,
  });
}
