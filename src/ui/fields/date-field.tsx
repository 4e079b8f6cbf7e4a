import { type ComponentProps, useId } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import {
  CONTROL_CLASS,
  CONTROL_ERROR_CLASS,
  FieldFrame,
  type FieldWords,
  fieldWiring,
} from './field-frame.tsx';

export type DateFieldProps = FieldWords & Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'>;

/** The phone's own calendar. */
export function DateField({ label, help, error, optional, id: givenId, ...input }: DateFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldFrame id={id} label={label} help={help} error={error} optional={optional}>
      <input
        {...input}
        {...fieldWiring(id, { help, error })}
        type="date"
        className={classNames(CONTROL_CLASS, 'figures appearance-none px-3', error && CONTROL_ERROR_CLASS)}
      />
    </FieldFrame>
  );
}
