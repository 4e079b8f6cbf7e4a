import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Reply } from '#contract/endpoint.ts';
import { readToday } from '#contract/staff/today.ts';
import { call } from '#desk/platform/api.ts';
import { moneyText } from '#desk/widgets/figures.ts';
import { Loaded } from '#desk/widgets/layout/loaded.tsx';
import { Page } from '#desk/widgets/layout/page.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { ageText } from '#desk/widgets/time.ts';
import { useNow } from '#desk/widgets/use-now.ts';
import { DESK_DUTIES, type DeskDuty } from '#domain/home/desk-duties.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { type DutyItem, PLACES } from './duty-places.ts';
import { todayTexts as texts } from './today.texts.ts';

type Waiting = Reply<typeof readToday>[number];

const REFRESH_MS = 30_000;

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
      <p className="pb-2 text-xs text-ink-soft">{promiseText(duty)}</p>
      <ul className="flex flex-col divide-y divide-line">
        {items.map((item) => (
          <DutyRow key={`${item.recordId} ${item.partId} ${item.detail}`} duty={duty} item={item} now={now} />
        ))}
      </ul>
      {total > items.length && (
        <Link
          {...PLACES[duty].all}
          className="mt-2 inline-flex min-h-6 items-center text-sm font-semibold text-brand-700 hover:underline"
        >
          {texts.all(total)}
        </Link>
      )}
    </Panel>
  );
}

function promiseText(duty: DeskDuty): string {
  const { promiseHours } = DESK_DUTIES[duty];
  if (promiseHours !== null) return texts.promise(promiseHours);
  return duty === 'issue' ? texts.byClock : texts.byPlan;
}

type DutyRowProps = { duty: DeskDuty; item: DutyItem; now: Date };

/** Title and button lead to the very thing, where what the button names is done. */
function DutyRow({ duty, item, now }: DutyRowProps) {
  const place = PLACES[duty].one(item);
  const action = texts.actions[duty];
  return (
    <li className="flex items-center gap-3 py-2 text-sm">
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-3">
          <Link
            {...place}
            className="inline-flex min-h-6 items-center font-semibold wrap-anywhere text-brand-700 hover:underline"
          >
            {item.title}
          </Link>
          {item.amount && (
            <span className="figures font-semibold whitespace-nowrap">{moneyText(item.amount)}</span>
          )}
        </div>
        <p className="line-clamp-2 text-ink-soft">
          <span className={item.isLate ? 'figures text-bad' : 'figures'}>
            {item.isLate && <span className="font-semibold">{texts.overdue} · </span>}
            {ageText(item.since, now)}
          </span>
          {item.detail && ` · ${item.detail}`}
        </p>
      </div>
      <Link
        {...place}
        aria-label={texts.actionOf(action, item.title)}
        className={buttonClass({ variant: 'secondary', size: 'small' })}
      >
        {action}
      </Link>
    </li>
  );
}
