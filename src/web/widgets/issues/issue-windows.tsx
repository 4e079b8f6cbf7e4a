import type { OrderIssues } from '#contract/customer/issues.ts';
import { useBuyerZone } from '#web/widgets/buyer-settings.tsx';
import { formatMoment } from '../format-moment.ts';
import { issuesTexts as texts } from './issues.texts.ts';

/** Until when each kind of fault can be reported; what has passed is not mentioned. */
export function IssueWindows({ windows }: Pick<OrderIssues, 'windows'>) {
  const zone = useBuyerZone();
  const open = windows.filter(({ isOpen }) => isOpen);
  return (
    <div className="text-sm text-ink-soft">
      <p>{texts.reportBy}</p>
      <dl className="figures grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 pt-1">
        {open.map(({ window, closesAt }) => (
          <div key={window} className="contents">
            <dt>{texts.windows[window]}</dt>
            <dd className="text-right text-ink">{formatMoment(closesAt, zone)}</dd>
          </div>
        ))}
      </dl>
      {open.some(({ window }) => window === 'visible') && <p className="pt-1">{texts.beforeCutting}</p>}
    </div>
  );
}
