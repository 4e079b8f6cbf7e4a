import { useState } from 'react';
import { type CompanyRecord, grantCompanyCredit } from '#contract/staff/companies.ts';
import { readLedger } from '#contract/staff/payments.ts';
import { useMay } from '#desk/platform/access.ts';
import { moneyText } from '#desk/widgets/figures.ts';
import { HeldNotices } from '#desk/widgets/held-acts/held-notice.tsx';
import { Facts } from '#desk/widgets/layout/facts.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { TextLink } from '#desk/widgets/layout/text-link.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { creditPeriodLabel } from '#words/en/account.ts';
import { companiesTexts as texts } from '../companies.texts.ts';
import { CreditSheet } from '../credit-sheet.tsx';

export function CreditPanel({ company }: { company: CompanyRecord }) {
  const [isOpen, setOpen] = useState(false);
  const mayGrant = useMay(grantCompanyCredit);
  const mayRead = useMay(readLedger);
  return (
    <Panel
      title={texts.credit}
      aside={
        mayGrant && (
          <Button variant="secondary" size="small" icon="pencil" onClick={() => setOpen(true)}>
            {texts.changeCredit}
          </Button>
        )
      }
    >
      <HeldNotices act="credit_limit" subject={company.brandId} />
      <Facts
        facts={[
          [texts.limit, moneyText(company.creditLimit)],
          [texts.days, creditPeriodLabel(company.creditDays)],
        ]}
      />
      {mayRead && (
        <div className="mt-3 flex flex-col gap-2">
          <TextLink to={`/companies/${company.brandId}/statement`}>{texts.statement}</TextLink>
          <TextLink to={`/money/ledger?brandId=${company.brandId}`}>{texts.ledger}</TextLink>
        </div>
      )}
      {isOpen && <CreditSheet company={company} onClose={() => setOpen(false)} />}
    </Panel>
  );
}
