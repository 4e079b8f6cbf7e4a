import type { ReactNode } from 'react';
import type { Order } from '#contract/customer/orders.ts';
import type { Instalment } from '#contract/order-fields.ts';
import { formatLengthFor } from '#domain/shared/length.ts';
import { lengthOf } from '#domain/shared/wire-figures.ts';
import { Length } from '#ui/figures/length.tsx';
import { useBuyerUnit } from '#web/widgets/buyer-settings.tsx';
import { ClothSwatch } from '#web/widgets/cloth/cloth-swatch.tsx';
import { Amount } from '#web/widgets/orders/amount.tsx';
import { partLabel } from '#web/widgets/payments/part-text.ts';
import { checkoutTexts } from '../checkout.texts.ts';

const { summary: texts } = checkoutTexts;

export type AmountHeadProps = { order: Order; due: Instalment | null; children?: ReactNode };

/** What is paid now and for what: the cloth, the order, and the one amount that matters. */
export function AmountHead({ order, due, children }: AmountHeadProps) {
  const unit = useBuyerUnit();
  return (
    <section aria-label={texts.label} className="rounded-card border border-line bg-paper p-4">
      <div className="flex gap-3">
        <ClothSwatch cloth={order.cloth} seed={order.fabId} size="list" className="shrink-0" />
        <div className="min-w-0">
          <p className="leading-snug font-semibold wrap-anywhere">{order.quality}</p>
          <p className="figures text-sm text-ink-soft">
            {order.number} · <Length text={formatLengthFor(lengthOf(order.quantity), unit)} />
          </p>
        </div>
      </div>
      {due && (
        <div className="mt-3 border-t border-line pt-3">
          <p className="text-sm text-ink-soft">{texts.part(partLabel(due), due.dueText.toLowerCase())}</p>
          <p className="text-2xl font-bold">
            <Amount of={due.left} />
          </p>
          {due.amount.minor !== order.total.minor && (
            <p className="text-sm text-ink-soft">
              {texts.ofTotal} <Amount of={order.total} /> {texts.inAll}
            </p>
          )}
          {children}
        </div>
      )}
    </section>
  );
}
