import { useState } from 'react';
import type { Sample } from '#contract/customer/production.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { dispatchSample, uploadSamplePhoto } from '#contract/staff/production.ts';
import { call } from '#desk/platform/api.ts';
import { uploadOnce } from '#desk/platform/upload-once.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { FilePicker } from '#desk/widgets/forms/file-picker.tsx';
import { textFields } from '#desk/widgets/forms/text-fields.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { ORDER_KEYS } from '../orders.queries.ts';
import { ordersTexts } from '../orders.texts.ts';

const texts = ordersTexts.samples;
const MOST_PIECES = 40;

type Piece = { label: string; note: string; photo: File | null };
type Values = {
  courier: string;
  courierNumber: string;
  standard: string;
  note: string;
  pieces: readonly Piece[];
};

export type SendSampleSheetProps = { orderId: string; sample: Sample; onClose: () => void };

/** The next round: options of a trial or lots of a bulk, each with its photo. */
export function SendSampleSheet({ orderId, sample, onClose }: SendSampleSheetProps) {
  const [values, setValues] = useState<Values>({
    courier: '',
    courierNumber: '',
    standard: sample.standard ?? '',
    note: '',
    pieces: [{ label: sample.isDecidedByLot ? '1' : 'A', note: '', photo: null }],
  });
  const send = useSendSample(orderId, sample, onClose);
  const bound = textFields(values, setValues, send.fields);
  const change = (place: number, part: Partial<Piece>) =>
    setValues((now) => ({
      ...now,
      pieces: now.pieces.map((piece, at) => (at === place ? { ...piece, ...part } : piece)),
    }));
  return (
    <ActionSheet
      title={texts.sendTitle([sample.typeLabel, sample.colour].filter(Boolean).join(', '))}
      action={texts.send}
      change={send}
      shownFields={['courier', 'courierNumber', 'standard', 'note']}
      onSubmit={() => send.run(values)}
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
      </div>
      <Field label={texts.standard} optional maxLength={80} {...bound('standard')} />
      <fieldset className="min-w-0 border-t border-line pt-2">
        <legend className="sr-only">{texts.pieces}</legend>
        <p className="pb-1 text-sm font-bold">{texts.pieces}</p>
        {values.pieces.map((piece, place) => (
          <PieceFields key={place} piece={piece} place={place} onChange={(part) => change(place, part)} />
        ))}
        {values.pieces.length < MOST_PIECES && (
          <Button
            variant="quiet"
            size="small"
            icon="plus"
            onClick={() =>
              setValues((now) => ({
                ...now,
                pieces: [...now.pieces, { label: nextLabel(now.pieces), note: '', photo: null }],
              }))
            }
          >
            {texts.addPiece}
          </Button>
        )}
      </fieldset>
      <Field label={texts.note} optional maxLength={200} {...bound('note')} />
    </ActionSheet>
  );
}

type PieceFieldsProps = { piece: Piece; place: number; onChange: (part: Partial<Piece>) => void };

function PieceFields({ piece, place, onChange }: PieceFieldsProps) {
  return (
    <div className="grid grid-cols-[5rem_1fr] gap-x-3">
      <Field
        label={texts.piece(place + 1)}
        value={piece.label}
        maxLength={4}
        onChange={(event) => onChange({ label: event.target.value.toUpperCase() })}
      />
      <Field
        label={texts.pieceNote(place + 1)}
        optional
        value={piece.note}
        maxLength={120}
        onChange={(event) => onChange({ note: event.target.value })}
      />
      <div className="col-span-2">
        <FilePicker
          label={texts.photo(place + 1)}
          accept="image/jpeg,image/png,image/webp"
          onChoose={(photo) => onChange({ photo })}
        />
      </div>
    </div>
  );
}

function useSendSample(orderId: string, { sampleId }: Sample, onDone: () => void) {
  return useChange({
    prepare: async (values: Values) => {
      const pieces = [];
      for (const { label, note, photo } of values.pieces) {
        const stored = photo && (await uploadOnce(uploadSamplePhoto, { params: { orderId } }, photo));
        pieces.push({
          label: label.trim(),
          ...(note.trim() ? { note: note.trim() } : {}),
          ...(stored ? { fileId: stored.fileId } : {}),
        });
      }
      const { courier, courierNumber, standard, note } = values;
      const given = Object.entries({ courier, courierNumber, standard, note }).filter(([, text]) =>
        text.trim(),
      );
      return { ...Object.fromEntries(given), pieces };
    },
    send: (body: CallInput<typeof dispatchSample>['body'], idempotencyKey) =>
      call(dispatchSample, { params: { orderId, sampleId }, body }, { idempotencyKey }),
    touches: ORDER_KEYS,
    done: () => texts.sent,
    onDone,
  });
}

/** A, B, C for options; 1, 2, 3 for lots. */
function nextLabel(pieces: readonly Piece[]): string {
  const last = pieces.at(-1)?.label ?? '';
  return /^\d+$/.test(last) ? String(Number(last) + 1) : String.fromCharCode((last.charCodeAt(0) || 64) + 1);
}
