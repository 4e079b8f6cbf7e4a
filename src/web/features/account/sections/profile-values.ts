/** The profile form: only what was changed is sent, because the e-mail for papers asks for a code. */
import type { CustomerProfile, changeCustomer } from '#contract/customer/account.ts';
import { customerChange } from '#contract/customer/account-forms.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { schemaProblem } from '#contract/problem-message.ts';
import { IDENTITY_PROBLEM_TEXT } from '#words/page/contact-problems.ts';
import { FIELD_PROBLEM_TEXT } from '#words/page/fields.ts';
import { PROFILE_PROBLEM_TEXT } from '#words/page/profile-problems.ts';
import { TAX_NUMBER_PROBLEM_TEXT } from '#words/page/tax-number-problems.ts';
import { schemaText } from '#words/problem-text.ts';

export type ProfileValues = {
  name: string;
  company: string;
  contactEmail: string;
  unit: string;
  timeZone: string;
  bin: string;
};
type ProfileChange = CallInput<typeof changeCustomer>['body'];
type Known = Pick<CustomerProfile, 'name' | 'company' | 'contactEmail' | 'unit' | 'timeZone' | 'bin'>;

export function profileValues({ contactEmail, bin, ...known }: Known): ProfileValues {
  const { name, company, unit, timeZone } = known;
  return { name, company, contactEmail: contactEmail ?? '', unit, timeZone, bin: bin ?? '' };
}

export function changedFields(known: Known, values: ProfileValues): ProfileChange {
  const before = profileValues(known);
  const changed = Object.entries(values)
    .map(([field, value]) => [field, value.trim()] as const)
    .filter(([field, value]) => value !== before[field as keyof ProfileValues]);
  return Object.fromEntries(changed) as ProfileChange;
}

const PROBLEM_TEXT = {
  ...FIELD_PROBLEM_TEXT,
  ...IDENTITY_PROBLEM_TEXT,
  ...PROFILE_PROBLEM_TEXT,
  ...TAX_NUMBER_PROBLEM_TEXT,
};

/** By the contract itself. */
export function profileProblems(
  known: Known,
  values: ProfileValues,
): { [Field in keyof ProfileValues]?: string } {
  const result = customerChange.safeParse(changedFields(known, values));
  if (result.success) return {};
  const problems = result.error.issues
    .filter(({ path }) => path.length > 0)
    .map((issue) => [String(issue.path[0]), schemaText(PROBLEM_TEXT, schemaProblem(issue))]);
  // Of several about one field the first is the one to say.
  return Object.fromEntries(problems.reverse());
}
