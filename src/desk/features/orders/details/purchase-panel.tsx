import { useQuery } from '@tanstack/react-query';
import type { DeskKey } from '#contract/events.ts';
import { findOrderPurchase } from '#contract/staff/purchases.ts';
import { useMay } from '#desk/platform/access.ts';
import { call } from '#desk/platform/api.ts';
import { moneyText } from '#desk/widgets/figures.ts';
import { Facts } from '#desk/widgets/layout/facts.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { TextLink } from '#desk/widgets/layout/text-link.tsx';
import { PURCHASE_STATE_LABEL } from '#domain/purchases/purchase-state.ts';
import { ordersTexts } from '../orders.texts.ts';

const texts = ordersTexts.purchase;
const PURCHASES_KEY = 'purchases' satisfies DeskKey;

/** Our order to the mill behind this one, and what it leaves; ready cloth has none. */
export function PurchasePanel({ orderId }: { orderId: string }) {
  const mayRead = useMay(findOrderPurchase);
  const { data } = useQuery({
    queryKey: [PURCHASES_KEY, 'of-order', orderId],
    queryFn: ({ signal }) => call(findOrderPurchase, { params: { orderId } }, { signal }),
    enabled: mayRead,
  });
  const purchase = data?.purchase;
  if (!purchase) return null;
  const { purchaseId, number, supplierName, state, goods, open, agreed, billedMargin } = purchase;
  return (
    <Panel title={texts.title} aside={<TextLink to={`/purchases/${purchaseId}`}>{number}</TextLink>}>
      <Facts
        facts={[
          [texts.mill, supplierName],
          [texts.state, PURCHASE_STATE_LABEL[state]],
          [texts.goods, moneyText(goods)],
          [texts.open, moneyText(open)],
          [texts.agreed, texts.margin(moneyText(agreed.left), agreed.percent)],
          [texts.billed, texts.margin(moneyText(billedMargin.left), billedMargin.percent)],
        ]}
      />
    </Panel>
  );
}
