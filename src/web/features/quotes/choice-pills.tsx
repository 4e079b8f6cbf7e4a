import type { ReactNode } from 'react';
import { classNames } from '#ui/theme/class-names.ts';

export type Pill<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly note?: string;
};

export type ChoicePillsProps<Value extends string> = {
  legend: string;
  name: string;
  pills: readonly Pill<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  error?: string | undefined;
  /** The legend beside the pills, for a few short ones. */
  inline?: boolean;
  children?: ReactNode;
};

/** Radio buttons as small pills that wrap, each with a figure below it. */
export function ChoicePills<Value extends string>({
  legend,
  name,
  pills,
  value,
  onChange,
  error,
  inline = false,
  children,
}: ChoicePillsProps<Value>) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className={classNames(inline && 'flex items-center justify-between gap-3')}>
        <span aria-hidden="true" className={inline ? '' : 'mb-1 block text-sm font-semibold'}>
          {legend}
        </span>
        <div className="flex flex-wrap gap-1">
          {pills.map((pill) => (
            <label
              key={pill.value}
              className="figures flex min-h-11 min-w-16 cursor-pointer flex-col items-center justify-center rounded-control border border-line-strong px-3 py-1 text-sm font-semibold has-checked:border-brand-600 has-checked:bg-brand-50 has-checked:text-brand-700 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-500"
            >
              <input
                type="radio"
                name={name}
                checked={pill.value === value}
                onChange={() => onChange(pill.value)}
                className="sr-only"
              />
              {pill.label}
              {pill.note && <span className="text-xs font-normal text-ink-soft">{pill.note}</span>}
            </label>
          ))}
        </div>
      </div>
      {error && <p className="pt-1 text-sm text-bad">{error}</p>}
      {children}
    </fieldset>
  );
}
