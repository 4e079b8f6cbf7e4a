import type { Reply } from '#contract/endpoint.ts';
import {
  listRequestsForStaff,
  markUnserviceable,
  REQUEST_SORTS,
  type RequestSort,
} from '#contract/staff/requests.ts';
import { useMay } from '#desk/platform/access.ts';
import { call } from '#desk/platform/api.ts';
import { amountInput, rateText } from '#desk/widgets/figures.ts';
import { Page } from '#desk/widgets/layout/page.tsx';
import type { Bulk } from '#desk/widgets/table/bulk/bulk-action.ts';
import { type Column, textColumn } from '#desk/widgets/table/column.ts';
import { DataTable } from '#desk/widgets/table/data-table.tsx';
import { dayColumn, lengthColumn, unitColumn } from '#desk/widgets/table/figure-columns.ts';
import { RowLink } from '#desk/widgets/table/row-link.tsx';
import { useSearchState } from '#desk/widgets/table/search-state.ts';
import { ALL } from '#desk/widgets/table/status-filter.tsx';
import { AtMostTwoLines, TwoLines } from '#desk/widgets/table/two-lines.tsx';
import { usePages } from '#desk/widgets/table/use-pages.ts';
import { ageText } from '#desk/widgets/time.ts';
import { useNow } from '#desk/widgets/use-now.ts';
import { REQUEST_STATUS_CODE, type RequestStatus } from '#domain/requests/request-status.ts';
import { MARKETS } from '#domain/shared/market.ts';
import { REQUEST_STATUS_LABEL } from '#words/en/requests.ts';
import { requestStatusText } from './request-status-text.ts';
import { REQUESTS_KEY } from './requests.queries.ts';
import { requestsTexts } from './requests.texts.ts';

type QueuedRequest = Reply<typeof listRequestsForStaff>['records'][number];

const texts = requestsTexts;
const LISTED = (Object.keys(REQUEST_STATUS_CODE) as RequestStatus[]).filter(
  (status) => REQUEST_STATUS_CODE[status] >= 2,
);
const STATUSES = LISTED.map((status) => ({
  value: String(REQUEST_STATUS_CODE[status]),
  label: REQUEST_STATUS_LABEL[status],
}));
const FILTERS = [
  {
    name: 'market',
    label: texts.market,
    options: [
      { value: '', label: texts.allMarkets },
      ...MARKETS.map((market) => ({ value: market, label: market })),
    ],
  },
];

/** What waits for quotes comes first; who searches means all of them. */
export function RequestsScreen() {
  const address = useSearchState();
  const now = useNow();
  const q = address.get('q');
  const status = address.get('status') ?? (q ? ALL : String(REQUEST_STATUS_CODE.quote_requested));
  const mayClose = useMay(markUnserviceable);
  const query = {
    status,
    sort: sortOf(address.get('sort')),
    ...(q ? { q } : {}),
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
        states={{ label: texts.status, options: STATUSES, value: status }}
        filters={FILTERS}
        searchFor={texts.search}
        isServerOrdered
        empty={texts.empty}
        bulk={mayClose ? BULK : undefined}
      />
    </Page>
  );
}

const BULK: Bulk<QueuedRequest> = {
  nameOf: ({ number, buyer }) => `${number}, ${buyer.company}`,
  touches: [REQUESTS_KEY, 'today'],
  actions: [
    {
      label: texts.unserviceable.action,
      isFor: ({ status }) => status === REQUEST_STATUS_CODE.quote_requested,
      ask: { lead: texts.unserviceable.lead, label: texts.unserviceable.reason },
      run: ({ fabId }, reason, idempotencyKey) =>
        call(markUnserviceable, { params: { fabId }, body: { reason } }, { idempotencyKey }),
    },
  ],
};

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
          first={<RowLink to={`/requests/${fabId}`}>{number}</RowLink>}
          second={
            <>
              {isInformationAsked && (
                <span className="font-semibold text-warn">{texts.informationAsked} · </span>
              )}
              {buyer.company}
            </>
          }
        />
      ),
    },
    textColumn('company', columns.company, ({ buyer }) => buyer.company, { isHidden: true }),
    textColumn('market', columns.market, ({ buyer }) => buyer.market, { wideOnly: true }),
    textColumn('quality', columns.quality, ({ quality }) => quality, {
      wideOnly: true,
      cell: ({ quality }) => <AtMostTwoLines>{quality}</AtMostTwoLines>,
    }),
    lengthColumn('quantity', columns.quantity, ({ quantity }) => quantity, { wideOnly: true }),
    unitColumn(({ quantity }) => quantity),
    textColumn(
      'submitted',
      columns.submitted,
      ({ submittedAt }) => (submittedAt ? ageText(submittedAt, now) : ''),
      { csv: ({ submittedAt }) => submittedAt ?? '', isFigure: true },
    ),
    dayColumn('required', columns.required, ({ requiredBy }) => requiredBy, { wideOnly: true }),
    {
      id: 'status',
      label: texts.status,
      text: requestStatusText,
      cell: (request) => <AtMostTwoLines>{requestStatusText(request)}</AtMostTwoLines>,
      wideOnly: true,
    },
    textColumn('quotes', columns.quotes, ({ quoteCount }) => String(quoteCount), {
      isFigure: true,
      wideOnly: true,
    }),
    textColumn('best', columns.bestRate, ({ bestLandedRate }) => rateText(bestLandedRate), {
      csv: ({ bestLandedRate }) => (bestLandedRate ? amountInput(bestLandedRate.price) : ''),
      isFigure: true,
      wideOnly: true,
    }),
  ];
}
