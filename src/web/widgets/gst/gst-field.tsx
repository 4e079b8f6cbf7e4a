import type { ComponentProps } from 'react';
import { GSTIN_EXAMPLE } from '#domain/account/tax-numbers/gstin.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { GST_CHECK_STATE_LABEL } from '#words/page/account.ts';
import { gstCheckTexts } from './gst-check.texts.ts';
import type { GstChecking } from './use-gst-check.ts';

export type GstFieldProps = Pick<ComponentProps<typeof Field>, 'error' | 'optional' | 'help'> & {
  value: string;
  onChange: (value: string) => void;
  checking: GstChecking;
  onVerify: () => void;
};

/** The number with its check beside it; the state is said in words and by sign. */
export function GstField({ value, onChange, checking, onVerify, error, help, optional }: GstFieldProps) {
  return (
    <Field
      name="gstin"
      label={gstCheckTexts.label}
      value={value}
      optional={optional}
      placeholder={GSTIN_EXAMPLE}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={24}
      help={checking.state === 'loading' ? gstCheckTexts.asking : help}
      error={error ?? checking.problem}
      onChange={(event) => {
        onChange(event.target.value.toUpperCase());
        checking.reset();
      }}
      suffix={<CheckSign state={checking.state} onVerify={onVerify} />}
    />
  );
}

function CheckSign({ state, onVerify }: { state: GstChecking['state']; onVerify: () => void }) {
  if (state === 'valid') {
    return (
      <span role="status" className="flex items-center gap-1 font-semibold text-good">
        <Icon name="check-circle" />
        {GST_CHECK_STATE_LABEL.valid}
      </span>
    );
  }
  if (state === 'loading') {
    return (
      <span role="status" className="flex items-center gap-2 text-sm">
        <Spinner size="small" label={null} />
        {GST_CHECK_STATE_LABEL.loading}
      </span>
    );
  }
  return (
    <Button variant="quiet" size="small" className="-mr-2" onClick={onVerify}>
      {GST_CHECK_STATE_LABEL.verify}
    </Button>
  );
}
