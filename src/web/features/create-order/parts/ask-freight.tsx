import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { linkTo } from '#web/platform/navigation/link-to.ts';
import { OVERLAY_STATE } from '#web/platform/navigation/overlays.ts';
import { pathTo } from '#web/platform/paths.ts';
import { createOrderTexts } from '../create-order.texts.ts';
import type { OrderForm } from '../form/use-order-form.ts';

const texts = createOrderTexts.delivery;

const QUIET = buttonClass({ variant: 'secondary', size: 'small' });

/** Freight that our tables do not know can be asked for: in the thread of the quote, or with a query of its own. */
export function AskFreight({ order: { formData, preview } }: { order: OrderForm }) {
  const { fabId, quoteId } = formData.config;
  const freight = preview.totals?.costs.find(({ key }) => key === 'logistic_cost');
  if (preview.totals?.problem?.code !== 'not_quoted' || !freight || freight.amount !== null) return null;
  if (quoteId === null) {
    return (
      <Link to={pathTo('createRequest')} className={QUIET}>
        {texts.askForQuote}
      </Link>
    );
  }
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
