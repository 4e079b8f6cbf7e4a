import type { ComponentProps } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import { controlClass, FieldFrame, type FieldTexts, useFieldFrame } from './field-frame.tsx';

export type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'className' | 'children' | 'multiple'> & {
    options: readonly SelectOption[];
    /** Shown while nothing is chosen. */
    placeholder?: string;
  };

/** The phone's own picker: nothing we draw is easier to use with a thumb. */
export function Select(props: SelectProps) {
  const { frame, wiring, own } = useFieldFrame(props);
  const { options, placeholder, ...select } = own;
  return (
    <FieldFrame {...frame}>
      <span className="relative flex">
        <select
          {...select}
          {...wiring}
          className={controlClass('appearance-none truncate py-2 pr-10 pl-3', frame.error)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute top-3.5 right-3 text-ink-soft" />
      </span>
    </FieldFrame>
  );
}
