/** Several states at once, or all of them; what is chosen stands in the address as "10,20" or "all". */
import { useEffect, useRef } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import { tableTexts } from './table.texts.ts';

export const ALL = 'all';

export type StatusFilterProps = {
  label: string;
  options: readonly { value: string; label: string }[];
  /** "all", or the chosen values with commas between them. */
  value: string;
  onChange: (value: string) => void;
};

export function StatusFilter({ label, options, value, onChange }: StatusFilterProps) {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => closedFromOutside(box), []);
  const chosen = value === ALL ? options.map((option) => option.value) : value.split(',');
  const toggle = (option: string, isOn: boolean) => {
    const next = options
      .map((each) => each.value)
      .filter((each) => (each === option ? isOn : value !== ALL && chosen.includes(each)));
    onChange(next.length === 0 || next.length === options.length ? ALL : next.join(','));
  };
  return (
    <details ref={box} className="relative">
      <summary
        aria-label={`${label}: ${chosenText(options, value)}`}
        className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control border border-line-strong bg-paper py-1 pr-3 pl-3 text-sm"
      >
        <span className="max-w-56 truncate">{chosenText(options, value)}</span>
        <Icon name="chevron-down" size="small" className="text-ink-soft" />
      </summary>
      <fieldset className="absolute top-full left-0 z-20 mt-1 max-h-[60dvh] w-64 overflow-y-auto rounded-card border border-line bg-paper p-2 text-sm shadow-float">
        <legend className="sr-only">{label}</legend>
        <Choice label={tableTexts.allStates} isOn={value === ALL} onChange={() => onChange(ALL)} />
        {options.map((option) => (
          <Choice
            key={option.value}
            label={option.label}
            isOn={value !== ALL && chosen.includes(option.value)}
            onChange={(isOn) => toggle(option.value, isOn)}
          />
        ))}
      </fieldset>
    </details>
  );
}

type ChoiceProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void };

function Choice({ label, isOn, onChange }: ChoiceProps) {
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-2 rounded-control px-2 hover:bg-ground">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4 accent-brand-600"
      />
      {label}
    </label>
  );
}

function chosenText(options: StatusFilterProps['options'], value: string): string {
  if (value === ALL) return tableTexts.allStates;
  const labels = value
    .split(',')
    .flatMap((each) => options.find((option) => option.value === each)?.label ?? []);
  return labels.join(', ');
}

function closedFromOutside(box: { current: HTMLDetailsElement | null }): () => void {
  const close = (event: Event) => {
    const isInside = event.target instanceof Node && box.current?.contains(event.target);
    const isLeaving = event instanceof KeyboardEvent ? event.key === 'Escape' : !isInside;
    if (isLeaving && box.current?.open) box.current.open = false;
  };
  document.addEventListener('pointerdown', close);
  document.addEventListener('keydown', close);
  return () => {
    document.removeEventListener('pointerdown', close);
    document.removeEventListener('keydown', close);
  };
}
