import type { ReactNode } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { errorMessage } from '#web/platform/error-message.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import type { useForm } from '#web/widgets/forms/use-form.ts';

export type SendCodeFormProps = {
  form: Pick<ReturnType<typeof useForm<object>>, 'ref' | 'submit' | 'error' | 'isSending'>;
  label: string;
  children: ReactNode;
};

/** First step of a new number or address: where the code is sent to. */
export function SendCodeForm({ form, label, children }: SendCodeFormProps) {
  return (
    <form ref={form.ref} noValidate onSubmit={form.submit} className="flex flex-col gap-2">
      {children}
      <FormError error={form.error} words={errorMessage} />
      <Button type="submit" className="md:self-start" busy={form.isSending}>
        {label}
      </Button>
    </form>
  );
}
