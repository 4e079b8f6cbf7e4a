import type { ComponentProps } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import {
  CONTROL_CLASS,
  CONTROL_ERROR_CLASS,
  FieldFrame,
  type FieldTexts,
  useFieldFrame,
} from './field-frame.tsx';

export type DateFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'>;

/** The phone's own calendar. */
export function DateField(props: DateFieldProps) {
  const { frame, wiring, own } = useFieldFrame(props);
  return (
    <FieldFrame {...frame}>
      <input
        {...own}
        {...wiring}
        type="date"
        className={classNames(
          CONTROL_CLASS,
          'figures appearance-none px-3',
          frame.error && CONTROL_ERROR_CLASS,
        )}
      />
    </FieldFrame>
  );
}
