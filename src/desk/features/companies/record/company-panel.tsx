import type { CompanyRecord } from '#contract/staff/companies.ts';
import { Facts } from '#desk/widgets/layout/facts.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { momentText } from '#desk/widgets/time.ts';
import { orPlaceholder } from '#domain/shared/placeholder.ts';
import { companiesTexts as texts } from '../companies.texts.ts';

export function CompanyPanel({ company }: { company: CompanyRecord }) {
  return (
    <Panel title={texts.company}>
      <Facts
        facts={[
          [texts.legalName, orPlaceholder(company.legalName)],
          [texts.columns.market, company.market],
          [texts.columns.city, orPlaceholder(company.city)],
          [texts.businessType, orPlaceholder(company.businessType)],
          ...(company.bin ? [[texts.bin, company.bin] as const] : []),
          [texts.referenceCode, orPlaceholder(company.referenceCode)],
          [texts.columns.orders, company.openOrders],
          [texts.columns.since, momentText(company.since)],
        ]}
      />
    </Panel>
  );
}
