import { useQuery } from '@tanstack/react-query';
import { COMPANY_ROLES, type CompanyRole } from '#domain/account/company/company-role.ts';
import { parseOrderLimit } from '#domain/account/company/order-limit.ts';
import { CURRENCY_SYMBOL } from '#domain/shared/money.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Field } from '#ui/fields/field.tsx';
import { customerQueries } from '#web/widgets/customer.queries.ts';
import { COMPANY_ROLE_LABEL, COMPANY_ROLE_TEXT } from '#words/page/company.ts';
import { COMPANY_PROBLEM_TEXT } from '#words/page/company-problems.ts';
import { TYPED_PROBLEM_TEXT } from '#words/page/forms.ts';
import { problemText } from '#words/problem-text.ts';
import { colleaguesTexts as texts } from './colleagues.texts.ts';

export type AccessValues = Record<CompanyRole, boolean> & { roles: string; limit: string };

export function accessValues(roles: readonly CompanyRole[], limit: string): AccessValues {
  const has = (role: CompanyRole) => roles.includes(role);
  return {
    owner: has('owner'),
    buyer: has('buyer'),
    accounts: has('accounts'),
    store: has('store'),
    roles: '',
    limit,
  };
}

export function chosenRoles(values: AccessValues): CompanyRole[] {
  return COMPANY_ROLES.filter((role) => values[role]);
}

export function accessProblems(values: AccessValues) {
  const limit = parseOrderLimit(values.limit, 'INR');
  return {
    roles: chosenRoles(values).length === 0 ? COMPANY_PROBLEM_TEXT.company_role_missing : undefined,
    limit: limit.ok ? undefined : problemText(TYPED_PROBLEM_TEXT, limit.problem),
  };
}

type Form = {
  problems: { roles?: string | undefined };
  tick: (role: CompanyRole) => { checked: boolean };
  text: (name: 'limit') => object;
};

export function AccessFields({ form }: { form: Form }) {
  const { data: customer } = useQuery(customerQueries.me());
  return (
    <>
      <fieldset>
        <legend className="font-semibold">{texts.roles}</legend>
        {COMPANY_ROLES.map((role) => (
          <Checkbox
            key={role}
            {...form.tick(role)}
            label={COMPANY_ROLE_LABEL[role]}
            help={COMPANY_ROLE_TEXT[role]}
          />
        ))}
        {form.problems.roles && <p className="text-sm text-bad">{form.problems.roles}</p>}
      </fieldset>
      <Field
        {...form.text('limit')}
        kind="decimal"
        label={texts.limit}
        help={texts.limitHelp}
        prefix={CURRENCY_SYMBOL[customer?.currency ?? 'INR']}
      />
    </>
  );
}
