import { type Company, grantCompanyCredit } from '#contract/staff/companies.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { amountInput } from '#desk/widgets/figures.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { heldActsTexts } from '#desk/widgets/held-acts/held-acts.texts.ts';
import { CREDIT_PERIODS_DAYS } from '#domain/account/choices/credit-period.ts';
import { CURRENCY_SYMBOL } from '#domain/shared/money.ts';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { creditPeriodLabel } from '#words/en/account.ts';
import { companiesTexts as texts } from './companies.texts.ts';

const DAYS_OPTIONS = CREDIT_PERIODS_DAYS.map((days) => ({
  value: String(days),
  label: creditPeriodLabel(days),
}));

export function CreditSheet({ company, onClose }: { company: Company; onClose: () => void }) {
  const { brandId, creditLimit } = company;
  const [values, setValues, draft] = useDraft(`credit of ${brandId}`, () => valuesOf(company), {
    stored: { limitMinor: creditLimit.minor, creditDays: company.creditDays },
  });
  const grant = useChange({
    send: ({ limit, creditDays }: typeof values) =>
      call(grantCompanyCredit, {
        params: { brandId },
        body: { limit: limit.trim(), creditDays: Number(creditDays), readAt: draft.readAt },
      }),
    touches: ['companies', 'held-acts', 'today'],
    done: ({ isWaiting }) => (isWaiting ? heldActsTexts.held : texts.saved),
    onDone: draft.discardThen(onClose),
  });
  return (
    <ActionSheet
      title={texts.creditTitle(company.name)}
      description={texts.creditLead}
      action={texts.save}
      change={grant}
      shownFields={['limit', 'creditDays']}
      draft={draft}
      onSubmit={() => grant.run(values)}
      onClose={onClose}
    >
      <Field
        kind="decimal"
        label={texts.limit}
        prefix={CURRENCY_SYMBOL[creditLimit.currency]}
        value={values.limit}
        error={grant.fields.limit}
        autoFocus
        onChange={(event) => setValues((now) => ({ ...now, limit: event.target.value }))}
      />
      <Select
        label={texts.days}
        options={DAYS_OPTIONS}
        value={values.creditDays}
        error={grant.fields.creditDays}
        onChange={(event) => setValues((now) => ({ ...now, creditDays: event.target.value }))}
      />
    </ActionSheet>
  );
}

function valuesOf({ creditLimit, creditDays }: Company) {
  return { limit: amountInput(creditLimit), creditDays: String(creditDays) };
}
