import type { Reply } from '#contract/endpoint.ts';
import { listRequestsForStaff, REQUEST_SORTS, type RequestSort } from '#contract/staff/requests.ts';
import { call } from '#desk/platform/api.ts';
import { lengthText, rateText } from '#desk/widgets/figures.ts';
import { Page } from '#desk/widgets/layout/page.tsx';
import { type Column, textColumn } from '#desk/widgets/table/column.ts';
import { DataTable } from '#desk/widgets/table/data-table.tsx';
import { RowLink } from '#desk/widgets/table/row-link.tsx';
import { useSearchState } from '#desk/widgets/table/search-state.ts';
import { TwoLines } from '#desk/widgets/table/two-lines.tsx';
import { usePages } from '#desk/widgets/table/use-pages.ts';
import { ageText, dayText } from '#desk/widgets/time.ts';
import { useNow } from '#desk/widgets/use-now.ts';
import {
  REQUEST_STATUS_CODE,
  REQUEST_STATUS_LABEL,
  type RequestStatus,
} from '#domain/requests/request-status.ts';
import { MARKETS } from '#domain/shared/market.ts';
import { Chip } from '#ui/surfaces/chip.tsx';
import { REQUESTS_KEY } from './requests.queries.ts';
import { requestsTexts } from './requests.texts.ts';

type QueuedRequest = Reply<typeof listRequestsForStaff>['records'][number];

const texts = requestsTexts;
const LISTED = (Object.keys(REQUEST_STATUS_CODE) as RequestStatus[]).filter(
  (status) => REQUEST_STATUS_CODE[status] >= 2,
);
const FILTERS = [
  {
    name: 'status',
    label: texts.status,
    options: LISTED.map((status) => ({
      value: String(REQUEST_STATUS_CODE[status]),
      label: REQUEST_STATUS_LABEL[status],
    })),
  },
  {
    name: 'market',
    label: texts.market,
    options: [
      { value: '', label: texts.allMarkets },
      ...MARKETS.map((market) => ({ value: market, label: market })),
    ],
  },
];

export function RequestsScreen() {
  const address = useSearchState();
  const now = useNow();
  const query = {
    status: Number(address.get('status') ?? REQUEST_STATUS_CODE.quote_requested),
    sort: sortOf(address.get('sort')),
    ...(address.get('q') ? { q: address.get('q') } : {}),
    ...(address.get('market') ? { market: MARKETS.find((each) => each === address.get('market')) } : {}),
  };
  const list = usePages<QueuedRequest>([REQUESTS_KEY, 'queue', query], (page, signal) =>
    call(listRequestsForStaff, { query: { ...query, ...page } }, signal ? { signal } : {}),
  );
  return (
    <Page title={texts.title}>
      <DataTable
        name={texts.title}
        columns={columnsAt(now)}
        list={list}
        keyOf={({ fabId }) => fabId}
        filters={FILTERS}
        searchFor={texts.search}
        isServerOrdered
        empty={texts.empty}
      />
    </Page>
  );
}

function sortOf(text: string | undefined): RequestSort {
  return REQUEST_SORTS.find((each) => each === text) ?? 'submitted';
}

function columnsAt(now: Date): Column<QueuedRequest>[] {
  const { columns } = texts;
  return [
    {
      id: 'number',
      label: columns.number,
      text: ({ number }) => number,
      cell: ({ fabId, number, buyer, isInformationAsked }) => (
        <TwoLines
          first={
            <span className="flex flex-wrap items-center gap-x-2">
              <RowLink to={`/requests/${fabId}`}>{number}</RowLink>
              {isInformationAsked && <Chip tone="warn">{texts.informationAsked}</Chip>}
            </span>
          }
          second={buyer.company}
        />
      ),
      isUnsorted: true,
    },
    textColumn('company', columns.company, ({ buyer }) => buyer.company, { isHidden: true }),
    textColumn('market', columns.market, ({ buyer }) => buyer.market, { isUnsorted: true, wideOnly: true }),
    textColumn('quality', columns.quality, ({ quality }) => quality, { isUnsorted: true, wideOnly: true }),
    textColumn('quantity', columns.quantity, ({ quantity }) => lengthText(quantity), {
      isUnsorted: true,
      isFigure: true,
      wideOnly: true,
    }),
    textColumn(
      'submitted',
      columns.submitted,
      ({ submittedAt }) => (submittedAt ? ageText(submittedAt, now) : ''),
      { isFigure: true },
    ),
    textColumn('required', columns.required, ({ requiredBy }) => dayText(requiredBy), {
      isFigure: true,
      wideOnly: true,
    }),
    textColumn('quotes', columns.quotes, ({ quoteCount }) => String(quoteCount), {
      isUnsorted: true,
      isFigure: true,
      wideOnly: true,
    }),
    textColumn('best', columns.bestRate, ({ bestLandedRate }) => rateText(bestLandedRate), {
      isUnsorted: true,
      isFigure: true,
      wideOnly: true,
    }),
  ];
}
