import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { StaffTna, StaffTnaTask } from '#contract/staff/production.ts';
import { dayText } from '#desk/widgets/time.ts';
import { ownerOnDesk } from '#domain/production/schedule/plan-task.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { orderPath } from '../order-tabs.tsx';
import { orderQueries } from '../orders.queries.ts';
import { ordersTexts } from '../orders.texts.ts';
import { actingOwner, nextSteps } from './next-step.ts';
import { StepAction } from './step-action.tsx';

const texts = ordersTexts.next;

/** What, whose, by when, and the button that does it. */
export function NextStepBox({ orderId }: { orderId: string }) {
  const { data: plan } = useQuery(orderQueries.plan(orderId));
  return (
    <section aria-label={texts.title} className="min-w-0 rounded-card border border-line bg-paper px-3 py-2">
      {plan ? <Steps plan={plan} /> : <Skeleton className="h-11" />}
    </section>
  );
}

function Steps({ plan }: { plan: StaffTna }) {
  const { first, buyers, others } = nextSteps(plan);
  if (first === null) return <p className="py-1 text-sm text-ink-soft">{texts.none}</p>;
  return (
    <div className="flex items-center justify-between gap-3">
      <div className="min-w-0 text-sm">
        <p className="line-clamp-2 font-bold" title={first.name}>
          {first.name}
        </p>
        <p className="flex flex-wrap items-center gap-x-2 text-ink-soft">
          {texts.whose(ownerOnDesk(actingOwner(first, plan)), dayText(dueDay(first)))}
          {first.lateDays > 0 && <Chip tone="bad">{ordersTexts.plan.late(first.lateDays)}</Chip>}
        </p>
        {buyers && <p className="truncate text-xs text-ink-soft">{texts.buyersTurn(buyers.name)}</p>}
        {others > 0 && (
          <Link to={orderPath(plan.orderId, 'plan')} className="text-xs text-brand-700 hover:underline">
            {texts.others(others)}
          </Link>
        )}
      </div>
      {!plan.isProvisional && <StepAction orderId={plan.orderId} task={first} />}
    </div>
  );
}

function dueDay({ revisedEnd, plannedEnd }: StaffTnaTask): string {
  return revisedEnd ?? plannedEnd;
}
