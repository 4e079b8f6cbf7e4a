import type { Receipt } from '#contract/customer/payments.ts';
import { DETAIL_DATE_FORMAT, formatDate } from '#domain/shared/format-date.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import { zoneLabel } from '#domain/shared/zone-label.ts';
import { type Fact, Facts } from '#web/widgets/facts.tsx';
import { Amount } from '#web/widgets/orders/amount.tsx';
import { paymentsTexts } from '../payments.texts.ts';

const { receipt: texts } = paymentsTexts;

/** Papers carry the seller's day, wherever they are read. */
const SELLER_ZONE = MARKET_RULES.IN.timeZone;

export type ReceiptPaperProps = { receipt: Receipt };

/** One receipt, as it is read on the screen and on paper. */
export function ReceiptPaper({ receipt }: ReceiptPaperProps) {
  const { number, seller, amount, amountInWords } = receipt;
  return (
    <article aria-label={texts.named(number)} className="border-b border-line py-3 last:border-b-0">
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1">
        <div>
          <h3 className="figures font-bold">{number}</h3>
          <p className="figures text-sm text-ink-soft">
            {formatDate(new Date(receipt.givenAt), SELLER_ZONE, DETAIL_DATE_FORMAT)} ({zoneLabel(SELLER_ZONE)}
            )
          </p>
        </div>
        <p className="text-xl font-bold">
          <Amount of={amount} />
        </p>
      </div>
      <p className="pt-1 text-sm text-ink-soft">{amountInWords}</p>
      <Facts facts={factsOf(receipt)} />
      <p className="pt-2 text-sm text-ink-soft">
        <span className="block font-semibold text-ink">{seller.name}</span>
        {seller.address}
        <span className="figures block">{texts.gstin(seller.gstin)}</span>
      </p>
    </article>
  );
}

function factsOf(receipt: Receipt): Fact[] {
  const { company, orderNumber, quality, instalmentLabel, withheld, methodLabel, left } = receipt;
  return [
    { label: texts.receivedFrom, value: company },
    { label: texts.order, value: orderNumber, help: quality },
    { label: texts.part, value: instalmentLabel },
    { label: texts.paidBy, value: methodLabel },
    { label: receipt.referenceLabel, value: receipt.reference },
    ...(withheld.minor === '0' ? [] : [{ label: texts.taxDeducted, value: <Amount of={withheld} /> }]),
    ...(receipt.accountCredit.minor === '0'
      ? []
      : [{ label: texts.accountCredit, value: <Amount of={receipt.accountCredit} /> }]),
    { label: texts.orderTotal, value: <Amount of={receipt.orderTotal} /> },
    ...(receipt.cancelled
      ? [{ label: texts.cancelled, value: cancelledText(receipt.cancelled), isMarked: true }]
      : [{ label: texts.left, value: <Amount of={left} /> }]),
  ];
}

function cancelledText({ at, reason }: NonNullable<Receipt['cancelled']>): string {
  const day = formatDate(new Date(at), SELLER_ZONE, DETAIL_DATE_FORMAT);
  return reason ? texts.cancelledBecause(day, reason) : day;
}
