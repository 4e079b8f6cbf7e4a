import { Fragment } from 'react';
import type { Order } from '#contract/customer/orders.ts';
import type { OrderTerm } from '#domain/orders/delivery-choice.ts';
import { isFreightCharged, NOT_INCLUDED } from '#domain/quotes/delivery-term.ts';
import { NOT_QUOTED } from '#domain/quotes/rate.ts';
import { Amount } from './amount.tsx';
import { orderWidgetsTexts } from './order-widgets.texts.ts';
import { taxLabel } from './tax-text.ts';

export type CostLinesProps = {
  order: Pick<Order, 'costs' | 'deliveryTerm' | 'taxLines' | 'roundOff' | 'total' | 'totalInWords'>;
};

const ROW = 'flex justify-between gap-4';

/** What an order costs, line by line, with the parts of its tax, and the total in words. */
export function CostLines({ order }: CostLinesProps) {
  const { costs, taxLines, roundOff, total, totalInWords } = order;
  return (
    <>
      <dl className="flex flex-col gap-2 py-2 text-sm">
        {costs.map(({ key, label, amount }) => (
          <Fragment key={key}>
            <div className={ROW}>
              <dt className="text-ink-soft">{label}</dt>
              <dd>
                {key === 'logistic_cost' &&
                amount?.minor === '0' &&
                !isFreightCharged(order.deliveryTerm as OrderTerm) ? (
                  NOT_INCLUDED
                ) : amount ? (
                  <Amount of={amount} tone="strong" />
                ) : (
                  NOT_QUOTED
                )}
              </dd>
            </div>
            {key === 'gst' && <TaxParts taxLines={taxLines} />}
          </Fragment>
        ))}
        {roundOff.minor !== '0' && (
          <div className={ROW}>
            <dt className="text-ink-soft">{orderWidgetsTexts.costs.roundOff}</dt>
            <dd>
              <Amount of={roundOff} tone="strong" />
            </dd>
          </div>
        )}
        <div className={`${ROW} border-t border-line pt-2 text-base font-bold`}>
          <dt>{orderWidgetsTexts.costs.total}</dt>
          <dd>
            <Amount of={total} />
          </dd>
        </div>
      </dl>
      <p className="text-sm text-ink-soft">{totalInWords}</p>
    </>
  );
}

/** "IGST 5%" and its amount; an export has none. */
function TaxParts({ taxLines }: Pick<Order, 'taxLines'>) {
  return taxLines.map((line) => (
    <div key={line.label} className={`${ROW} -mt-1 pl-3 text-ink-soft`}>
      <dt>{taxLabel(line)}</dt>
      <dd>
        <Amount of={line.amount} />
      </dd>
    </div>
  ));
}
