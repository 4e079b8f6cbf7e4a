import type { ComponentProps } from 'react';
import { controlClass, FieldFrame, type FieldTexts, useFieldFrame } from './field-frame.tsx';

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
        className={controlClass('figures appearance-none px-3', frame.error)}
      />
    </FieldFrame>
  );
}
