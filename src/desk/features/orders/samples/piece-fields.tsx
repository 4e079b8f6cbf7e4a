import { useEffect, useEffectEvent } from 'react';
import type { Sample } from '#contract/customer/production.ts';
import { uploadSamplePhoto } from '#contract/staff/production.ts';
import { errorMessage } from '#desk/platform/error-message.ts';
import { uploadOnce } from '#desk/platform/upload-once.ts';
import { FilePicker } from '#desk/widgets/forms/file-picker.tsx';
import { DELTA_E_MAX, LIGHT_SOURCES } from '#domain/production/lab-reading.ts';
import { Field } from '#ui/fields/field.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { NoPhoto } from '#ui/surfaces/no-photo.tsx';
import { type PieceValues, pieceName } from './sample-form.ts';
import { samplesTexts as texts } from './samples.texts.ts';

export type PieceFieldsProps = {
  orderId: string;
  sample: Sample;
  piece: PieceValues;
  /** Send was pressed while its photo was missing. */
  isMissing: boolean;
  onChange: (part: Partial<PieceValues>) => void;
  onRemove: (() => void) | null;
};

/** One option or lot: what it is called, its photo, and what the lab measured. */
export function PieceFields(props: PieceFieldsProps) {
  const { sample, piece, onChange, onRemove } = props;
  const name = pieceName(sample, piece.label);
  return (
    <div className="border-b border-line py-3 last:border-none">
      <div className="flex items-start gap-3">
        <PiecePhoto {...props} name={name} />
        {onRemove && (
          <button
            type="button"
            aria-label={texts.remove(name)}
            onClick={onRemove}
            className="grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-ground"
          >
            <Icon name="trash" />
          </button>
        )}
      </div>
      <div className="grid grid-cols-[5rem_1fr] gap-x-3">
        <Field
          label={texts.label}
          aria-label={texts.labelOf(name)}
          value={piece.label}
          maxLength={4}
          onChange={(event) => onChange({ label: event.target.value.toUpperCase() })}
        />
        <Field
          label={texts.pieceNote}
          aria-label={texts.pieceNoteOf(name)}
          optional
          value={piece.note}
          maxLength={120}
          onChange={(event) => onChange({ note: event.target.value })}
        />
      </div>
      <ReadingFields name={name} piece={piece} onChange={onChange} />
    </div>
  );
}

function PiecePhoto({ orderId, piece, name, isMissing, onChange }: PieceFieldsProps & { name: string }) {
  const { photo, stored, photoProblem } = piece;
  const upload = useEffectEvent((file: File) =>
    uploadOnce(uploadSamplePhoto, { params: { orderId } }, file).then(
      (arrived) => onChange({ stored: arrived }),
      (error: unknown) => onChange({ photo: null, photoProblem: errorMessage(error) }),
    ),
  );
  // Also when the sheet was closed before the photo had arrived, and is opened again.
  const isOnItsWay = photo !== null && stored === null;
  useEffect(() => {
    if (photo && isOnItsWay) void upload(photo);
  }, [photo, isOnItsWay]);
  const problem = photoProblem ?? (isMissing && !photo ? texts.photoNeeded(name) : null);
  return (
    <>
      {stored?.thumbnailUrl ? (
        <img
          src={stored.thumbnailUrl}
          alt=""
          width={72}
          height={72}
          className="size-18 shrink-0 rounded-control border border-line object-cover"
        />
      ) : (
        <NoPhoto className="size-18">{photo ? texts.uploading : texts.noPhoto}</NoPhoto>
      )}
      <div className="min-w-0 flex-1">
        <FilePicker
          label={texts.photo(name)}
          accept="image/jpeg,image/png,image/webp"
          chosen={photo}
          onChoose={(file) => onChange({ photo: file, stored: null, photoProblem: null })}
        />
        <p role="alert" className="text-sm text-bad empty:hidden">
          {problem}
        </p>
      </div>
    </>
  );
}

type ReadingFieldsProps = Pick<PieceFieldsProps, 'piece' | 'onChange'> & { name: string };

function ReadingFields({ name, piece: { readings }, onChange }: ReadingFieldsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm text-ink-soft">{texts.readings}</legend>
      <div className="grid grid-cols-4 gap-x-2">
        {LIGHT_SOURCES.map((light) => (
          <Field
            key={light}
            kind="decimal"
            label={light}
            aria-label={texts.reading(light, name)}
            placeholder={`0–${DELTA_E_MAX}`}
            value={readings[light]}
            maxLength={5}
            onChange={(event) => onChange({ readings: { ...readings, [light]: event.target.value } })}
          />
        ))}
      </div>
    </fieldset>
  );
}
