import { Link } from '@tanstack/react-router';
import { listAuditTrail } from '#contract/staff/audit.ts';
import type { CompanyRecord } from '#contract/staff/companies.ts';
import { useMay } from '#desk/platform/access.ts';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { momentText } from '#desk/widgets/time.ts';
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
      <ol className="flex flex-col gap-1.5 text-sm">
        {history.map(({ historyId, what, who, at }) => (
          <li key={historyId} className="flex flex-wrap justify-between gap-x-4">
            <span>
              {what} {who && <span className="text-ink-soft">· {who}</span>}
            </span>
            <time dateTime={at} className="figures text-ink-soft">
              {momentText(at)}
            </time>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
