import type { ReactNode } from 'react';
import type { OrderTotals } from '#contract/order-fields.ts';
import type { OrderTerm } from '#domain/orders/delivery-choice.ts';
import { isFreightCharged, NOT_INCLUDED } from '#domain/quotes/delivery-term.ts';
import { NOT_QUOTED } from '#domain/quotes/rate.ts';
import { percentText } from '#domain/quotes/tax/gst.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { moneyOf } from '#domain/shared/wire-figures.ts';
import { Money } from '#ui/figures/money.tsx';
import { createOrderTexts } from '../create-order.texts.ts';

const texts = createOrderTexts.cost;

type Amount = OrderTotals['total'];

/** Line by line to the total; what nobody priced is said so and never counted as nothing. */
export function CostLines({ totals, deliveryTerm }: { totals: OrderTotals; deliveryTerm: OrderTerm }) {
  const { taxLines, creditLoad, roundOff, total, totalInWords } = totals;
  const isTaxed = totals.rate.price.currency === 'INR' || taxLines.some(({ amount }) => amount.minor !== '0');
  // An export carries no GST: a line for it would only raise the question.
  const costs = totals.costs.filter(({ key }) => key !== 'gst' || isTaxed);
  return (
    <>
      <dl className="flex flex-col gap-2 text-sm">
        {costs.map(({ key, label, amount }) => (
          <Line
            key={key}
            label={label}
            amount={amount}
            isLeftOut={key === 'logistic_cost' && amount?.minor === '0' && !isFreightCharged(deliveryTerm)}
          >
            {key === 'total_fabric_cost' && creditLoad.minor !== '0' && (
              <Share label={texts.creditCost} amount={creditLoad} />
            )}
            {key === 'gst' &&
              taxLines.map((tax) => (
                <Share
                  key={tax.label}
                  label={tax.basisPoints === 0 ? tax.label : `${tax.label} ${percentText(tax.basisPoints)}`}
                  amount={tax.amount}
                />
              ))}
          </Line>
        ))}
        {total && roundOff?.minor !== '0' && <Line label={texts.roundOff} amount={roundOff} />}
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-2">
          <dt className="text-base font-bold">{texts.total}</dt>
          <dd className="text-xl font-bold">
            <Money text={total ? formatMoney(moneyOf(total)) : NOT_QUOTED} />
          </dd>
        </div>
      </dl>
      {totalInWords && <p className="text-sm text-ink-soft">{totalInWords}</p>}
    </>
  );
}

type LineProps = { label: string; amount: Amount; isLeftOut?: boolean; children?: ReactNode };

/** Freight that the buyer pays elsewhere is left out, which is not the same as free. */
function Line({ label, amount, isLeftOut = false, children }: LineProps) {
  const known = amount ? formatMoney(moneyOf(amount)) : NOT_QUOTED;
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd>
        <Money text={isLeftOut ? NOT_INCLUDED : known} tone="strong" />
      </dd>
      {children}
    </div>
  );
}

function Share({ label, amount }: { label: string; amount: NonNullable<Amount> }) {
  return (
    <dd className="flex basis-full justify-between gap-4 pl-3 text-ink-soft">
      <span>{label}</span>
      <Money text={formatMoney(moneyOf(amount))} />
    </dd>
  );
}
