import { listRefunds, REFUND_STATES, type Refund, releaseRefund } from '#contract/staff/payments.ts';
import { call } from '#desk/platform/api.ts';
import { useSession } from '#desk/platform/session.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { moneyText } from '#desk/widgets/figures.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { type Column, textColumn } from '#desk/widgets/table/column.ts';
import { ageColumn, currencyColumn, moneyColumn } from '#desk/widgets/table/figure-columns.ts';
import { RowButton } from '#desk/widgets/table/row-link.tsx';
import { TableScreen } from '#desk/widgets/table/table-screen.tsx';
import { stateFilter, useStateList } from '#desk/widgets/table/use-state-list.ts';
import { useNow } from '#desk/widgets/use-now.ts';
import { moneyTexts } from './money.texts.ts';
import { MONEY_KEYS, REFUNDS_KEY } from './money-keys.ts';
import { releaseStateColumn } from './release-state-column.tsx';

const texts = moneyTexts.refunds;
const { columns } = moneyTexts;
/** In these a person is waited for. */
const RELEASABLE: readonly Refund['state'][] = ['asked', 'approved', 'failed'];
const STATE_FILTER = stateFilter(moneyTexts.state, REFUND_STATES, texts.states);
const keyOf = ({ refundId }: Refund) => refundId;

/** Money that goes back: above a set amount two different people let it go. */
export function RefundsScreen() {
  const now = useNow();
  const { list, row, open, close } = useStateList({
    key: REFUNDS_KEY,
    states: REFUND_STATES,
    read: (query, options) => call(listRefunds, { query }, options),
    keyOf,
  });
  return (
    <TableScreen
      texts={texts}
      columns={columnsAt(now, open)}
      list={list}
      keyOf={keyOf}
      filters={[STATE_FILTER]}
    >
      {row && <ReleaseSheet refund={row} onClose={close} />}
    </TableScreen>
  );
}

/** Whoever made it or has given a word already reads that others are needed. */
function leadOf({ needsTwoPeople, madeBy, approvedBy }: Refund, staffId: string | undefined): string {
  if (!needsTwoPeople) return texts.lead;
  if (staffId !== undefined && staffId === madeBy) return texts.madeByYou;
  return staffId !== undefined && staffId === approvedBy ? texts.yours : texts.leadTwo;
}

function ReleaseSheet({ refund, onClose }: { refund: Refund; onClose: () => void }) {
  const staffId = useSession()?.staffId;
  const release = useChange({
    send: (refundId: string, idempotencyKey) =>
      call(releaseRefund, { params: { refundId }, body: {} }, { idempotencyKey }),
    touches: MONEY_KEYS,
    done: ({ state }) => (state === 'approved' ? texts.approved : texts.released),
    onDone: onClose,
  });
  const isFirst = refund.needsTwoPeople && refund.state === 'asked';
  return (
    <ActionSheet
      title={texts.releaseOf(moneyText(refund.amount), refund.orderNumber)}
      description={leadOf(refund, staffId)}
      action={isFirst ? texts.approve : texts.release}
      change={release}
      draft={null}
      onSubmit={() => release.run(refund.refundId)}
      onClose={onClose}
    >
      <p className="text-sm">
        {refund.company} · {refund.reason}
      </p>
    </ActionSheet>
  );
}

function columnsAt(now: Date, onOpen: (refund: Refund) => void): Column<Refund>[] {
  return [
    {
      id: 'order',
      label: columns.order,
      text: ({ orderNumber }) => orderNumber,
      cell: (refund) =>
        RELEASABLE.includes(refund.state) ? (
          <RowButton onClick={() => onOpen(refund)}>{refund.orderNumber}</RowButton>
        ) : (
          refund.orderNumber
        ),
    },
    textColumn('company', columns.company, ({ company }) => company, { wideOnly: true }),
    moneyColumn('amount', columns.amount, ({ amount }) => amount),
    currencyColumn(({ amount }) => amount),
    textColumn('reason', texts.reason, ({ reason, failureReason }) =>
      [reason, failureReason].filter(Boolean).join(' · '),
    ),
    releaseStateColumn(texts.states, 'failed'),
    ageColumn('asked', columns.waiting, ({ askedAt }) => askedAt, now, { wideOnly: true }),
  ];
}
