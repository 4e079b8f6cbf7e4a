import { useState } from 'react';
import { type ExportInvoice, listExportInvoices } from '#contract/staff/books.ts';
import { call } from '#desk/platform/api.ts';
import { Page } from '#desk/widgets/layout/page.tsx';
import { type Column, textColumn } from '#desk/widgets/table/column.ts';
import { DataTable } from '#desk/widgets/table/data-table.tsx';
import { currencyColumn, dayColumn, moneyColumn } from '#desk/widgets/table/figure-columns.ts';
import { RowButton } from '#desk/widgets/table/row-link.tsx';
import { useSearchState } from '#desk/widgets/table/search-state.ts';
import { TwoLines } from '#desk/widgets/table/two-lines.tsx';
import { usePages } from '#desk/widgets/table/use-pages.ts';
import { dayText } from '#desk/widgets/time.ts';
import { REALISATION_LABEL, type RealisationState } from '#domain/books/realisation.ts';
import { Chip } from '#ui/surfaces/chip.tsx';
import { booksTexts } from './books.texts.ts';
import { BooksViews } from './books-views.tsx';
import { ExportPanel } from './export-panel.tsx';

const texts = booksTexts.exports;
const FILTERS = [
  {
    name: 'open',
    label: texts.which,
    options: [
      { value: '', label: texts.all },
      { value: 'yes', label: texts.open },
    ],
  },
];
const TONE = { open: 'neutral', late: 'bad', realised: 'good' } as const satisfies Record<
  RealisationState,
  string
>;

/** Exports by shipping bill, and what came for them from abroad. */
export function ExportsScreen() {
  const address = useSearchState();
  const [chosenId, setChosen] = useState<string | null>(null);
  const q = address.get('q');
  const which = { ...(q ? { q } : {}), ...(address.get('open') === 'yes' ? { open: 'yes' as const } : {}) };
  const list = usePages<ExportInvoice>(['books', 'exports', which], (page, signal) =>
    call(listExportInvoices, { query: { ...which, ...page } }, signal ? { signal } : {}),
  );
  const chosen = list.rows.find(({ dispatchId }) => dispatchId === chosenId);
  return (
    <Page title={booksTexts.title}>
      <BooksViews selected="exports" />
      <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-[minmax(0,1fr)_22rem]">
        <DataTable
          name={booksTexts.tabs.exports}
          columns={columnsFor(setChosen)}
          list={list}
          keyOf={({ dispatchId }) => dispatchId}
          {...(chosen ? { currentKey: chosen.dispatchId } : {})}
          filters={FILTERS}
          searchFor={texts.search}
          isServerOrdered
          empty={texts.empty}
        />
        {chosen && <ExportPanel key={chosen.dispatchId} invoice={chosen} />}
      </div>
    </Page>
  );
}

function columnsFor(onChoose: (dispatchId: string) => void): Column<ExportInvoice>[] {
  const fixed = { isUnsorted: true } as const;
  return [
    {
      id: 'number',
      label: booksTexts.register.number,
      text: ({ number }) => number,
      cell: ({ number, company, dispatchId }) => (
        <TwoLines
          first={<RowButton onClick={() => onChoose(dispatchId)}>{number}</RowButton>}
          second={company}
        />
      ),
      ...fixed,
    },
    textColumn('company', booksTexts.company, ({ company }) => company, { isHidden: true }),
    dayColumn('day', booksTexts.register.issuedOn, ({ issuedOn }) => issuedOn, { isHidden: true }),
    {
      id: 'bill',
      label: texts.shippingBill,
      text: ({ shippingBill }) => shippingBill?.number ?? '',
      cell: ({ shippingBill: bill }) => (
        <span className="figures">
          <TwoLines
            first={bill?.number ?? texts.noBill}
            second={bill && `${dayText(bill.billedOn)} · ${bill.portCode}`}
          />
        </span>
      ),
      ...fixed,
      wideOnly: true,
    },
    moneyColumn('total', texts.total, ({ total }) => total, { ...fixed, wideOnly: true }),
    moneyColumn('realised', texts.realised, ({ realised }) => realised, { ...fixed, wideOnly: true }),
    currencyColumn(({ total }) => total),
    {
      id: 'state',
      label: texts.state,
      text: ({ state }) => REALISATION_LABEL[state],
      cell: ({ state, limit }) => (
        <TwoLines
          first={<Chip tone={TONE[state]}>{REALISATION_LABEL[state]}</Chip>}
          second={state !== 'realised' && <span className="figures">{dayText(limit)}</span>}
        />
      ),
      ...fixed,
    },
    dayColumn('limit', texts.limit, ({ limit }) => limit, { isHidden: true }),
  ];
}
