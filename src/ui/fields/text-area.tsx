import { type ComponentProps, useId } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import {
  CONTROL_CLASS,
  CONTROL_ERROR_CLASS,
  FieldFrame,
  type FieldWords,
  fieldWiring,
} from './field-frame.tsx';

export type TextAreaProps = FieldWords & Omit<ComponentProps<'textarea'>, 'className' | 'children'>;

/** Several lines of text; it grows with what is written where the browser can. */
export function TextArea({
  label,
  help,
  error,
  optional,
  rows = 3,
  id: givenId,
  ...textarea
}: TextAreaProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldFrame id={id} label={label} help={help} error={error} optional={optional}>
      <textarea
        {...textarea}
        {...fieldWiring(id, { help, error })}
        rows={rows}
        className={classNames(
          CONTROL_CLASS,
          'field-sizing-content max-h-60 min-h-20 resize-none px-3 py-2.5',
          error && CONTROL_ERROR_CLASS,
        )}
      />
    </FieldFrame>
  );
}
