import { useId } from 'react';
import { formTexts } from './forms.texts.ts';

export type FilePickerProps = {
  label: string;
  accept: string;
  /** Kept from before: the browser itself shows only what it was given just now. */
  chosen?: File | null;
  onChoose: (file: File | null) => void;
};

/** The browser's own choice of one file. */
export function FilePicker({ label, accept, chosen, onChoose }: FilePickerProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1 pb-2">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="file"
        accept={accept}
        onChange={(event) => onChoose(event.target.files?.[0] ?? null)}
        className="min-h-11 w-full text-sm file:mr-3 file:min-h-9 file:rounded-control file:border file:border-line-strong file:bg-paper file:px-3 file:font-semibold file:text-brand-700"
      />
      {chosen && <p className="text-sm wrap-anywhere text-ink-soft">{formTexts.chosen(chosen.name)}</p>}
    </div>
  );
}
