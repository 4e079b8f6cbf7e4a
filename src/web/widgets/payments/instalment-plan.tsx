import type { Order } from '#contract/customer/orders.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { moneyOf } from '#domain/shared/wire-figures.ts';
import { Chip, type ChipTone } from '#ui/surfaces/chip.tsx';
import { useBuyerDay } from '../buyer-settings.tsx';
import { Amount } from '../orders/amount.tsx';
import { dueDateText, partLabel } from './part-text.ts';
import { paymentWidgetsTexts } from './payment-widgets.texts.ts';

const { plan: texts } = paymentWidgetsTexts;

type Part = Order['instalments'][number];

export type InstalmentPlanProps = {
  instalments: readonly Part[];
  /** The part that is paid next. */
  currentId?: string | null;
  /** Of a cancelled order, for which nothing counts as paid any more. */
  isOver?: boolean;
};

/** How the order is paid, part by part. */
export function InstalmentPlan({ instalments, currentId = null, isOver = false }: InstalmentPlanProps) {
  const { today } = useBuyerDay();
  return (
    <ol className="divide-y divide-line">
      {instalments.map((instalment) => {
        const { tone, word } = statusOf(instalment, {
          isOver,
          today,
          isCurrent: instalment.instalmentId === currentId,
        });
        return (
          <li
            key={instalment.instalmentId}
            className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1 py-2.5"
          >
            <div className="min-w-0">
              <p className="font-semibold">{partLabel(instalment)}</p>
              <p className="text-sm text-ink-soft">{dueDateText(instalment)}</p>
              <PartPaid instalment={instalment} />
            </div>
            <div className="ml-auto flex max-w-full flex-col items-end gap-1">
              <Amount of={instalment.amount} tone="strong" />
              <Chip tone={tone}>{word}</Chip>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

export function statusOf(
  { kind, dueOn, state, isOverdue, refunded, inProgress }: Part,
  { isOver, isCurrent, today }: { isOver: boolean; isCurrent: boolean; today: CalendarDay },
): { tone: ChipTone; word: string } {
  if (refunded.minor !== '0') return { tone: 'info', word: texts.refund };
  if (state === 'paid' && isOver) return { tone: 'neutral', word: texts.paidEarlier };
  if (state === 'paid') return { tone: 'good', word: texts.paid };
  if (state === 'cancelled') return { tone: 'neutral', word: texts.cancelled };
  if (inProgress) return { tone: 'info', word: paymentWidgetsTexts.inProgress[inProgress] };
  if (isOverdue) return { tone: 'bad', word: texts.overdue };
  if (state === 'covered') return { tone: 'info', word: texts.onCredit };
  // Credit runs from the tax invoice: until there is one, nothing of it is due.
  const isNotDueYet = kind === 'credit' && dueOn === null;
  if (!isCurrent || isNotDueYet) return { tone: 'neutral', word: texts.later };
  const isAhead = dueOn !== null && dueOn > today;
  return isAhead ? { tone: 'info', word: texts.toPay } : { tone: 'warn', word: texts.dueNow };
}

function PartPaid({ instalment }: { instalment: Part }) {
  const { amount, paid, withheld, writtenOff, left, state, refunded } = instalment;
  const words = [
    ...(paid.minor !== '0' && state !== 'paid' ? [texts.received(formatMoney(moneyOf(paid)))] : []),
    ...(withheld.minor === '0' ? [] : [texts.taxDeducted(formatMoney(moneyOf(withheld)))]),
    ...(writtenOff.minor === '0' ? [] : [texts.writtenOff(formatMoney(moneyOf(writtenOff)))]),
    ...(refunded.minor === '0' || refunded.minor === amount.minor
      ? []
      : [texts.refunded(formatMoney(moneyOf(refunded)))]),
    ...(paid.minor !== '0' && state !== 'cancelled' && left.minor !== '0'
      ? [texts.left(formatMoney(moneyOf(left)))]
      : []),
  ];
  return words.length > 0 && <p className="figures text-sm text-ink-soft">{words.join(', ')}</p>;
}
