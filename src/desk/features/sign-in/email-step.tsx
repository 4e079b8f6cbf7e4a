import type { SyntheticEvent } from 'react';
import { FormProblem } from '#desk/widgets/forms/form-problem.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { type SentCode, useSendCode } from './send-code.ts';
import { signInTexts } from './sign-in.texts.ts';

export type EmailStepProps = {
  email: string;
  onType: (email: string) => void;
  onSent: (sent: SentCode) => void;
};

export function EmailStep({ email, onType, onSent }: EmailStepProps) {
  const send = useSendCode(onSent);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    send.run(email.trim());
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-2">
      <Field
        kind="email"
        name="email"
        label={signInTexts.email}
        value={email}
        autoFocus
        onChange={(event) => onType(event.target.value)}
        error={send.fields.email}
      />
      <FormProblem change={send} shown={['email']} />
      <Button type="submit" wide busy={send.isRunning}>
        {signInTexts.send}
      </Button>
    </form>
  );
}
