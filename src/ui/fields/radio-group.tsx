import { type ReactNode, useId } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import { classNames } from '#ui/theme/class-names.ts';

export type RadioOption = { value: string; label: string; help?: ReactNode };

export type RadioGroupProps = {
  /** The question the group answers. */
  legend: string;
  name: string;
  options: readonly RadioOption[];
  value: string | null;
  onChange: (value: string) => void;
  help?: string | undefined;
  /** Stands above the answers, so that it is in sight together with the first of them, and in place of the help. */
  error?: string | undefined;
  /** Side by side where there is room, for two or three short answers. */
  inline?: boolean;
};

/** Real radio buttons, each drawn as a card that is one large target. */
export function RadioGroup({
  legend,
  name,
  options,
  help,
  error,
  inline = false,
  ...choice
}: RadioGroupProps) {
  const id = useId();
  const words = error ? `${id}-error` : `${id}-help`;
  return (
    <fieldset aria-describedby={error || help ? words : undefined} className="min-w-0">
      <legend className="mb-1 text-sm font-semibold text-ink">{legend}</legend>
      <p
        id={`${id}-error`}
        aria-live="polite"
        className={classNames('flex gap-1 text-sm text-bad', error && 'mb-1')}
      >
        {error && <Icon name="error" size="small" className="mt-0.5" />}
        {error}
      </p>
      <div className={classNames('grid gap-2', inline && 'grid-cols-[repeat(auto-fit,minmax(7rem,1fr))]')}>
        {options.map((option) => (
          <RadioCard key={option.value} name={name} option={option} wrong={Boolean(error)} {...choice} />
        ))}
      </div>
      <p id={`${id}-help`} className="mt-1 min-h-5 pb-1 text-sm text-ink-soft">
        {error ? null : help}
      </p>
    </fieldset>
  );
}

type RadioCardProps = Pick<RadioGroupProps, 'name' | 'value' | 'onChange'> & {
  option: RadioOption;
  wrong: boolean;
};

function RadioCard({ name, option, value, onChange, wrong }: RadioCardProps) {
  const id = useId();
  return (
    <label
      className={classNames(
        'relative flex min-h-12 cursor-pointer items-start gap-3 rounded-control border bg-paper px-3 py-2.5 has-checked:border-brand-600 has-checked:bg-brand-50 has-checked:ring-1 has-checked:ring-brand-600 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-500',
        wrong ? 'border-bad' : 'border-line-strong',
      )}
    >
      <input
        type="radio"
        name={name}
        value={option.value}
        checked={option.value === value}
        aria-describedby={option.help ? `${id}-help` : undefined}
        aria-labelledby={`${id}-label`}
        onChange={() => onChange(option.value)}
        className="mt-0.5 size-5 shrink-0 scroll-mt-16 appearance-none rounded-full border border-line-strong bg-paper outline-none checked:border-[6px] checked:border-brand-600"
      />
      <span className="min-w-0">
        <span id={`${id}-label`} className="block text-base text-ink">
          {option.label}
        </span>
        {option.help && (
          <span id={`${id}-help`} className="block text-sm text-ink-soft">
            {option.help}
          </span>
        )}
      </span>
    </label>
  );
}
