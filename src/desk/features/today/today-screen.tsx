import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Reply } from '#contract/endpoint.ts';
import { readToday } from '#contract/staff/today.ts';
import { call } from '#desk/platform/api.ts';
import { Loaded } from '#desk/widgets/layout/loaded.tsx';
import { Page } from '#desk/widgets/layout/page.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { ageText } from '#desk/widgets/time.ts';
import { useNow } from '#desk/widgets/use-now.ts';
import { DESK_DUTIES, type DeskDuty } from '#domain/home/desk-duties.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { todayTexts as texts } from './today.texts.ts';

type Waiting = Reply<typeof readToday>[number];

const REFRESH_MS = 30_000;

/** Where one of them is worked on, and where all of them stand. */
const PLACES: Readonly<Record<DeskDuty, { one: (recordId: string) => string; all: string }>> = {
  quote: { one: (fabId) => `/requests/${fabId}`, all: '/requests' },
  counter_offer: { one: (fabId) => `/requests/${fabId}`, all: '/requests?status=3' },
  message: { one: (fabId) => `/requests/${fabId}`, all: '/requests?status=3' },
  issue: { one: (issueId) => `/claims/${issueId}`, all: '/claims' },
  demo_request: { one: () => '/demo-requests', all: '/demo-requests' },
  verification: { one: () => '/companies/reviews', all: '/companies/reviews' },
  transfer: { one: () => '/money/transfers', all: '/money/transfers' },
  letter_of_credit: { one: () => '/money/letters-of-credit', all: '/money/letters-of-credit' },
  refund: { one: () => '/money/refunds', all: '/money/refunds' },
  sample: { one: (orderId) => `/orders/${orderId}`, all: '/orders/board' },
  task: { one: (orderId) => `/orders/${orderId}`, all: '/orders/board' },
  undelivered: { one: () => '/health/messages', all: '/health/messages' },
  swatch: { one: () => '/swatches', all: '/swatches' },
  webhook: { one: () => '/health/webhooks', all: '/health/webhooks' },
  failed_job: { one: () => '/health/jobs', all: '/health/jobs' },
};

/** What waits for this person, the longest waiting first; what is overdue says so. */
export function TodayScreen() {
  const query = useQuery({
    queryKey: ['today'],
    queryFn: ({ signal }) => call(readToday, {}, { signal }),
    refetchInterval: REFRESH_MS,
  });
  const now = useNow();
  return (
    <Page title={texts.title}>
      <Loaded query={query}>
        {(duties) => {
          const open = duties.filter(({ total }) => total > 0);
          if (open.length === 0) return <EmptyState sentence={texts.allDone} />;
          return (
            <div className="gap-4 md:columns-2 wide:columns-3">
              {open.map((waiting) => (
                <DutyPanel key={waiting.duty} waiting={waiting} now={now} />
              ))}
            </div>
          );
        }}
      </Loaded>
    </Page>
  );
}

function DutyPanel({ waiting: { duty, total, late, items }, now }: { waiting: Waiting; now: Date }) {
  const { promiseHours } = DESK_DUTIES[duty];
  return (
    <Panel
      className="mb-4 break-inside-avoid"
      title={texts.duties[duty]}
      aside={
        <span className="flex items-center gap-2">
          {late > 0 && <Chip tone="bad">{texts.late(late)}</Chip>}
          <span className="figures text-lg font-bold">{total}</span>
        </span>
      }
    >
      <p className="pb-2 text-xs text-ink-soft">
        {promiseHours !== null
          ? texts.promise(promiseHours)
          : duty === 'issue'
            ? texts.byClock
            : texts.byPlan}
      </p>
      <ul className="flex flex-col divide-y divide-line">
        {items.map((item) => (
          <li key={`${item.recordId} ${item.detail}`} className="py-2 text-sm">
            <div className="flex items-baseline justify-between gap-3">
              <Link
                to={PLACES[duty].one(item.recordId)}
                className="inline-flex min-h-6 items-center font-semibold text-brand-700 hover:underline"
              >
                {item.title}
              </Link>
              <span className={item.isLate ? 'figures text-bad' : 'figures text-ink-soft'}>
                {item.isLate && <span className="font-semibold">{texts.overdue} · </span>}
                {ageText(item.since, now)}
              </span>
            </div>
            <p className="line-clamp-2 text-ink-soft">{item.detail}</p>
          </li>
        ))}
      </ul>
      {total > items.length && (
        <Link
          to={PLACES[duty].all}
          className="mt-2 inline-flex min-h-6 items-center text-sm font-semibold text-brand-700 hover:underline"
        >
          {texts.all(total)}
        </Link>
      )}
    </Panel>
  );
}
