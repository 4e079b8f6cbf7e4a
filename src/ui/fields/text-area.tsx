import type { ComponentProps } from 'react';
import { controlClass, FieldFrame, type FieldTexts, useFieldFrame } from './field-frame.tsx';

export type TextAreaProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'className' | 'children'>;

/** Several lines of text; it grows with what is written where the browser can. */
export function TextArea(props: TextAreaProps) {
  const { frame, wiring, own } = useFieldFrame(props);
  return (
    <FieldFrame {...frame}>
      <textarea
        rows={3}
        {...own}
        {...wiring}
        className={controlClass(
          'field-sizing-content max-h-60 min-h-20 resize-none px-3 py-2.5',
          frame.error,
        )}
      />
    </FieldFrame>
  );
}
