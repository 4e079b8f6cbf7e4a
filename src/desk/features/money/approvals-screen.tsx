import { type HeldAct, listHeldActs } from '#contract/staff/held-acts.ts';
import { call } from '#desk/platform/api.ts';
import { moneyText } from '#desk/widgets/figures.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { HeldActFacts } from '#desk/widgets/held-acts/held-act-facts.tsx';
import { heldActsTexts } from '#desk/widgets/held-acts/held-acts.texts.ts';
import { HELD_ACTS_KEY, useSettleAct } from '#desk/widgets/held-acts/use-held-acts.ts';
import { Page } from '#desk/widgets/layout/page.tsx';
import { type Column, textColumn } from '#desk/widgets/table/column.ts';
import { DataTable } from '#desk/widgets/table/data-table.tsx';
import { useOpenRow } from '#desk/widgets/table/open-row.ts';
import { RowButton } from '#desk/widgets/table/row-link.tsx';
import { usePages } from '#desk/widgets/table/use-pages.ts';
import { ageText } from '#desk/widgets/time.ts';
import { useNow } from '#desk/widgets/use-now.ts';
import { orPlaceholder } from '#domain/shared/placeholder.ts';
import { moneyTexts } from './money.texts.ts';

const texts = moneyTexts.approvals;
const { columns } = moneyTexts;

const keyOf = ({ actId }: HeldAct) => actId;
const amountText = ({ amount }: HeldAct) => orPlaceholder(amount && moneyText(amount));

/** What colleagues entered and a second person has to let take effect. */
export function ApprovalsScreen() {
  const now = useNow();
  const list = usePages<HeldAct>(
    [HELD_ACTS_KEY, 'all'],
    (page, signal) => call(listHeldActs, { query: page }, signal ? { signal } : {}),
    { needsAll: true },
  );
  const { row, open, close } = useOpenRow(list.rows, keyOf);
  return (
    <Page title={texts.title}>
      <p className="mb-3 text-sm text-ink-soft">{texts.lead}</p>
      <DataTable
        name={texts.title}
        columns={columnsAt(now, open)}
        list={list}
        keyOf={keyOf}
        searchFor={texts.search}
        empty={texts.empty}
      />
      {row && <ActSheet act={row} onClose={close} />}
    </Page>
  );
}

/** Whoever entered it can only take it back. */
function ActSheet({ act, onClose }: { act: HeldAct; onClose: () => void }) {
  const { release, withdraw, mayRelease, mayWithdraw, lead } = useSettleAct(act, onClose);
  const amount = act.amount ? ` · ${moneyText(act.amount)}` : '';
  const shared = {
    title: `${heldActsTexts.acts[act.act]} · ${act.title}${amount}`,
    description: lead,
    draft: null,
    onClose,
    children: <HeldActFacts act={act} />,
  };
  if (!mayWithdraw)
    return <ActionSheet {...shared} action={texts.close} change={withdraw} onSubmit={onClose} />;
  return mayRelease ? (
    <ActionSheet
      {...shared}
      action={heldActsTexts.approve}
      change={release}
      alternative={{ label: heldActsTexts.withdraw, onChoose: () => withdraw.run(null) }}
      onSubmit={() => release.run(null)}
    />
  ) : (
    <ActionSheet
      {...shared}
      action={heldActsTexts.withdraw}
      variant="danger"
      change={withdraw}
      onSubmit={() => withdraw.run(null)}
    />
  );
}

function columnsAt(now: Date, onOpen: (act: HeldAct) => void): Column<HeldAct>[] {
  return [
    {
      id: 'title',
      label: texts.what,
      text: ({ title }) => title,
      cell: (act) => <RowButton onClick={() => onOpen(act)}>{act.title}</RowButton>,
    },
    textColumn('act', texts.kind, ({ act }) => heldActsTexts.acts[act]),
    textColumn('company', columns.company, ({ company }) => orPlaceholder(company), { wideOnly: true }),
    textColumn('amount', columns.amount, amountText, {
      sortBy: ({ amount }) => (amount ? BigInt(amount.minor) : null),
      isFigure: true,
    }),
    textColumn('maker', heldActsTexts.enteredBy, ({ madeBy }) => madeBy.name, { wideOnly: true }),
    textColumn('waiting', columns.waiting, ({ madeAt }) => ageText(madeAt, now), {
      sortBy: ({ madeAt }) => -Date.parse(madeAt),
      isFigure: true,
      wideOnly: true,
    }),
  ];
}
