import { type ChangeEvent, type ComponentProps, type SyntheticEvent, useId } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import { FieldFrame, type FieldTexts, fieldWiring } from './field-frame.tsx';
import { otpDigits } from './otp-digits.ts';

export type OtpFieldProps = FieldTexts & {
  value: string;
  onChange: (digits: string) => void;
  /** Called once when the last digit arrives. */
  onComplete?: (digits: string) => void;
  length?: number;
  disabled?: boolean;
} & Pick<ComponentProps<'input'>, 'id' | 'name' | 'autoFocus' | 'ref' | 'onBlur'>;

/** One real input lies over drawn boxes, so that paste, autofill and screen readers meet a single field. */
export function OtpField({
  label,
  help,
  error,
  optional,
  value,
  onChange,
  onComplete,
  length = 6,
  id: givenId,
  ...input
}: OtpFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = otpDigits(event.target.value, length);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === length) onComplete?.(digits);
  };
  return (
    <FieldFrame id={id} label={label} help={help} error={error} optional={optional}>
      <span className="group relative flex w-full max-w-sm">
        {/* No maxLength: it would cut "123 456" before the blank is taken out. */}
        <input
          {...input}
          {...fieldWiring(id, { help, error })}
          value={value}
          onChange={change}
          onSelect={keepCaretAtEnd}
          type="text"
          inputMode="numeric"
          pattern={`[0-9]{${length}}`}
          autoComplete="one-time-code"
          spellCheck={false}
          className="absolute inset-0 z-10 w-full bg-transparent text-base text-transparent caret-transparent outline-none selection:bg-transparent"
        />
        <OtpBoxes value={value} length={length} wrong={Boolean(error)} />
      </span>
    </FieldFrame>
  );
}

function OtpBoxes({ value, length, wrong }: { value: string; length: number; wrong: boolean }) {
  const active = Math.min(value.length, length - 1);
  return (
    <span aria-hidden="true" className="flex w-full gap-2">
      {Array.from({ length }, (_, place) => (
        <span
          key={place}
          className={classNames(
            'figures grid h-13 min-w-0 flex-1 place-items-center rounded-control border bg-paper text-xl font-semibold text-ink',
            wrong ? 'border-bad ring-1 ring-bad' : 'border-line-strong',
            place === active &&
              'group-focus-within:outline-2 group-focus-within:outline-offset-1 group-focus-within:outline-brand-500',
          )}
        >
          {value[place]}
        </span>
      ))}
    </span>
  );
}

/** Typing always continues the code; a whole selection stays possible so that it can be typed anew. */
function keepCaretAtEnd({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) {
  const { selectionStart, selectionEnd, value } = input;
  if (selectionStart === selectionEnd && selectionEnd !== value.length)
    input.setSelectionRange(value.length, value.length);
}
