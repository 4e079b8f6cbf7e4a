import { useQueryClient } from '@tanstack/react-query';
import { type Order, sendApprovalCode, verifyApprovalCode } from '#contract/customer/orders.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { moneyOf } from '#domain/shared/wire-figures.ts';
import { Sheet } from '#ui/surfaces/sheet.tsx';
import { call } from '#web/platform/api.ts';
import { askForCode, freshCode, type SentCode } from '../one-time-code/sent-code.ts';
import { SentCodeForm, useSentCode } from '../one-time-code/sent-code-form.tsx';
import { orderWidgetsTexts } from './order-widgets.texts.ts';
import { ORDERS_KEY, ordersQueries } from './orders.queries.ts';

const { approval: texts } = orderWidgetsTexts;

const lastSent = new Map<string, SentCode>();

export type ApprovalCodeSheetProps = {
  order: Pick<Order, 'orderId' | 'number' | 'total'>;
  onApproved: (order: Order) => void;
  onClose: () => void;
};

/** The one-time code that confirms this order at this amount. Import it lazily: it brings the sheet along. */
export function ApprovalCodeSheet({ order, onApproved, onClose }: ApprovalCodeSheetProps) {
  const { orderId } = order;
  const client = useQueryClient();
  const code = useSentCode(
    () => freshCode(lastSent.get(orderId)),
    () => sendAgain(orderId),
  );
  const verify = async (otp: string) => {
    const approved = await call(verifyApprovalCode, { params: { orderId }, body: { otp } });
    lastSent.delete(orderId);
    client.setQueryData(ordersQueries.one(orderId).queryKey, approved);
    void client.invalidateQueries({ queryKey: [ORDERS_KEY] });
    onApproved(approved);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={texts.title(order.number)}
      description={texts.description(formatMoney(moneyOf(order.total)))}
    >
      <p className="figures min-h-6 pb-2 text-ink-soft">{code.sent && sentText(code.sent)}</p>
      <SentCodeForm code={code} verify={verify} submitLabel={texts.submit} />
    </Sheet>
  );
}

async function sendAgain(orderId: string): Promise<SentCode> {
  const send = () => call(sendApprovalCode, { params: { orderId }, body: {} });
  const sent = await askForCode(send, lastSent.get(orderId));
  lastSent.set(orderId, sent);
  return sent;
}

function sentText({ maskedTo }: SentCode): string {
  return maskedTo ? texts.sentTo(maskedTo) : texts.lastCode;
}
