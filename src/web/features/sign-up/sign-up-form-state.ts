import type { useForm } from '#web/widgets/forms/use-form.ts';
import type { SignUpValues } from './sign-up-draft.ts';

/** What the parts of the form share. */
export type SignUpFormState = ReturnType<typeof useForm<SignUpValues>>;
