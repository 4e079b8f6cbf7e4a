import { listRefunds, REFUND_STATES, type Refund, releaseRefund } from '#contract/staff/payments.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { moneyText } from '#desk/widgets/figures.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { Page } from '#desk/widgets/layout/page.tsx';
import { type Column, textColumn } from '#desk/widgets/table/column.ts';
import { DataTable } from '#desk/widgets/table/data-table.tsx';
import { useOpenRow } from '#desk/widgets/table/open-row.ts';
import { RowButton } from '#desk/widgets/table/row-link.tsx';
import { useSearchState } from '#desk/widgets/table/search-state.ts';
import { usePages } from '#desk/widgets/table/use-pages.ts';
import { ageText } from '#desk/widgets/time.ts';
import { useNow } from '#desk/widgets/use-now.ts';
import { Chip } from '#ui/surfaces/chip.tsx';
import { moneyTexts } from './money.texts.ts';
import { MONEY_KEYS, REFUNDS_KEY } from './money-keys.ts';

const texts = moneyTexts.refunds;
const { columns } = moneyTexts;
/** In these a person is waited for. */
const RELEASABLE: readonly Refund['state'][] = ['asked', 'approved', 'failed'];
const STATE_FILTER = {
  name: 'state',
  label: moneyTexts.state,
  options: REFUND_STATES.map((value) => ({ value, label: texts.states[value] })),
};

const keyOf = ({ refundId }: Refund) => refundId;

/** Money that goes back: above a set amount two different people let it go. */
export function RefundsScreen() {
  const address = useSearchState();
  const now = useNow();
  const state = REFUND_STATES.find((each) => each === address.get('state')) ?? 'asked';
  const list = usePages<Refund>(
    [REFUNDS_KEY, state],
    (page, signal) => call(listRefunds, { query: { state, ...page } }, signal ? { signal } : {}),
    { needsAll: true },
  );
  const { row, open, close } = useOpenRow(list.rows, keyOf);
  return (
    <Page title={texts.title}>
      <DataTable
        name={texts.title}
        columns={columnsAt(now, open)}
        list={list}
        keyOf={keyOf}
        filters={[STATE_FILTER]}
        searchFor={texts.search}
        empty={texts.empty}
      />
      {row && <ReleaseSheet refund={row} onClose={close} />}
    </Page>
  );
}

function ReleaseSheet({ refund, onClose }: { refund: Refund; onClose: () => void }) {
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
      description={refund.needsTwoPeople ? texts.leadTwo : texts.lead}
      action={isFirst ? texts.approve : texts.release}
      change={release}
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
    textColumn('amount', columns.amount, ({ amount }) => moneyText(amount), {
      sortBy: ({ amount }) => BigInt(amount.minor),
      isFigure: true,
    }),
    textColumn('reason', texts.reason, ({ reason, failureReason }) =>
      [reason, failureReason].filter(Boolean).join(' · '),
    ),
    {
      id: 'state',
      label: columns.state,
      text: ({ state }) => texts.states[state],
      cell: ({ state, needsTwoPeople }) => (
        <span className="flex flex-wrap gap-1">
          <Chip tone={state === 'failed' ? 'bad' : state === 'sent' ? 'good' : 'info'}>
            {texts.states[state]}
          </Chip>
          {needsTwoPeople && <Chip>{texts.two}</Chip>}
        </span>
      ),
      wideOnly: true,
    },
    textColumn('asked', columns.waiting, ({ askedAt }) => ageText(askedAt, now), {
      sortBy: ({ askedAt }) => -Date.parse(askedAt),
      isFigure: true,
      wideOnly: true,
    }),
  ];
}
