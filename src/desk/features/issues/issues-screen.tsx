import { listIssuesForStaff, type QueuedIssue } from '#contract/staff/issues.ts';
import { call } from '#desk/platform/api.ts';
import { type Column, textColumn } from '#desk/widgets/table/column.ts';
import { lengthColumn, momentColumn, unitColumn } from '#desk/widgets/table/figure-columns.ts';
import { RowLink } from '#desk/widgets/table/row-link.tsx';
import { useSearchState } from '#desk/widgets/table/search-state.ts';
import { TableScreen } from '#desk/widgets/table/table-screen.tsx';
import { TwoLines } from '#desk/widgets/table/two-lines.tsx';
import { usePages } from '#desk/widgets/table/use-pages.ts';
import { CLAIM_STATUSES } from '#domain/issues/claim-status.ts';
import { Chip } from '#ui/surfaces/chip.tsx';
import { DEFECT_NAME } from '#words/en/defects.ts';
import { CLAIM_STATUS_LABEL, OUTCOME_LABEL } from '#words/en/issues.ts';
import { lastDayText } from './answer-deadline.ts';
import { ISSUES_KEY } from './issues.queries.ts';
import { issuesTexts as texts } from './issues.texts.ts';

const STATUS_FILTER = {
  name: 'status',
  label: texts.status,
  options: [
    { value: 'to_answer', label: texts.toAnswer },
    ...CLAIM_STATUSES.map((status) => ({ value: status, label: CLAIM_STATUS_LABEL[status] })),
  ],
};

/** What has escalated first, then what has to be answered first. */
export function IssuesScreen() {
  const address = useSearchState();
  const status = CLAIM_STATUSES.find((each) => each === address.get('status')) ?? 'to_answer';
  const list = usePages<QueuedIssue>(
    [ISSUES_KEY, 'queue', status],
    (page, signal) => call(listIssuesForStaff, { query: { status, ...page } }, signal ? { signal } : {}),
    { needsAll: true },
  );
  return (
    <TableScreen
      texts={texts}
      columns={COLUMNS}
      list={list}
      keyOf={({ issueId }) => issueId}
      filters={[STATUS_FILTER]}
    />
  );
}

const { columns } = texts;
const COLUMNS: Column<QueuedIssue>[] = [
  {
    id: 'number',
    label: columns.number,
    text: ({ number }) => number,
    cell: ({ issueId, number, company }) => (
      <TwoLines first={<RowLink to={`/claims/${issueId}`}>{number}</RowLink>} second={company} />
    ),
  },
  textColumn('company', columns.company, ({ company }) => company, { isHidden: true }),
  textColumn('order', columns.order, ({ orderNumber }) => orderNumber, {
    cell: ({ orderNumber }) => <span className="whitespace-nowrap">{orderNumber}</span>,
    wideOnly: true,
  }),
  textColumn('fault', columns.fault, ({ defect }) => DEFECT_NAME[defect], { wideOnly: true }),
  lengthColumn('quantity', columns.quantity, ({ quantity }) => quantity, { wideOnly: true }),
  unitColumn(({ quantity }) => quantity),
  textColumn('wanted', columns.wanted, ({ wantedOutcome }) => OUTCOME_LABEL[wantedOutcome], {
    wideOnly: true,
  }),
  {
    id: 'status',
    label: columns.status,
    text: ({ status, isLate }) => [CLAIM_STATUS_LABEL[status], ...(isLate ? [texts.late] : [])].join(' '),
    cell: ({ status, isLate }) => (
      <span className="flex flex-wrap gap-1">
        <Chip tone={status === 'escalated' ? 'bad' : 'neutral'}>{CLAIM_STATUS_LABEL[status]}</Chip>
        {isLate && status !== 'escalated' && <Chip tone="bad">{texts.late}</Chip>}
      </span>
    ),
  },
  textColumn('due', columns.due, ({ answerDueAt }) => lastDayText(answerDueAt), {
    isFigure: true,
    csv: ({ answerDueAt }) => answerDueAt ?? '',
    sortBy: ({ answerDueAt }) => answerDueAt ?? '',
    wideOnly: true,
  }),
  momentColumn('raised', columns.raised, ({ raisedAt }) => raisedAt, { wideOnly: true }),
];
