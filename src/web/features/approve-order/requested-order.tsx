import type { readApprovalLink } from '#contract/customer/approval-links.ts';
import type { Reply } from '#contract/endpoint.ts';
import { ApprovalFacts } from '#web/widgets/orders/approval-facts.tsx';
import { heldUntilText } from '#web/widgets/orders/hold-text.ts';
import { orderWidgetsTexts } from '#web/widgets/orders/order-widgets.texts.ts';
import { approveOrderTexts as texts } from './approve-order.texts.ts';

const { hold } = orderWidgetsTexts;

export type RequestedOrderProps = { requested: Reply<typeof readApprovalLink> };

/** What a decision needs on one screen, for somebody who never saw the app. */
export function RequestedOrder({ requested }: RequestedOrderProps) {
  const { askedBy, company, number, quality, quantity, total, deliversTo, heldUntil, unit, zone, facts } =
    requested;
  return (
    <>
      <header>
        <h1 className="text-xl font-bold wrap-anywhere">{texts.title(askedBy)}</h1>
        <p className="figures text-ink-soft">{texts.from(company, number)}</p>
      </header>
      <section className="rounded-card border border-line bg-paper p-4">
        <h2 className="pb-1 font-semibold wrap-anywhere">{quality}</h2>
        <ApprovalFacts quantity={quantity} total={total} facts={facts} unit={unit} zone={zone} />
        <p className="border-t border-line pt-3 text-sm text-ink-soft">{texts.deliverTo(deliversTo)}</p>
        <p className="text-sm text-ink-soft">{`${hold.until} ${heldUntilText(heldUntil, zone)}`}</p>
      </section>
    </>
  );
}
