import type { OrderIssues } from '#contract/customer/issues.ts';
import { useBuyerZone } from '#web/widgets/buyer-settings.tsx';
import { formatMoment } from '../format-moment.ts';
import { issuesTexts as texts } from './issues.texts.ts';

/** Until when faults can be reported; what has passed is not mentioned. */
export function IssueWindows({ windows }: Pick<OrderIssues, 'windows'>) {
  const zone = useBuyerZone();
  const openUntil = (wanted: string) => {
    const found = windows.find(({ window, isOpen }) => window === wanted && isOpen);
    return found ? formatMoment(found.closesAt, zone) : null;
  };
  const [visible, hidden] = [openUntil('visible'), openUntil('hidden')];
  return (
    <ul className="figures text-sm text-ink-soft">
      {visible && (
        <li>
          {texts.visibleUntil(visible)}. {texts.beforeCutting}
        </li>
      )}
      {hidden && <li>{texts.hiddenUntil(hidden)}.</li>}
    </ul>
  );
}
