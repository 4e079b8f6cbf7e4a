import { useId, useRef } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import { classNames } from '#ui/theme/class-names.ts';

export type FileDropProps = {
  label: string;
  /** Which kinds and how large. */
  help: string;
  error?: string | undefined;
  /** As the browser's file picker wants it, such as "application/pdf,image/png". */
  accept: string;
  /** Lets a form find the control that needs another look. */
  name?: string;
  /** Several files at once; each is handed over by itself. */
  multiple?: boolean;
  onFile: (file: File) => void;
};

/** The input lies over the whole area, so that a tap, a key and a dropped file all reach it. */
export function FileDrop({ label, help, error, accept, name, multiple = false, onFile }: FileDropProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null) => {
    for (const file of [...(files ?? [])].slice(0, multiple ? undefined : 1)) onFile(file);
    // Emptied, so that the same file can be chosen again after a refusal.
    if (input.current) input.current.value = '';
  };
  return (
    <div
      className={classNames(
        'relative flex flex-col items-center gap-1 rounded-card border border-dashed bg-paper px-4 py-5 hover:bg-brand-50 text-center has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-500',
        error ? 'border-bad' : 'border-line-strong',
      )}
    >
      <Icon name="upload" size="large" className="text-brand-700" />
      <label htmlFor={id} className="font-semibold text-brand-700">
        {label}
      </label>
      <p
        id={`${id}-words`}
        aria-live="polite"
        className={classNames('text-sm', error ? 'text-bad' : 'text-ink-soft')}
      >
        {error ?? help}
      </p>
      <input
        ref={input}
        id={id}
        name={name}
        type="file"
        accept={accept}
        multiple={multiple}
        aria-describedby={`${id}-words`}
        aria-invalid={error ? true : undefined}
        onChange={(event) => take(event.target.files)}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
    </div>
  );
}
