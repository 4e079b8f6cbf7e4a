import { listAuditTrail } from '#contract/staff/audit.ts';
import type { CompanyRecord } from '#contract/staff/companies.ts';
import { useMay } from '#desk/platform/access.ts';
import { HistoryList } from '#desk/widgets/layout/history-list.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { TextLink } from '#desk/widgets/layout/text-link.tsx';
import { companiesTexts as texts } from '../companies.texts.ts';

export function ChangesPanel({ company: { brandId, history } }: { company: CompanyRecord }) {
  const mayAudit = useMay(listAuditTrail);
  return (
    <Panel
      title={texts.history}
      aside={mayAudit && <TextLink to={`/audit?brandId=${brandId}`}>{texts.audit}</TextLink>}
    >
      <HistoryList entries={history} />
    </Panel>
  );
}
