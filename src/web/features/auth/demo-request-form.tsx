import { type SyntheticEvent, useRef, useState } from 'react';
import { requestDemo } from '#contract/customer/account.ts';
import { demoRequest } from '#contract/customer/account-forms.ts';
import { schemaProblem } from '#contract/problem-message.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { focusFirst } from '#ui/fields/focus-first.ts';
import { call } from '#web/platform/api.ts';
import { errorMessage, fieldError } from '#web/platform/error-message.ts';
import { useKeyedSender } from '#web/platform/use-keyed-sender.ts';
import { useTask } from '#web/platform/use-task.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { IDENTITY_PROBLEM_TEXT } from '#words/page/contact-problems.ts';
import { FIELD_PROBLEM_TEXT } from '#words/page/fields.ts';
import { PROFILE_PROBLEM_TEXT } from '#words/page/profile-problems.ts';
import { schemaText } from '#words/problem-text.ts';
import { authTexts } from './auth.texts.ts';

const TEXTS = authTexts.notRegistered;

type DemoField = 'name' | 'email' | 'contact';
type Problems = Partial<Record<DemoField, string>>;

export function DemoRequestForm({ email, onSent }: { email: string; onSent: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const sendKeyed = useKeyedSender();

  const send = useTask(async (body: Record<DemoField, string>) => {
    await sendKeyed(body, (idempotencyKey) => call(requestDemo, { body }, { idempotencyKey }));
    onSent();
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const values = readForm(form.current);
    const found = problemsOf(values);
    setProblems(found);
    focusFirst(form.current, found);
    if (Object.keys(found).length === 0) void send.run(values);
  };
  /** What was said about a field is old once somebody types in it. */
  const typed = ({ target }: SyntheticEvent) => {
    const { name } = target as HTMLInputElement;
    setProblems(({ [name as DemoField]: _old, ...others }) => others);
    send.clearError();
  };
  const errorFor = (field: DemoField) => problems[field] ?? fieldError(send.error, field);
  return (
    <form ref={form} noValidate onInput={typed} onSubmit={submit} className="flex flex-col gap-2">
      <Field
        name="name"
        label={TEXTS.name}
        autoComplete="name"
        maxLength={120}
        error={errorFor('name')}
        required
      />
      <Field
        name="email"
        label={TEXTS.email}
        kind="email"
        defaultValue={email}
        error={errorFor('email')}
        required
      />
      <Field
        name="contact"
        label={TEXTS.phone}
        kind="phone"
        autoComplete="tel"
        help={TEXTS.phoneHelp}
        maxLength={40}
        error={errorFor('contact')}
        required
      />
      <FormError error={send.error} words={errorMessage} />
      <Button type="submit" wide busy={send.isRunning}>
        {TEXTS.request}
      </Button>
    </form>
  );
}

function readForm(form: HTMLFormElement | null): Record<DemoField, string> {
  const data = form ? new FormData(form) : new FormData();
  const textOf = (field: DemoField) => String(data.get(field) ?? '').trim();
  return { name: textOf('name'), email: textOf('email'), contact: textOf('contact') };
}

const PROBLEM_TEXT = {
  ...FIELD_PROBLEM_TEXT,
  ...IDENTITY_PROBLEM_TEXT,
  ...PROFILE_PROBLEM_TEXT,
};

/** By the contract itself, in the order of the fields. */
function problemsOf(values: Record<DemoField, string>): Problems {
  const result = demoRequest.safeParse(values);
  if (result.success) return {};
  const problems: Problems = {};
  for (const field of ['name', 'email', 'contact'] as const) {
    const issue = result.error.issues.find(({ path }) => path[0] === field);
    if (issue) problems[field] = schemaText(PROBLEM_TEXT, schemaProblem(issue));
  }
  return problems;
}
