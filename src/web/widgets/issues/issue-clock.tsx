import type { Issue } from '#contract/customer/issues.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useBuyerZone } from '#web/widgets/buyer-settings.tsx';
import { formatDeadline, formatMoment } from '../format-moment.ts';
import { issuesTexts as texts } from './issues.texts.ts';

/** By when we answer; what is late says so, and what can be done about it. */
export function IssueClock({ issue: { answerDueAt, escalatesAt, allowedMoves } }: { issue: Issue }) {
  const zone = useBuyerZone();
  if (answerDueAt === null || escalatesAt === null) return null;
  const isLate = allowedMoves.includes('escalate');
  return (
    <Notice tone={isLate ? 'warn' : 'info'}>
      {isLate ? texts.overdue : texts.answerBy(formatDeadline(answerDueAt, zone))}{' '}
      {texts.escalatesAt(formatMoment(escalatesAt, zone))}
    </Notice>
  );
}
