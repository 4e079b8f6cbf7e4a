import { Link } from '@tanstack/react-router';
import { addQuality, changeQuality, type StaffQuality } from '#contract/staff/qualities.ts';
import { useMay } from '#desk/platform/access.ts';
import { call } from '#desk/platform/api.ts';
import { lengthText } from '#desk/widgets/figures.ts';
import type { Bulk } from '#desk/widgets/table/bulk/bulk-action.ts';
import { type Column, textColumn } from '#desk/widgets/table/column.ts';
import { plainThousandths } from '#desk/widgets/table/figure-columns.ts';
import { RowLink } from '#desk/widgets/table/row-link.tsx';
import { useSearchState } from '#desk/widgets/table/search-state.ts';
import { TableScreen } from '#desk/widgets/table/table-screen.tsx';
import { TwoLines } from '#desk/widgets/table/two-lines.tsx';
import { useNow } from '#desk/widgets/use-now.ts';
import { drawsOnStock, ORDER_KIND_LABEL } from '#domain/orders/order-kind.ts';
import { PLACEHOLDER } from '#domain/shared/placeholder.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { CATALOGUE_KEYS, useQualities } from './catalogue.queries.ts';
import { catalogueTexts } from './catalogue.texts.ts';
import { CurrentRate } from './rates/current-rate.tsx';
import { currentRate, currentRateText, plainRate } from './rates/rate-text.ts';

const texts = catalogueTexts.qualities;

const FILTERS = [
  {
    name: 'state',
    label: texts.stateFilter,
    options: [
      { value: 'offered', label: texts.states.offered },
      { value: 'withdrawn', label: texts.states.withdrawn },
      { value: 'all', label: texts.allStates },
    ],
  },
  {
    name: 'list',
    label: texts.listFilter,
    options: [
      { value: '', label: texts.allLists },
      ...(['live', 'top', 'sale', 'none'] as const).map((value) => ({ value, label: texts.lists[value] })),
    ],
  },
];

/** What can be ordered without a quote. */
export function QualitiesScreen() {
  const address = useSearchState();
  const now = useNow();
  const mayChange = useMay(addQuality);
  const all = useQualities();
  const isShown = (quality: StaffQuality) =>
    isInState(quality, address.get('state')) && isInList(quality, address.get('list'));
  const rows = all.rows.filter(isShown);
  const list = {
    ...all,
    rows,
    total: rows.length,
    readAll: async () => (await all.readAll()).filter(isShown),
  };
  return (
    <TableScreen
      texts={texts}
      actions={
        mayChange && (
          <Link to="/qualities/new" className={buttonClass({ size: 'small' })}>
            <Icon name="plus" />
            {texts.add}
          </Link>
        )
      }
      columns={columnsAt(now)}
      list={list}
      keyOf={({ fabId }) => fabId}
      filters={FILTERS}
      bulk={mayChange ? BULK : undefined}
    />
  );
}

const BULK: Bulk<StaffQuality> = {
  nameOf: ({ quality }) => quality,
  touches: CATALOGUE_KEYS,
  actions: [
    { label: texts.withdraw, isFor: ({ isActive }) => isActive, run: (row) => setActive(row, false) },
    { label: texts.offerAgain, isFor: ({ isActive }) => !isActive, run: (row) => setActive(row, true) },
  ],
};

function setActive({ fabId, revision }: StaffQuality, isActive: boolean) {
  return call(changeQuality, { params: { fabId }, body: { isActive, revision } });
}

function isInState({ isActive }: StaffQuality, state = 'offered'): boolean {
  return state === 'all' || isActive === (state === 'offered');
}

function isInList(quality: StaffQuality, list: string | undefined): boolean {
  if (!list) return true;
  return list === 'none' ? listsOf(quality).length === 0 : listsOf(quality).some((each) => each === list);
}

function listsOf({ isLive, isTopSelling, isOnSale }: StaffQuality): (keyof typeof texts.lists)[] {
  return [
    ...(isLive ? (['live'] as const) : []),
    ...(isTopSelling ? (['top'] as const) : []),
    ...(isOnSale ? (['sale'] as const) : []),
  ];
}

function stockOf({ lots }: StaffQuality): bigint {
  return lots.reduce((sum, { free }) => sum + BigInt(free.thousandths), 0n);
}

function columnsAt(now: Date): Column<StaffQuality>[] {
  const { columns } = texts;
  const rateColumn = (id: string, label: string, currency: 'INR' | 'USD') =>
    textColumn<StaffQuality>(id, label, (quality) => currentRateText(quality, currency, now), {
      csv: (quality) => plainRate(quality, currency),
      cell: (quality) => <CurrentRate quality={quality} currency={currency} now={now} />,
      sortBy: (quality) => {
        const rate = currentRate(quality, currency);
        return rate && BigInt(rate.rate.price.minor);
      },
      isFigure: true,
      wideOnly: currency === 'USD',
    });
  return [
    {
      id: 'quality',
      label: columns.quality,
      text: ({ quality }) => quality,
      cell: ({ fabId, quality }) => (
        <RowLink to={`/qualities/${fabId}`} wraps>
          {quality}
        </RowLink>
      ),
    },
    {
      id: 'supplier',
      label: columns.supplier,
      text: ({ supplierName }) => supplierName,
      cell: ({ supplierName, kind }) => <TwoLines first={supplierName} second={ORDER_KIND_LABEL[kind]} />,
      wideOnly: true,
    },
    textColumn('kind', columns.kind, ({ kind }) => ORDER_KIND_LABEL[kind], { isHidden: true }),
    textColumn(
      'lists',
      columns.lists,
      (quality) =>
        listsOf(quality)
          .map((each) => texts.lists[each])
          .join(', ') || texts.lists.none,
      { wideOnly: true },
    ),
    rateColumn('inr', columns.inr, 'INR'),
    rateColumn('usd', columns.usd, 'USD'),
    textColumn(
      'stock',
      columns.stock,
      (quality) =>
        drawsOnStock(quality.kind)
          ? lengthText({ thousandths: String(stockOf(quality)), unit: 'metre' })
          : PLACEHOLDER,
      {
        csv: (quality) => (drawsOnStock(quality.kind) ? plainThousandths(String(stockOf(quality))) : ''),
        sortBy: stockOf,
        isFigure: true,
        wideOnly: true,
      },
    ),
    {
      id: 'state',
      label: columns.state,
      text: ({ isActive }) => (isActive ? texts.states.offered : texts.states.withdrawn),
      cell: ({ isActive }) => (
        <Chip tone={isActive ? 'good' : 'neutral'}>
          {isActive ? texts.states.offered : texts.states.withdrawn}
        </Chip>
      ),
      wideOnly: true,
    },
  ];
}
