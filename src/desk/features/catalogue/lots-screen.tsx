import { useState } from 'react';
import { countLot, type StaffQuality } from '#contract/staff/qualities.ts';
import { useMay } from '#desk/platform/access.ts';
import { Page } from '#desk/widgets/layout/page.tsx';
import { type Column, textColumn } from '#desk/widgets/table/column.ts';
import { DataTable } from '#desk/widgets/table/data-table.tsx';
import { lengthColumn, momentColumn, unitColumn } from '#desk/widgets/table/figure-columns.ts';
import { RowLink } from '#desk/widgets/table/row-link.tsx';
import { useSearchState } from '#desk/widgets/table/search-state.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useQualities } from './catalogue.queries.ts';
import { catalogueTexts } from './catalogue.texts.ts';
import { CountLotSheet } from './quality/lot-sheets.tsx';

const texts = catalogueTexts.lots;
type Lot = StaffQuality['lots'][number] & { quality: StaffQuality };

const FILTERS = [
  {
    name: 'lots',
    label: texts.stateFilter,
    options: (['free', 'all'] as const).map((value) => ({ value, label: texts.states[value] })),
  },
];

/** What lies on the shelf, of all qualities. */
export function LotsScreen() {
  const isAll = useSearchState().get('lots') === 'all';
  const [countedId, setCounted] = useState<string | null>(null);
  const mayCount = useMay(countLot);
  const all = useQualities();
  const lotsOf = (qualities: readonly StaffQuality[]): Lot[] =>
    qualities
      .flatMap((quality) => quality.lots.map((lot) => ({ ...lot, quality })))
      .filter(({ free }) => isAll || free.thousandths !== '0');
  const rows = lotsOf(all.rows);
  const list = { ...all, rows, total: rows.length, readAll: async () => lotsOf(await all.readAll()) };
  const counted = rows.find(({ lotId }) => lotId === countedId);
  return (
    <Page title={texts.title}>
      <DataTable
        name={texts.title}
        columns={[...COLUMNS, ...(mayCount ? [countColumn(setCounted)] : [])]}
        list={list}
        keyOf={({ lotId }) => lotId}
        filters={FILTERS}
        searchFor={texts.search}
        empty={texts.empty}
      />
      {counted && <CountLotSheet lot={counted} onClose={() => setCounted(null)} />}
    </Page>
  );
}

const COLUMNS: Column<Lot>[] = [
  {
    id: 'quality',
    label: texts.columns.quality,
    text: ({ quality }) => quality.quality,
    cell: ({ quality }) => (
      <RowLink to={`/qualities/${quality.fabId}`} wraps>
        {quality.quality}
      </RowLink>
    ),
  },
  textColumn('colour', texts.columns.colour, ({ colour }) => colour ?? texts.anyColour),
  textColumn('supplier', texts.columns.supplier, ({ quality }) => quality.supplierName, { wideOnly: true }),
  lengthColumn('available', texts.columns.available, ({ free }) => free),
  unitColumn(({ free }) => free),
  textColumn(
    'condition',
    texts.columns.condition,
    ({ isAsIs }) => (isAsIs ? texts.asIsShort : texts.firsts),
    { wideOnly: true },
  ),
  momentColumn('since', texts.columns.since, ({ createdAt }) => createdAt, { wideOnly: true }),
];

function countColumn(onCount: (lotId: string) => void): Column<Lot> {
  return {
    id: 'count',
    label: texts.count,
    text: () => '',
    isAction: true,
    isUnsorted: true,
    wideOnly: true,
    cell: ({ lotId, colour }) => (
      <Button
        variant="quiet"
        size="small"
        aria-label={texts.countOf(colour ?? texts.anyColour)}
        onClick={() => onCount(lotId)}
      >
        {texts.count}
      </Button>
    ),
  };
}
