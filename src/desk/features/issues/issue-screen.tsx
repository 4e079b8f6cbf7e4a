import { useQuery } from '@tanstack/react-query';
import type { StaffIssue } from '#contract/staff/issues.ts';
import { usePathId } from '#desk/platform/path-id.ts';
import { lengthText } from '#desk/widgets/figures.ts';
import { HeldNotices } from '#desk/widgets/held-acts/held-notice.tsx';
import { type Fact, Facts } from '#desk/widgets/layout/facts.tsx';
import { Loaded } from '#desk/widgets/layout/loaded.tsx';
import { Page } from '#desk/widgets/layout/page.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { SideColumns } from '#desk/widgets/layout/side-columns.tsx';
import { TextLink } from '#desk/widgets/layout/text-link.tsx';
import { DESK_ZONE, dayText, momentText } from '#desk/widgets/time.ts';
import { useNow } from '#desk/widgets/use-now.ts';
import { asksWhetherCut } from '#domain/issues/claim-form.ts';
import { dayInZone } from '#domain/shared/calendar.ts';
import { orPlaceholder } from '#domain/shared/placeholder.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { DEFECT_NAME } from '#words/en/defects.ts';
import { CLAIM_STATUS_LABEL, OUTCOME_LABEL } from '#words/en/issues.ts';
import { lastDayText } from './answer-deadline.ts';
import { IssueActions } from './issue-actions.tsx';
import { HistoryPanel, OfferPanel, PhotosPanel } from './issue-panels.tsx';
import { issueQuery } from './issues.queries.ts';
import { issuesTexts as texts } from './issues.texts.ts';

export function IssueScreen() {
  const issueId = usePathId('issueId');
  const query = useQuery(issueQuery(issueId));
  return <Loaded query={query}>{(issue) => <IssuePage issue={issue} />}</Loaded>;
}

function IssuePage({ issue }: { issue: StaffIssue }) {
  return (
    <Page
      title={issue.number}
      up={{ to: '/claims', label: texts.up }}
      aside={
        <Chip tone={issue.status === 'escalated' ? 'bad' : 'info'}>{CLAIM_STATUS_LABEL[issue.status]}</Chip>
      }
      actions={<IssueActions issue={issue} />}
    >
      <div className="mb-4 empty:hidden">
        <Clock issue={issue} />
        <HeldNotices act="claim_offer" subject={issue.issueId} />
      </div>
      <SideColumns
        main={
          <>
            <PhotosPanel issue={issue} />
            <RollsPanel issue={issue} />
            <HistoryPanel issue={issue} />
          </>
        }
        side={
          <>
            <ClaimPanel issue={issue} />
            <OfferPanel issue={issue} />
          </>
        }
        sideFirst
      />
    </Page>
  );
}

/** How long we may still take, as long as the claim waits for us. */
function Clock({ issue: { status, answerDueAt, escalatesAt } }: { issue: StaffIssue }) {
  const now = useNow().toISOString();
  if (status === 'escalated') return <Notice tone="bad">{texts.escalated}</Notice>;
  if (answerDueAt === null || escalatesAt === null) return null;
  const isLate = answerDueAt < now;
  const lastDay = lastDayText(answerDueAt);
  const due = isLate ? texts.overdueSince(lastDay) : texts.answerBy(lastDay);
  return (
    <Notice
      tone={isLate ? 'bad' : 'info'}
    >{`${due}; ${texts.escalatesOn(dayText(dayInZone(new Date(escalatesAt), DESK_ZONE)))}`}</Notice>
  );
}

function ClaimPanel({ issue }: { issue: StaffIssue }) {
  return (
    <Panel title={texts.claim}>
      <Facts facts={claimFacts(issue)} />
      {issue.note && (
        <>
          <h3 className="pt-3 text-sm font-bold">{texts.note}</h3>
          <p className="text-sm whitespace-pre-line">{issue.note}</p>
        </>
      )}
    </Panel>
  );
}

function claimFacts(issue: StaffIssue): Fact[] {
  const { points, pointsPer100, pointsLimit, inspection } = issue;
  return [
    [texts.company, issue.company],
    [texts.order, <TextLink to={`/orders/${issue.orderId}`}>{issue.orderNumber}</TextLink>],
    [texts.quality, issue.quality],
    [texts.fault, DEFECT_NAME[issue.defect]],
    [texts.quantity, lengthText(issue.quantity)],
    [texts.measured, orPlaceholder(issue.measured)],
    ...(points !== null && pointsPer100 !== null && pointsLimit !== null
      ? ([[texts.points, texts.pointsPer100(points, pointsPer100, pointsLimit)]] as const)
      : []),
    ...(asksWhetherCut(issue.defect) ? ([[texts.cut, issue.isCut ? texts.yes : texts.no]] as const) : []),
    [texts.wanted, OUTCOME_LABEL[issue.wantedOutcome]],
    [texts.inspection, orPlaceholder(inspection && texts.inspections[inspection])],
    [texts.raisedBy, orPlaceholder(issue.raisedBy)],
    [texts.raisedAt, momentText(issue.raisedAt)],
    [texts.policy, issue.policyVersion],
  ];
}

function RollsPanel({ issue: { rolls } }: { issue: StaffIssue }) {
  return (
    <Panel title={texts.rolls(rolls.length)}>
      {rolls.length === 0 ? (
        <p className="text-sm text-ink-soft">{texts.noRolls}</p>
      ) : (
        <ul className="figures flex max-h-60 flex-wrap gap-x-6 gap-y-1 overflow-y-auto text-sm">
          {rolls.map(({ rollId, number, lot }) => (
            <li key={rollId}>{texts.rollOf(number, lot)}</li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
