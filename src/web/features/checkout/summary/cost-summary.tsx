import type { Order } from '#contract/customer/orders.ts';
import { formatRateFor } from '#domain/quotes/rate.ts';
import { formatLengthFor } from '#domain/shared/length.ts';
import { lengthOf, rateOf } from '#domain/shared/wire-figures.ts';
import { Length } from '#ui/figures/length.tsx';
import { useBuyerUnit } from '#web/widgets/buyer-settings.tsx';
import { Collapsible } from '#web/widgets/collapsible.tsx';
import { Amount } from '#web/widgets/orders/amount.tsx';
import { CostLines } from '#web/widgets/orders/cost-lines.tsx';
import { taxText } from '#web/widgets/orders/tax-text.ts';
import { checkoutTexts } from '../checkout.texts.ts';

const { summary: texts } = checkoutTexts;

/** What the total is made of, folded away: it was agreed to on the screen before. */
export function CostSummary({ order }: { order: Order }) {
  const unit = useBuyerUnit();
  return (
    <Collapsible
      title={
        <>
          {texts.orderTotal} <Amount of={order.total} />
        </>
      }
    >
      <p className="text-sm text-ink-soft">
        <Length text={formatLengthFor(lengthOf(order.quantity), unit)} /> {texts.at}{' '}
        {formatRateFor(rateOf(order.rate), unit)}
      </p>
      <CostLines order={order} />
      <p className="pt-2 text-sm text-ink-soft">
        {[taxText(order), order.exchangeRate].filter(Boolean).join(' · ')}
      </p>
    </Collapsible>
  );
}
