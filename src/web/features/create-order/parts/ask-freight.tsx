import { Link } from '@tanstack/react-router';
import { readLiveRate } from '#contract/customer/ready-qualities.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import { Button } from '#ui/buttons/button.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { call } from '#web/platform/api.ts';
import { linkTo } from '#web/platform/navigation/link-to.ts';
import { OVERLAY_STATE } from '#web/platform/navigation/overlays.ts';
import { useTask } from '#web/platform/use-task.ts';
import { useAskForRate } from '#web/widgets/catalogue/ask-for-rate.ts';
import { createOrderTexts } from '../create-order.texts.ts';
import type { OrderForm } from '../form/use-order-form.ts';

const texts = createOrderTexts.delivery;

const QUIET = buttonClass({ variant: 'secondary', size: 'small' });

/** Freight that our tables do not know can be asked for: in the thread of the quote, or with a query of its own. */
export function AskFreight({ order }: { order: OrderForm }) {
  const { formData, preview } = order;
  const { fabId, quoteId } = formData.config;
  const freight = preview.totals?.costs.find(({ key }) => key === 'logistic_cost');
  if (preview.totals?.problem?.code !== 'not_quoted' || !freight || freight.amount !== null) return null;
  if (quoteId === null) return <AskForQuote order={order} />;
  return (
    <Link
      {...linkTo('quoteDetail', { view: 'messages', id: quoteId }, { fabId })}
      state={OVERLAY_STATE}
      className={QUIET}
    >
      {texts.askFreight}
    </Link>
  );
}

/** A query for this very fabric, with the quantity and the place that have no freight rate. */
function AskForQuote({ order: { formData, values } }: { order: OrderForm }) {
  const { fabId } = formData.config;
  const askForRate = useAskForRate();
  const shipping = formData.addresses.find(({ addressId }) => addressId === values.shippingAddressId);
  const deliverTo =
    MARKET_RULES[formData.market].deliversTo === 'pincode'
      ? (shipping?.postcode ?? null)
      : values.port || null;
  const ask = useTask(async () => {
    const { answers } = await call(readLiveRate, { params: { fabId } });
    askForRate(answers, { quantity: values.quantity, deliverTo });
  });
  return (
    <Button variant="secondary" size="small" busy={ask.isRunning} onClick={() => void ask.run()}>
      {texts.askForQuote}
    </Button>
  );
}
