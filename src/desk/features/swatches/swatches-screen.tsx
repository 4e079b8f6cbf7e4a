import { listSwatchesForStaff, type StaffSwatch } from '#contract/staff/swatches.ts';
import { call } from '#desk/platform/api.ts';
import { amountInput } from '#desk/widgets/figures.ts';
import { Page } from '#desk/widgets/layout/page.tsx';
import { type Column, textColumn } from '#desk/widgets/table/column.ts';
import { DataTable } from '#desk/widgets/table/data-table.tsx';
import { currencyColumn, momentColumn } from '#desk/widgets/table/figure-columns.ts';
import { useOpenRow } from '#desk/widgets/table/open-row.ts';
import { RowButton } from '#desk/widgets/table/row-link.tsx';
import { useSearchState } from '#desk/widgets/table/search-state.ts';
import { usePages } from '#desk/widgets/table/use-pages.ts';
import { SWATCH_STATUSES } from '#domain/swatches/swatch-status.ts';
import { Chip } from '#ui/surfaces/chip.tsx';
import { SWATCH_STATUS_LABEL } from '#words/en/swatches.ts';
import { chargeText, SwatchSheet } from './swatch-sheet.tsx';
import { swatchesTexts as texts } from './swatches.texts.ts';

const STATUS_FILTER = {
  name: 'status',
  label: texts.status,
  options: [
    { value: 'all', label: texts.all },
    ...SWATCH_STATUSES.map((value) => ({ value, label: SWATCH_STATUS_LABEL[value] })),
  ],
};

const keyOf = ({ swatchId }: StaffSwatch) => swatchId;

/** What buyers want to feel before they order. */
export function SwatchesScreen() {
  const wanted = useSearchState().get('status');
  const status = SWATCH_STATUSES.find((each) => each === wanted);
  const list = usePages<StaffSwatch>(
    ['swatches', status ?? 'all'],
    (page, signal) =>
      call(
        listSwatchesForStaff,
        { query: { ...page, ...(status ? { status } : {}) } },
        signal ? { signal } : {},
      ),
    { needsAll: true },
  );
  const { row, open, close } = useOpenRow(list.rows, keyOf);
  return (
    <Page title={texts.title}>
      <DataTable
        name={texts.title}
        columns={columnsFor(open)}
        list={list}
        keyOf={keyOf}
        filters={[STATUS_FILTER]}
        searchFor={texts.search}
        empty={texts.empty}
      />
      {row && <SwatchSheet swatch={row} onClose={close} />}
    </Page>
  );
}

function columnsFor(onOpen: (swatch: StaffSwatch) => void): Column<StaffSwatch>[] {
  const { columns } = texts;
  return [
    {
      id: 'number',
      label: columns.number,
      text: ({ number }) => number,
      cell: (swatch) => <RowButton onClick={() => onOpen(swatch)}>{swatch.number}</RowButton>,
    },
    textColumn('company', columns.company, ({ company }) => company),
    textColumn('quality', columns.quality, ({ quality }) => quality, { wideOnly: true }),
    {
      id: 'state',
      label: columns.state,
      text: ({ status }) => SWATCH_STATUS_LABEL[status],
      cell: ({ status }) => (
        <Chip tone={status === 'requested' ? 'warn' : status === 'sent' ? 'good' : 'neutral'}>
          {SWATCH_STATUS_LABEL[status]}
        </Chip>
      ),
    },
    textColumn('charge', columns.charge, chargeText, {
      csv: ({ charge }) => amountInput(charge),
      sortBy: ({ charge }) => BigInt(charge.minor),
      wideOnly: true,
    }),
    currencyColumn(({ charge }) => charge),
    textColumn('charge-state', columns.chargeState, ({ chargeState }) => texts.chargeStates[chargeState], {
      isHidden: true,
    }),
    momentColumn('requested', columns.requested, ({ requestedAt }) => requestedAt, { wideOnly: true }),
  ];
}
