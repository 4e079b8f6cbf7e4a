import { type KeyboardEvent, useId, useState } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import { Field, type FieldProps } from './field.tsx';

export type Suggestion = { value: string; detail?: string };

export type SuggestFieldProps = Omit<FieldProps, 'value' | 'onChange'> & {
  value: string;
  onChange: (value: string) => void;
  /** What fits the text so far; anything else may be typed too. */
  suggestions: readonly Suggestion[];
};

/** A text field that offers names while one types; arrows and Enter choose, Escape puts the list away. */
export function SuggestField({ value, onChange, suggestions, onBlur, ...field }: SuggestFieldProps) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = isOpen ? suggestions.filter((each) => each.value !== value) : [];

  const choose = (chosen: string) => {
    onChange(chosen);
    setOpen(false);
    setActive(-1);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const picked = shown[active];
    if (step && shown.length > 0) setActive((active + step + shown.length) % shown.length);
    else if (event.key === 'Enter' && picked) choose(picked.value);
    else if (event.key === 'Escape' && shown.length > 0) setOpen(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="relative">
      <Field
        {...field}
        value={value}
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown.length > 0}
        aria-controls={listId}
        aria-activedescendant={shown[active] ? `${listId}-${active}` : undefined}
        onChange={(event) => {
          onChange(event.target.value);
          setOpen(true);
          setActive(-1);
        }}
        onKeyDown={press}
        onBlur={(event) => {
          setOpen(false);
          onBlur?.(event);
        }}
      />
      <SuggestionList id={listId} shown={shown} active={active} label={field.label} onChoose={choose} />
    </div>
  );
}

type SuggestionListProps = {
  id: string;
  shown: readonly Suggestion[];
  active: number;
  label: string;
  onChoose: (value: string) => void;
};

function SuggestionList({ id, shown, active, label, onChoose }: SuggestionListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className={classNames(
        'absolute inset-x-0 top-19 z-30 max-h-72 overflow-y-auto rounded-card border border-line bg-paper py-1 shadow-float',
        shown.length === 0 && 'hidden',
      )}
    >
      {shown.map(({ value, detail }, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the input keeps the focus and hears the keys for its list.
        <div
          key={`${value} ${detail}`}
          id={`${id}-${place}`}
          role="option"
          tabIndex={-1}
          aria-selected={place === active}
          // Pressing must not take the focus from the input, or the list would close before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(value)}
          className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-3 text-base hover:bg-brand-50 aria-selected:bg-brand-100"
        >
          <span className="truncate text-ink">{value}</span>
          {detail && <span className="shrink-0 text-sm text-ink-soft">{detail}</span>}
        </div>
      ))}
    </div>
  );
}
