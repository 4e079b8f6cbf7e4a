import { Link } from '@tanstack/react-router';
import type { HeldOrder } from '#contract/customer/orders.ts';
import type { PaymentLine } from '#contract/customer/payments.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { Chip } from '#ui/surfaces/chip.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { linkTo } from '#web/platform/navigation/link-to.ts';
import { OVERLAY_STATE } from '#web/platform/navigation/overlays.ts';
import { useBuyerDay } from '#web/widgets/buyer-settings.tsx';
import { ClothSwatch } from '#web/widgets/cloth/cloth-swatch.tsx';
import { Amount } from '#web/widgets/orders/amount.tsx';
import { HoldNote } from '#web/widgets/orders/hold-note.tsx';
import { checkoutLocation, orderLocation } from '#web/widgets/orders/order-links.ts';
import { goodsOfPart, partLabel } from '#web/widgets/payments/part-text.ts';
import { paymentsTexts } from '../payments.texts.ts';
import { tabSearch } from '../payments-search.ts';
import { dueDateText, type HeldPartTiming, isDueNow, lineState } from './payment-text.ts';

const { card: texts } = paymentsTexts;

export type PaymentCardProps = {
  line: PaymentLine;
  /** Its order, while that waits for its first payment. */
  held: HeldOrder | undefined;
};

/** One part of an order's price: of what, how it stands, how much, and the next step. */
export function PaymentCard({ line, held }: PaymentCardProps) {
  const { orderNumber, orderId, fabId, quality, cloth, instalment } = line;
  const part = partOfHeld(line, held);
  const { tone, word } = lineState(line, part);
  return (
    <article className="rounded-card border border-line bg-paper p-4">
      <div className="flex gap-3">
        <ClothSwatch cloth={cloth} seed={fabId} size="list" className="shrink-0" />
        <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
          <h2 className="max-w-full leading-snug font-semibold wrap-anywhere">{quality}</h2>
          <p className="figures text-sm text-ink-soft">
            {texts.partOf(instalment.label)}{' '}
            <Link
              {...orderLocation('order', orderId)}
              className="inline-flex min-h-6 items-center whitespace-nowrap text-brand-700"
            >
              {orderNumber}
            </Link>
            <span className="block">{goodsOfPart(instalment)}</span>
          </p>
          <Chip tone={tone}>{word}</Chip>
          {part === 'now' && !instalment.inProgress && <HoldNote heldUntil={held?.heldUntil ?? null} />}
        </div>
      </div>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-3 border-t border-line pt-3">
        <Figure line={line} isLate={tone === 'bad'} />
        <NextStep line={line} part={part} />
      </div>
    </article>
  );
}

/** The order is confirmed by its first open part; what comes after it waits. */
function partOfHeld({ instalment }: PaymentLine, held: HeldOrder | undefined): HeldPartTiming {
  const first = held?.next ?? null;
  return first === null || first.instalmentId === instalment.instalmentId ? 'now' : 'later';
}

function Figure({ line, isLate }: { line: PaymentLine; isLate: boolean }) {
  const { today, zone } = useBuyerDay();
  const { state, amount, left } = line.instalment;
  return (
    <p
      className={classNames('figures min-w-0 flex-1 basis-36 text-sm', isLate ? 'text-bad' : 'text-ink-soft')}
    >
      {dueDateText(line, today, zone)}
      <span className="block text-lg font-bold text-ink">
        <Amount of={state === 'paid' ? amount : left} />
      </span>
      <PartText line={line} />
    </p>
  );
}

/** What of it came in already. */
function PartText({ line: { instalment } }: { line: PaymentLine }) {
  const { paid, withheld, amount, state } = instalment;
  if (withheld.minor !== '0')
    return (
      <span className="block text-ink-soft">
        <Amount of={withheld} /> {texts.taxDeducted}
      </span>
    );
  if (state === 'paid' || paid.minor === '0') return null;
  return (
    <span className="block text-ink-soft">
      {texts.leftOf} <Amount of={amount} />
    </span>
  );
}

/** A receipt for what is paid; a look at what is being checked, and never a second invitation to pay it. */
function NextStep({ line, part }: { line: PaymentLine; part: HeldPartTiming }) {
  const { today } = useBuyerDay();
  const { fabId, orderId } = line;
  const { state, inProgress } = line.instalment;
  if (state === 'paid') return <ReceiptLink line={line} />;
  if (part === 'later' || inProgress === 'letter_accepted') return null;
  const label = inProgress ? texts.viewPayment : texts.pay;
  const isPrimary = !inProgress && isDueNow(line, today);
  return (
    <Link
      {...checkoutLocation({ fabId, orderId, instalment: chosenPart(line) })}
      aria-label={texts.named(label, line.orderNumber, partLabel(line.instalment))}
      className={classNames(
        buttonClass({ variant: isPrimary ? 'primary' : 'secondary', size: 'small' }),
        'shrink-0',
      )}
    >
      {label}
    </Link>
  );
}

/** Parts of their own goods are paid in the order the buyer likes, all others one after the other. */
function chosenPart({ instalment }: PaymentLine): number | null {
  return goodsOfPart(instalment) === null ? null : instalment.position;
}

/** What was settled without money coming in has no receipt. */
function ReceiptLink({ line }: { line: PaymentLine }) {
  const { paymentOrderId, receiptNumber, orderNumber, instalment } = line;
  if (paymentOrderId === null || receiptNumber === null) return null;
  return (
    <Link
      {...linkTo('payments', { ...tabSearch('paid'), view: 'receipt', id: paymentOrderId })}
      state={OVERLAY_STATE}
      aria-label={texts.named(texts.receipt, orderNumber, instalment.label)}
      className={classNames(buttonClass({ variant: 'secondary', size: 'small' }), 'shrink-0')}
    >
      {texts.receipt}
    </Link>
  );
}
