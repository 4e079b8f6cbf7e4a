import type { Issue } from '#contract/customer/issues.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { useOverlay } from '#web/platform/navigation/overlays.ts';
import { DEFECT_NAME } from '#words/page/defects.ts';
import { CLAIM_STATUS_LABEL } from '#words/page/issues.ts';
import { issueTone, offerText } from './issue-text.ts';
import { issuesTexts as texts } from './issues.texts.ts';

/** Each opens the overlay of the issue. */
export function IssueList({ issues }: { issues: readonly Issue[] }) {
  const { open } = useOverlay('issue');
  return (
    <ul className="divide-y divide-line empty:hidden">
      {issues.map((issue) => (
        <li key={issue.issueId} className="flex items-center justify-between gap-3 py-3">
          <div className="flex min-w-0 flex-col items-start gap-1">
            <p className="font-semibold">{DEFECT_NAME[issue.defect]}</p>
            <p className="figures text-sm text-ink-soft">
              {issue.number}
              {issue.rolls.length > 0 && ` · ${texts.rolls(issue.rolls.length)}`}
            </p>
            <Chip tone={issueTone(issue)}>{CLAIM_STATUS_LABEL[issue.status]}</Chip>
            {issue.status === 'offer' && issue.offer && <p className="text-sm">{offerText(issue.offer)}</p>}
          </div>
          <Button
            variant="secondary"
            size="small"
            aria-label={texts.view(issue.number)}
            onClick={() => open(issue.issueId)}
          >
            {texts.open}
          </Button>
        </li>
      ))}
    </ul>
  );
}
