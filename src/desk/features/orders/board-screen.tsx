import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Reply } from '#contract/endpoint.ts';
import type { readProductionBoard } from '#contract/staff/order-desk.ts';
import { lengthText } from '#desk/widgets/figures.ts';
import { Loaded } from '#desk/widgets/layout/loaded.tsx';
import { Page } from '#desk/widgets/layout/page.tsx';
import { useSearchState } from '#desk/widgets/table/search-state.ts';
import { dayText } from '#desk/widgets/time.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { OrderViews } from './order-views.tsx';
import { orderQueries } from './orders.queries.ts';
import { ordersTexts as texts } from './orders.texts.ts';

type Stage = Reply<typeof readProductionBoard>[number];

/** Of each stage; whoever needs more looks for it in the list. */
const SHOWN = [40, 150, 400] as const;

/** Every order in work stands where its next task does; the most urgent of each stage is on top. */
export function BoardScreen() {
  const address = useSearchState();
  const shown = SHOWN.find((each) => String(each) === address.get('shown')) ?? SHOWN[0];
  const query = useQuery(orderQueries.board(shown));
  const next = SHOWN[SHOWN.indexOf(shown) + 1];
  const more = {
    isBusy: query.isPlaceholderData,
    show: next ? () => address.set({ shown: String(next) }) : null,
  };
  return (
    <Page title={texts.title}>
      <OrderViews selected="board" />
      <Loaded query={query}>
        {(stages) => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the board is wider than most windows and is scrolled by key.
          <section tabIndex={0} aria-label={texts.board} className="flex gap-3 overflow-x-auto pb-3">
            {stages.map((stage) => (
              <StageColumn key={stage.stage} stage={stage} more={more} />
            ))}
          </section>
        )}
      </Loaded>
    </Page>
  );
}

function isDelayed({ likelyDispatch, dispatchBy }: Stage['orders'][number]): boolean {
  return likelyDispatch !== null && likelyDispatch > dispatchBy;
}

type More = { isBusy: boolean; show: (() => void) | null };

function StageColumn({
  stage: { label, total, late, orders },
  more: { isBusy, show },
}: {
  stage: Stage;
  more: More;
}) {
  return (
    <section aria-label={label} className="flex w-64 shrink-0 flex-col gap-2 rounded-card bg-line/50 p-2">
      <header className="flex items-center justify-between gap-2 px-1">
        <h2 className="text-sm font-bold">
          {label} <span className="figures font-normal text-ink-soft">{total}</span>
        </h2>
        {late > 0 && <Chip tone="bad">{texts.lateCount(late)}</Chip>}
      </header>
      {orders.length === 0 && <p className="px-1 text-sm text-ink-soft">{texts.emptyStage}</p>}
      <ul className="flex flex-col gap-2">
        {orders.map((order) => (
          // What is out of sight is not laid out, however long the column is.
          <li key={order.orderId} className="[contain-intrinsic-size:auto_8.5rem] [content-visibility:auto]">
            <Link
              to={`/orders/${order.orderId}`}
              className="block rounded-control border border-line bg-paper p-2.5 text-sm text-ink no-underline hover:border-brand-400"
            >
              <span className="flex items-center justify-between gap-2">
                <span className="font-semibold text-brand-700">{order.number}</span>
                {order.isLate && <Chip tone="bad">{texts.late}</Chip>}
              </span>
              <span className="block truncate text-ink-soft">{order.company}</span>
              <span className="block truncate">{order.quality}</span>
              <span className="figures block text-ink-soft">{lengthText(order.quantity)}</span>
              <span className="mt-1 block border-t border-line pt-1">
                {order.task}
                <span className="block text-ink-soft">
                  {order.ownerLabel} · {dayText(order.dueOn)}
                </span>
                <span
                  className={classNames('figures block', isDelayed(order) ? 'text-bad' : 'text-ink-soft')}
                >
                  {isDelayed(order)
                    ? texts.likelyInstead(dayText(order.likelyDispatch), dayText(order.dispatchBy))
                    : texts.likelyBy(dayText(order.likelyDispatch ?? order.dispatchBy))}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {total > orders.length && (
        <div className="flex flex-wrap items-center justify-between gap-2 px-1 text-sm text-ink-soft">
          {texts.moreOfStage(total - orders.length)}
          {show && (
            <Button
              variant="quiet"
              size="small"
              busy={isBusy}
              aria-label={texts.showMoreOf(label)}
              onClick={show}
            >
              {texts.showMore}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
