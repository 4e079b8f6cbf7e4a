import type { Instalment } from '#contract/order-fields.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { Chip, type ChipTone } from '#ui/chip.tsx';
import { Amount } from '../orders/amount.tsx';
import { moneyOf } from '../requests/wire-figures.ts';

export type InstalmentPlanProps = {
  instalments: readonly Instalment[];
  /** The part that is paid next. */
  currentId?: string | null;
};

/** How the order is paid, part by part. */
export function InstalmentPlan({ instalments, currentId = null }: InstalmentPlanProps) {
  return (
    <ol className="divide-y divide-line">
      {instalments.map((instalment) => {
        const { tone, word } = standing(instalment, instalment.instalmentId === currentId);
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
  { state, kind, isOverdue }: Instalment,
  isCurrent: boolean,
): { tone: ChipTone; word: string } {
  if (state === 'paid') return { tone: 'good', word: 'Paid' };
  if (state === 'cancelled') return { tone: 'neutral', word: 'Cancelled' };
  if (isOverdue) return { tone: 'bad', word: 'Overdue' };
  if (state === 'covered') return { tone: 'info', word: kind === 'credit' ? 'On credit' : 'Covered' };
  return isCurrent ? { tone: 'warn', word: 'Now' } : { tone: 'neutral', word: 'Later' };
}

function dueWords({ dueOn, dueText, state }: Instalment): string {
  if (state === 'paid' || dueOn === null) return dueText;
  return `Due ${formatDay(dueOn, DETAIL_DATE_FORMAT)}`;
}

function PartPaid({ instalment: { paid, withheld, left, state } }: { instalment: Instalment }) {
  const words = [
    ...(paid.minor !== '0' && state !== 'paid' ? [`${formatMoney(moneyOf(paid))} received`] : []),
    ...(withheld.minor === '0' ? [] : [`${formatMoney(moneyOf(withheld))} tax deducted`]),
    ...(paid.minor !== '0' && left.minor !== '0' ? [`${formatMoney(moneyOf(left))} left`] : []),
  ];
  return words.length > 0 && <p className="figures text-sm text-ink-soft">{words.join(', ')}</p>;
}
