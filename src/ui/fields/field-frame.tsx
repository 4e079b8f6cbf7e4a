import { type ReactNode, useId } from 'react';
import { BasicIcon } from '#ui/icons/basic-icon.tsx';
import { uiTexts } from '#ui/texts/ui.texts.ts';
import { classNames } from '#ui/theme/class-names.ts';

export type FieldTexts = {
  label: string;
  help?: string | undefined;
  /** Stands in place of the help, so that nothing below moves. */
  error?: string | undefined;
  optional?: boolean | undefined;
};

const CONTROL =
  'min-h-12 w-full rounded-control border border-line-strong bg-paper text-base text-ink disabled:bg-ground disabled:text-ink-soft';

const CONTROL_WITH_ERROR = 'border-bad outline-bad ring-1 ring-bad';

/** How every control looks, and how one with an error does; `own` is what only this kind has. */
export function controlClass(own: string, error: string | undefined): string {
  return classNames(CONTROL, own, error && CONTROL_WITH_ERROR);
}

/** What ties a control to its words for screen readers. */
export function fieldWiring(id: string, { help, error }: Pick<FieldTexts, 'help' | 'error'>) {
  return {
    id,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': help || error ? `${id}-words` : undefined,
  };
}

/** The words of a field for its frame, what its control is tied to them by, and all that is the control's own. */
export function useFieldFrame<Props extends FieldTexts & { id?: string | undefined }>(props: Props) {
  const { label, help, error, optional, id: givenId, ...own } = props;
  const ownId = useId();
  const id = givenId ?? ownId;
  return { frame: { id, label, help, error, optional }, wiring: fieldWiring(id, { help, error }), own };
}

/** Label above, control, help or error below. */
export function FieldFrame({
  id,
  label,
  help,
  error,
  optional,
  children,
}: FieldTexts & { id: string; children: ReactNode }) {
  return (
    <div data-field className="flex w-full flex-col gap-1">
      <label htmlFor={id} className="text-sm font-semibold text-ink">
        {label}
        {optional && <span className="font-normal text-ink-soft"> {uiTexts.optional}</span>}
      </label>
      {children}
      <p
        id={`${id}-words`}
        aria-live="polite"
        className={classNames('flex min-h-5 gap-1 pb-1 text-sm', error ? 'text-bad' : 'text-ink-soft')}
      >
        {error && <BasicIcon name="error" size="small" className="mt-0.5" />}
        {error ?? help}
      </p>
    </div>
  );
}
