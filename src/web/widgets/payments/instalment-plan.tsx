import type { Order } from '#contract/orders.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { Chip, type ChipTone } from '#ui/chip.tsx';
import { Amount } from '../orders/amount.tsx';
import { moneyOf } from '../requests/wire-figures.ts';

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
  return (
    <ol className="divide-y divide-line">
      {instalments.map((instalment) => {
        const { tone, word } = standing(instalment, {
          isOver,
          isCurrent: instalment.instalmentId === currentId,
        });
        return (
          <li key={instalment.instalmentId} className="flex items-start justify-between gap-3 py-2.5">
            <div className="min-w-0">
              <p className="font-semibold">{instalment.label}</p>
              <p className="text-sm text-ink-soft">{dueWords(instalment)}</p>
              <PartPaid instalment={instalment} />
            </div>
            <div className="flex shrink-0 flex-col items-end gap-1">
              <Amount of={instalment.amount} tone="strong" />
              <Chip tone={tone}>{word}</Chip>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function standing(
  { state, kind, isOverdue, refunded }: Part,
  { isOver, isCurrent }: { isOver: boolean; isCurrent: boolean },
): { tone: ChipTone; word: string } {
  if (refunded.minor !== '0') return { tone: 'info', word: 'Refund' };
  if (state === 'paid' && isOver) return { tone: 'neutral', word: 'Was paid' };
  if (state === 'paid') return { tone: 'good', word: 'Paid' };
  if (state === 'cancelled') return { tone: 'neutral', word: 'Cancelled' };
  if (isOverdue) return { tone: 'bad', word: 'Overdue' };
  if (state === 'covered') return { tone: 'info', word: kind === 'credit' ? 'On credit' : 'Covered' };
  return isCurrent ? { tone: 'warn', word: 'Now' } : { tone: 'neutral', word: 'Later' };
}

function dueWords({ dueOn, dueText, state }: Part): string {
  if (state === 'paid' || dueOn === null) return dueText;
  return `Due ${formatDay(dueOn, DETAIL_DATE_FORMAT)}`;
}

function PartPaid({ instalment }: { instalment: Part }) {
  const { amount, paid, withheld, writtenOff, left, state, refunded } = instalment;
  const words = [
    ...(paid.minor !== '0' && state !== 'paid' ? [`${formatMoney(moneyOf(paid))} received`] : []),
    ...(withheld.minor === '0' ? [] : [`${formatMoney(moneyOf(withheld))} tax deducted`]),
    ...(writtenOff.minor === '0' ? [] : [`${formatMoney(moneyOf(writtenOff))} written off`]),
    ...(refunded.minor === '0' || refunded.minor === amount.minor
      ? []
      : [`${formatMoney(moneyOf(refunded))} refund`]),
    ...(paid.minor !== '0' && state !== 'cancelled' && left.minor !== '0'
      ? [`${formatMoney(moneyOf(left))} left`]
      : []),
  ];
  return words.length > 0 && <p className="figures text-sm text-ink-soft">{words.join(', ')}</p>;
}
