import type { BankDetailsInput } from '#domain/account/bank/bank-details.ts';
import type { useForm } from '#web/widgets/forms/use-form.ts';

export type BankValues = Required<Record<keyof BankDetailsInput, string>>;
export type BankFormState = ReturnType<typeof useForm<BankValues>>;
