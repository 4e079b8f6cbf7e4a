import type { Purchase, PurchaseMargin } from '#contract/staff/purchases.ts';
import { moneyText } from '#desk/widgets/figures.ts';
import { Facts } from '#desk/widgets/layout/facts.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { purchasesTexts as texts } from './purchases.texts.ts';

/** What the sale leaves, as agreed, as billed, and shipment by shipment where the mill billed so. */
export function MarginPanel({ purchase: { agreed, billedMargin, shipments } }: { purchase: Purchase }) {
  return (
    <Panel title={texts.margin}>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <Part title={texts.agreed} margin={agreed} />
        <Part title={texts.billed} margin={billedMargin} />
        {shipments.map(({ isBilledByMill, shipment, ...margin }) =>
          isBilledByMill ? (
            <Part key={margin.dispatchId} title={texts.shipment(shipment)} margin={margin} />
          ) : (
            <section key={margin.dispatchId}>
              <h3 className="pb-1 text-sm font-semibold">{texts.shipment(shipment)}</h3>
              <p className="text-sm text-ink-soft">{texts.notBilledByMill}</p>
            </section>
          ),
        )}
      </div>
    </Panel>
  );
}

function Part({ title, margin: { sold, bought, left, percent } }: { title: string; margin: PurchaseMargin }) {
  return (
    <section>
      <h3 className="pb-1 text-sm font-semibold">{title}</h3>
      <Facts
        facts={[
          [texts.sold, moneyText(sold)],
          [texts.bought, moneyText(bought)],
          [texts.margins.left, texts.leftOver(moneyText(left), percent)],
        ]}
      />
    </section>
  );
}
