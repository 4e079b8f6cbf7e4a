import type { useForm } from '#web/widgets/forms/use-form.ts';
import type { IssueValues } from './issue-values.ts';

export type IssueFormState = ReturnType<typeof useForm<IssueValues>>;
