import type { Order } from '#contract/customer/orders.ts';
import type { Instalment } from '#contract/order-fields.ts';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { partHelp, partLabel } from '#web/widgets/payments/part-text.ts';
import { checkoutTexts } from '../checkout.texts.ts';
import { usePayMoves } from '../pay-search.ts';
import { payableInstalments } from '../pay-state.ts';

export type PartChoiceProps = { order: Order; chosen: Instalment | null };

/** Where several invoices are open, the buyer says which of them this payment is for. */
export function PartChoice({ order, chosen }: PartChoiceProps) {
  const { choosePart } = usePayMoves(order.orderId);
  const parts = payableInstalments(order);
  if (parts.length < 2) return null;
  return (
    <div className="rounded-card border border-line bg-paper px-4 pt-4 pb-1">
      <RadioGroup
        legend={checkoutTexts.choose.part}
        name="instalment"
        value={chosen ? String(chosen.position) : null}
        options={parts.map((part) => ({
          value: String(part.position),
          label: partLabel(part),
          help: partHelp(part),
        }))}
        onChange={(value) => choosePart(Number(value))}
      />
    </div>
  );
}
