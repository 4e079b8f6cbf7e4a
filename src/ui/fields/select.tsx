import { type ComponentProps, useId } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import {
  CONTROL_CLASS,
  CONTROL_ERROR_CLASS,
  FieldFrame,
  type FieldWords,
  fieldWiring,
} from './field-frame.tsx';

export type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectProps = FieldWords &
  Omit<ComponentProps<'select'>, 'className' | 'children' | 'multiple'> & {
    options: readonly SelectOption[];
    /** Shown while nothing is chosen. */
    placeholder?: string;
  };

/** The phone's own picker: nothing we draw is easier to use with a thumb. */
export function Select({
  label,
  help,
  error,
  optional,
  options,
  placeholder,
  id: givenId,
  ...select
}: SelectProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldFrame id={id} label={label} help={help} error={error} optional={optional}>
      <span className="relative flex">
        <select
          {...select}
          {...fieldWiring(id, { help, error })}
          className={classNames(
            CONTROL_CLASS,
            'appearance-none truncate py-2 pr-10 pl-3',
            error && CONTROL_ERROR_CLASS,
          )}
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
