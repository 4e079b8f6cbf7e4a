import type { ApprovalFacts as Facts } from '#contract/customer/order-approvals.ts';
import type { Order } from '#contract/customer/orders.ts';
import { formatDate, LIST_DATE_FORMAT } from '#domain/shared/format-date.ts';
import { formatLengthFor, type LengthUnit } from '#domain/shared/length.ts';
import { lengthOf } from '#domain/shared/wire-figures.ts';
import { Chip } from '#ui/surfaces/chip.tsx';
import { approvalTexts as texts } from '#web/widgets/company/approval.texts.ts';
import { Amount } from './amount.tsx';

export type ApprovalFactsProps = Pick<Order, 'quantity' | 'total'> & {
  facts: Facts;
  unit: LengthUnit | undefined;
  zone: string;
};

/** What a decision needs on one screen: how much of what for which sum, from whom, and what is different this time. */
export function ApprovalFacts({ quantity, total, facts, unit, zone }: ApprovalFactsProps) {
  return (
    <div className="flex flex-col gap-3 pb-3">
      <p className="figures flex flex-wrap items-baseline justify-between gap-x-4 text-lg font-bold">
        {formatLengthFor(lengthOf(quantity), unit)}
        <Amount of={total} tone="strong" />
      </p>
      <p className="text-sm text-ink-soft">{supplierText(facts.supplier)}</p>
      <Differences facts={facts} zone={zone} />
      {facts.comparison.length > 1 && <Compared quotes={facts.comparison} />}
    </div>
  );
}

function supplierText({ alias, city, rating, onTimePercent, ordersDone }: Facts['supplier']): string {
  return [
    `${alias}, ${city}`,
    rating === null ? null : texts.rating(rating.toFixed(1)),
    onTimePercent === null ? null : texts.onTime(onTimePercent),
    ordersDone === 0 ? null : texts.ordersDone(ordersDone),
  ]
    .filter(Boolean)
    .join(' · ');
}

function Differences({
  facts: { lastOrder, differences },
  zone,
}: Pick<ApprovalFactsProps, 'facts' | 'zone'>) {
  if (lastOrder === null) return <p className="text-sm">{texts.first}</p>;
  const day = formatDate(new Date(lastOrder.orderedOn), zone, LIST_DATE_FORMAT);
  return (
    <div className="text-sm">
      <p className="text-ink-soft">{texts.sinceLast(lastOrder.number, day)}</p>
      {differences.length === 0 && <p>{texts.sameAsLast}</p>}
      <dl>
        {differences.map(({ label, before, now }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 py-1">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="figures font-semibold">
              {now} <span className="font-normal text-ink-soft">{texts.before(before)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Compared({ quotes }: { quotes: Facts['comparison'] }) {
  return (
    <div className="text-sm">
      <p className="text-ink-soft">{texts.compared}</p>
      <ul className="divide-y divide-line">
        {quotes.map((quote) => (
          <li key={quote.supplier} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
            <span>
              {quote.supplier} {quote.isChosen && <Chip tone="info">{texts.chosen}</Chip>}
            </span>
            <span className="figures">
              {texts.leadDays(quote.leadDays)} {quote.total && <Amount of={quote.total} tone="strong" />}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
