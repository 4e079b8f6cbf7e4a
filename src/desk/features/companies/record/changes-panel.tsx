import { Link } from '@tanstack/react-router';
import { listAuditTrail } from '#contract/staff/audit.ts';
import type { CompanyRecord } from '#contract/staff/companies.ts';
import { useMay } from '#desk/platform/access.ts';
import { HistoryList } from '#desk/widgets/layout/history-list.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { companiesTexts as texts } from '../companies.texts.ts';

export function ChangesPanel({ company: { brandId, history } }: { company: CompanyRecord }) {
  const mayAudit = useMay(listAuditTrail);
  return (
    <Panel
      title={texts.history}
      aside={
        mayAudit && (
          <Link
            to={`/audit?brandId=${brandId}`}
            className="inline-flex min-h-6 text-sm text-brand-700 hover:underline"
          >
            {texts.audit}
          </Link>
        )
      }
    >
      <HistoryList entries={history} />
    </Panel>
  );
}
