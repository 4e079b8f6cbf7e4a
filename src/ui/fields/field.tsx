import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import { controlClass, FieldFrame, type FieldTexts, useFieldFrame } from './field-frame.tsx';

/** Which keyboard the phone shows and what it may fill in. */
const KIND = {
  text: { type: 'text' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  email: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
  },
  'whole-number': { type: 'text', inputMode: 'numeric', autoComplete: 'off' },
  decimal: { type: 'text', inputMode: 'decimal', autoComplete: 'off' },
  search: { type: 'search', inputMode: 'search', enterKeyHint: 'search' },
} as const satisfies Record<string, ComponentProps<'input'>>;

export type FieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'prefix' | 'type' | 'className' | 'children'> & {
    kind?: keyof typeof KIND;
    /** Stands inside the control before the text, such as +91 or ₹. */
    prefix?: ReactNode;
    /** Stands inside the control after the text, such as a unit. */
    suffix?: ReactNode;
  };

export function Field(props: FieldProps) {
  const { frame, wiring, own } = useFieldFrame(props);
  const { kind = 'text', prefix, suffix, ...input } = own;
  return (
    <FieldFrame {...frame}>
      <span
        className={controlClass(
          'flex items-stretch has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-500 has-disabled:bg-ground',
          frame.error,
        )}
      >
        {prefix && (
          <span className="figures flex items-center border-r border-line px-3 text-ink-soft">{prefix}</span>
        )}
        <input
          {...KIND[kind]}
          {...input}
          {...wiring}
          className={classNames(
            'min-w-0 flex-1 rounded-control bg-transparent px-3 outline-none',
            (kind === 'phone' || kind === 'whole-number' || kind === 'decimal') && 'figures',
          )}
        />
        {suffix && <span className="flex items-center pr-3 text-ink-soft">{suffix}</span>}
      </span>
    </FieldFrame>
  );
}
