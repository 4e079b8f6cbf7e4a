import type { CallInput } from '#contract/endpoint.ts';
import { type ExportInvoice, listExportInvoices } from '#contract/staff/books.ts';
import { call } from '#desk/platform/api.ts';
import { type Column, textColumn } from '#desk/widgets/table/column.ts';
import { currencyColumn, dayColumn, moneyColumn } from '#desk/widgets/table/figure-columns.ts';
import { RowButton } from '#desk/widgets/table/row-link.tsx';
import { TwoLines } from '#desk/widgets/table/two-lines.tsx';
import { dayText } from '#desk/widgets/time.ts';
import { REALISATION_LABEL, type RealisationState } from '#domain/books/realisation.ts';
import { Chip } from '#ui/surfaces/chip.tsx';
import { BookList } from './book-list.tsx';
import { booksTexts } from './books.texts.ts';
import { ExportPanel } from './export-panel.tsx';

const texts = booksTexts.exports;
const FILTER = {
  name: 'open',
  label: texts.which,
  options: [
    { value: '', label: texts.all },
    { value: 'yes', label: texts.open },
  ],
};
const TONE = { open: 'neutral', late: 'bad', realised: 'good' } as const satisfies Record<
  RealisationState,
  string
>;

/** Exports by shipping bill, and what came for them from abroad. */
export function ExportsScreen() {
  return (
    <BookList<ExportInvoice, CallInput<typeof listExportInvoices>['query']>
      tab="exports"
      queryKey={['books', 'exports']}
      read={(query, options) => call(listExportInvoices, { query }, options)}
      keyOf={({ dispatchId }) => dispatchId}
      columns={columnsFor}
      filter={FILTER}
      searchFor={texts.search}
      empty={texts.empty}
      panel={(invoice) => <ExportPanel key={invoice.dispatchId} invoice={invoice} />}
    />
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
