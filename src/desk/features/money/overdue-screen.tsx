import { useState } from 'react';
import { listOverdue, type Overdue, remindOfOverdue } from '#contract/staff/money-lists.ts';
import { call } from '#desk/platform/api.ts';
import { Page } from '#desk/widgets/layout/page.tsx';
import type { Bulk } from '#desk/widgets/table/bulk/bulk-action.ts';
import { type Column, textColumn } from '#desk/widgets/table/column.ts';
import { DataTable } from '#desk/widgets/table/data-table.tsx';
import { currencyColumn, dayColumn, moneyColumn } from '#desk/widgets/table/figure-columns.ts';
import { RowButton } from '#desk/widgets/table/row-link.tsx';
import { usePages } from '#desk/widgets/table/use-pages.ts';
import { momentText } from '#desk/widgets/time.ts';
import { moneyTexts } from './money.texts.ts';
import { MONEY_KEYS, OVERDUE_KEY } from './money-keys.ts';
import { OverdueSheet } from './overdue-sheet.tsx';

const texts = moneyTexts.overdue;

/** What buyers owe for too long; whoever is reminded is reminded in somebody's own words. */
export function OverdueScreen() {
  const [openId, setOpenId] = useState<string | null>(null);
  const list = usePages<Overdue>(
    [OVERDUE_KEY],
    (page, signal) => call(listOverdue, { query: page }, signal ? { signal } : {}),
    { needsAll: true },
  );
  const open = list.rows.find(({ instalmentId }) => instalmentId === openId);
  return (
    <Page title={texts.title}>
      <DataTable
        name={texts.title}
        columns={columnsFor(({ instalmentId }) => setOpenId(instalmentId))}
        list={list}
        keyOf={({ instalmentId }) => instalmentId}
        searchFor={texts.search}
        empty={texts.empty}
        bulk={BULK}
      />
      {open && <OverdueSheet overdue={open} onClose={() => setOpenId(null)} />}
    </Page>
  );
}

const BULK: Bulk<Overdue> = {
  nameOf: ({ orderNumber, company }) => `${orderNumber}, ${company}`,
  touches: MONEY_KEYS,
  actions: [
    {
      label: texts.remind,
      ask: { lead: texts.lead, label: texts.note },
      run: ({ instalmentId }, note, idempotencyKey) =>
        call(remindOfOverdue, { params: { instalmentId }, body: { note } }, { idempotencyKey }),
    },
  ],
};

function remindedText({ reminders: [last] }: Overdue): string {
  return last ? texts.by(momentText(last.sentAt), last.by) : texts.never;
}

function columnsFor(onOpen: (overdue: Overdue) => void): Column<Overdue>[] {
  return [
    {
      id: 'order',
      label: moneyTexts.columns.order,
      text: ({ orderNumber }) => orderNumber,
      cell: (overdue) => <RowButton onClick={() => onOpen(overdue)}>{overdue.orderNumber}</RowButton>,
    },
    textColumn('company', moneyTexts.columns.company, ({ company }) => company),
    textColumn('part', texts.part, ({ label }) => label, { wideOnly: true }),
    moneyColumn('open', texts.open, ({ open }) => open),
    currencyColumn(({ open }) => open),
    dayColumn('due', texts.due, ({ dueOn }) => dueOn, { wideOnly: true }),
    textColumn('late', texts.late, ({ daysLate }) => texts.days(daysLate), {
      csv: ({ daysLate }) => String(daysLate),
      sortBy: ({ daysLate }) => daysLate,
      isFigure: true,
      wideOnly: true,
    }),
    textColumn('reminded', texts.reminded, remindedText, {
      csv: ({ reminders: [last] }) => last?.sentAt ?? '',
      sortBy: ({ reminders: [last] }) => last?.sentAt ?? null,
      wideOnly: true,
    }),
  ];
}
