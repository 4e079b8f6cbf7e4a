import type { SyntheticEvent } from 'react';
import type { Order } from '#contract/customer/orders.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { moneyOf } from '#domain/shared/wire-figures.ts';
import { Button } from '#ui/buttons/button.tsx';
import { StickyAction } from '#ui/surfaces/sticky-action.tsx';
import { refusalMessage } from '#web/platform/refusal-message.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { createOrderTexts as texts } from './create-order.texts.ts';
import type { OrderFormData } from './form/order-values.ts';
import { promisedTotal } from './form/promised-total.ts';
import { useOpenParts } from './form/use-open-parts.ts';
import { type OrderForm as OrderFormState, useOrderForm } from './form/use-order-form.ts';
import { OrderLines } from './lines/order-lines.tsx';
import { ClothCard } from './parts/cloth-card.tsx';
import { LazyAddressSheet } from './sheets/lazy-address-sheet.tsx';
import { OrderSummary } from './summary/order-summary.tsx';

export type OrderFormProps = { formData: OrderFormData; onPlaced: (order: Order) => Promise<void> };

/** Everything the buyer settles before paying, a line each, and directly below or beside it what it costs. */
export function OrderForm({ formData, onPlaced }: OrderFormProps) {
  const order = useOrderForm(formData, onPlaced);
  const parts = useOpenParts(order);
  const submit = (event: SyntheticEvent) => {
    parts.openWrong();
    order.submit(event);
  };
  return (
    <>
      <form
        ref={order.form.ref}
        noValidate
        onSubmit={submit}
        className="-mx-4 flex flex-col gap-3 wide:mx-0 wide:grid wide:grid-cols-[minmax(0,1fr)_24rem] wide:items-start wide:gap-6"
      >
        <div className="flex min-w-0 flex-col gap-3 px-4 wide:px-0">
          <ClothCard order={order}>
            <OrderLines order={order} parts={parts} />
          </ClothCard>
        </div>
        {/* On phones the action must stick to the whole form, not to its column. */}
        <div className="contents wide:sticky wide:top-20 wide:flex wide:flex-col wide:gap-3">
          <div className="px-4 wide:px-0">
            <OrderSummary order={order} />
          </div>
          <PlaceAction order={order} />
        </div>
      </form>
      <LazyAddressSheet order={order} />
    </>
  );
}

function PlaceAction({ order }: { order: OrderFormState }) {
  const { form, preview, error } = order;
  const total = promisedTotal(order);
  return (
    <StickyAction note={error ? <FormError error={error} words={refusalMessage} /> : undefined}>
      <Button
        type="submit"
        className="wide:w-full"
        busy={form.isSending || (preview.isAsking && !preview.totals)}
      >
        {total ? texts.placeFor(formatMoney(moneyOf(total))) : texts.place}
      </Button>
    </StickyAction>
  );
}
