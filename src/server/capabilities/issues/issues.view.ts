/** An issue as its buyer and the desk see it. */
import type { Issue, IssueMove } from '#contract/customer/issues.ts';
import type { StoredFile } from '#contract/customer/uploads.ts';
import { type ClaimStatus, claimLifecycle, isOver } from '#domain/issues/claim-status.ts';
import { nextStates } from '#domain/shared/lifecycle.ts';
import { money } from '#domain/shared/money.ts';
import { lengthView, moneyView } from '#domain/shared/wire-figures.ts';
import type { EventRow } from './issue-events.store.ts';
import { eventActor, eventDetail, eventText } from './issue-text.ts';
import type { IssueRollRow, IssueRow, ListedIssue, OfferRow } from './issues.store.ts';

export type IssueContext = {
  rolls: readonly IssueRollRow[];
  offers: readonly OfferRow[];
  events: readonly EventRow[];
  now: Date;
  fileOf: (fileId: string | null) => StoredFile | null;
};

export function issueView(row: ListedIssue, context: IssueContext): Issue {
  const own = <Row extends { issue_id: string }>(rows: readonly Row[]) =>
    rows.filter(({ issue_id }) => issue_id === row.issue_id);
  const { affected_thousandths: affected, unit } = row;
  return {
    issueId: row.issue_id,
    orderId: row.order_id,
    number: row.number,
    status: row.status,
    defect: row.defect,
    rolls: own(context.rolls).map(({ roll_id, roll_number, lot }) => ({
      rollId: roll_id,
      number: roll_number,
      lot,
    })),
    quantity: affected === null ? null : lengthView({ thousandths: affected, unit }),
    isCut: row.is_cut,
    measured: row.measured,
    points: row.points,
    pointsPer100: row.points_per_100 === null ? null : Number(row.points_per_100),
    pointsLimit: row.points_limit,
    note: row.note,
    wantedOutcome: row.wanted_outcome,
    photos: row.file_ids.flatMap((fileId) => context.fileOf(fileId) ?? []),
    testReport: context.fileOf(row.test_report_file_id),
    policyVersion: row.policy_version,
    raisedAt: row.raised_at.toISOString(),
    raisedBy: row.person_name,
    answerDueAt: row.answer_due_at?.toISOString() ?? null,
    escalateFrom: row.escalate_from?.toISOString() ?? null,
    escalatesAt: row.escalates_at?.toISOString() ?? null,
    inspection: row.inspection,
    offer: offerView(row, own(context.offers).at(-1)),
    creditNoteNumber: row.credit_notes,
    challanNumber: row.challan_number,
    timeline: own(context.events).map(timelineView),
    allowedMoves: issueMoves(row, context.now),
  };
}

function offerView(row: IssueRow, offer: OfferRow | undefined): Issue['offer'] {
  if (!offer) return null;
  return {
    number: offer.number,
    outcome: offer.outcome,
    amount: moneyView(money(offer.amount_minor, offer.currency)),
    note: offer.note,
    madeAt: offer.made_at.toISOString(),
    isAccepted: row.settled_minor !== null,
  };
}

function timelineView(event: EventRow): Issue['timeline'][number] {
  return {
    eventId: event.event_id,
    what: eventText(event),
    who: eventActor(event),
    isOurs: event.actor_kind === 'customer',
    text: eventDetail(event),
    at: event.at.toISOString(),
  };
}

const MOVES_TO = {
  accept: 'accepted',
  dispute: 'disputed',
  escalate: 'escalated',
  withdraw: 'withdrawn',
} as const satisfies Record<Exclude<IssueMove, 'reply'>, ClaimStatus>;

/** The life cycle decides; escalating has its time besides. */
function issueMoves({ status, escalate_from }: IssueRow, now: Date): IssueMove[] {
  const next = nextStates(claimLifecycle, status, 'customer');
  const isTime = escalate_from !== null && now >= escalate_from;
  return [
    ...(isOver(status) ? [] : ['reply' as const]),
    ...(Object.keys(MOVES_TO) as (keyof typeof MOVES_TO)[]).filter(
      (move) => next.includes(MOVES_TO[move]) && (move !== 'escalate' || isTime),
    ),
  ];
}
