import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { listAuditTrail } from '#contract/staff/audit.ts';
import { type Company, grantCompanyCredit } from '#contract/staff/companies.ts';
import { useMay } from '#desk/platform/access.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { amountInput } from '#desk/widgets/figures.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { CREDIT_PERIODS_DAYS, creditPeriodLabel } from '#domain/account/choices/credit-period.ts';
import { CURRENCY_SYMBOL } from '#domain/shared/money.ts';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { companiesTexts as texts } from './companies.texts.ts';

const DAYS_OPTIONS = CREDIT_PERIODS_DAYS.map((days) => ({
  value: String(days),
  label: creditPeriodLabel(days),
}));
const LINK = 'inline-flex min-h-6 text-sm text-brand-700 hover:underline';

export function CreditSheet({ company, onClose }: { company: Company; onClose: () => void }) {
  const { brandId, creditLimit } = company;
  const [values, setValues] = useState({
    limit: amountInput(creditLimit),
    creditDays: String(company.creditDays),
  });
  const mayAudit = useMay(listAuditTrail);
  const grant = useChange({
    send: ({ limit, creditDays }: typeof values) =>
      call(grantCompanyCredit, {
        params: { brandId },
        body: { limit: limit.trim(), creditDays: Number(creditDays) },
      }),
    touches: ['companies'],
    done: () => texts.saved,
    onDone: onClose,
  });
  return (
    <ActionSheet
      title={texts.creditTitle(company.name)}
      description={texts.creditLead}
      action={texts.save}
      change={grant}
      shownFields={['limit', 'creditDays']}
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
      <p className="flex gap-4">
        <Link to={`/money/ledger?brandId=${brandId}`} className={LINK}>
          {texts.ledger}
        </Link>
        {mayAudit && (
          <Link to={`/audit?brandId=${brandId}`} className={LINK}>
            {texts.audit}
          </Link>
        )}
      </p>
    </ActionSheet>
  );
}
