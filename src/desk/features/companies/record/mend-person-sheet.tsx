import type { CompanyRecord } from '#contract/staff/companies.ts';
import { mendCompanyPerson } from '#contract/staff/company-people.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { amountInput } from '#desk/widgets/figures.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { COMPANY_ROLES, type CompanyRole } from '#domain/account/company/company-role.ts';
import { CURRENCY_SYMBOL } from '#domain/shared/money.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { COMPANY_ROLE_LABEL } from '#words/en/company.ts';
import { companiesTexts as texts } from '../companies.texts.ts';

export type MendPersonSheetProps = {
  company: CompanyRecord;
  person: CompanyRecord['people'][number];
  onClose: () => void;
};

export function MendPersonSheet({ company, person, onClose }: MendPersonSheetProps) {
  const { brandId, creditLimit } = company;
  const { customerId, name, roles } = person;
  const limit = person.limit ? amountInput(person.limit) : '';
  const [values, setValues, draft] = useDraft(
    `roles of ${customerId}`,
    () => ({ roles: [...roles], limit, reason: '' }),
    { stored: { roles, limit } },
  );
  const mend = useChange({
    send: (body: typeof values) =>
      call(mendCompanyPerson, { params: { brandId, customerId }, body: { ...body, readAt: draft.readAt } }),
    touches: ['companies'],
    done: () => texts.mended,
    onDone: draft.discardThen(onClose),
  });
  const toggle = (role: CompanyRole, isHeld: boolean) =>
    setValues((now) => ({
      ...now,
      roles: COMPANY_ROLES.filter((each) => (each === role ? isHeld : now.roles.includes(each))),
    }));
  return (
    <ActionSheet
      title={texts.mendNamed(name)}
      description={texts.mendLead}
      action={texts.mendAction}
      change={mend}
      shownFields={['limit', 'reason']}
      draft={draft}
      onSubmit={() => mend.run(values)}
      onClose={onClose}
    >
      <fieldset>
        <legend className="font-semibold">{texts.roles}</legend>
        {COMPANY_ROLES.map((role) => (
          <Checkbox
            key={role}
            label={COMPANY_ROLE_LABEL[role]}
            checked={values.roles.includes(role)}
            onChange={(event) => toggle(role, event.target.checked)}
          />
        ))}
      </fieldset>
      <Field
        kind="decimal"
        label={texts.orderLimit}
        help={texts.orderLimitHelp}
        prefix={CURRENCY_SYMBOL[creditLimit.currency]}
        value={values.limit}
        error={mend.fields.limit}
        onChange={(event) => setValues((now) => ({ ...now, limit: event.target.value }))}
      />
      <TextArea
        label={texts.mendReason}
        value={values.reason}
        error={mend.fields.reason}
        onChange={(event) => setValues((now) => ({ ...now, reason: event.target.value }))}
      />
    </ActionSheet>
  );
}
