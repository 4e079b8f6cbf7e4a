import type { Receipt } from '#contract/payments.ts';
import { DETAIL_DATE_FORMAT, formatDate } from '#domain/shared/format-date.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import { type Fact, Facts } from '#web/widgets/facts.tsx';
import { Amount } from '#web/widgets/orders/amount.tsx';

/** Papers carry the seller's day, wherever they are read. */
const SELLER_ZONE = MARKET_RULES.IN.timeZone;

export type ReceiptPaperProps = { receipt: Receipt };

/** One receipt, as it is read on the screen and on paper. */
export function ReceiptPaper({ receipt }: ReceiptPaperProps) {
  const { number, seller, amount, amountInWords } = receipt;
  return (
    <article aria-label={`Receipt ${number}`} className="border-b border-line py-3 last:border-b-0">
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1">
        <div>
          <h3 className="figures font-bold">{number}</h3>
          <p className="figures text-sm text-ink-soft">
            {formatDate(new Date(receipt.givenAt), SELLER_ZONE, DETAIL_DATE_FORMAT)} (IST)
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
        <span className="figures block">GSTIN {seller.gstin}</span>
      </p>
    </article>
  );
}

function factsOf(receipt: Receipt): Fact[] {
  const { company, orderNumber, quality, instalmentLabel, withheld, methodLabel, left } = receipt;
  return [
    { label: 'Received from', value: company },
    { label: 'Order', value: orderNumber, help: quality },
    { label: 'For', value: instalmentLabel },
    { label: 'Paid by', value: methodLabel },
    { label: receipt.referenceLabel, value: receipt.reference },
    ...(withheld.minor === '0' ? [] : [{ label: 'Tax deducted by you', value: <Amount of={withheld} /> }]),
    ...(receipt.accountCredit.minor === '0'
      ? []
      : [{ label: 'Kept as account credit', value: <Amount of={receipt.accountCredit} /> }]),
    { label: 'Total of the order', value: <Amount of={receipt.orderTotal} /> },
    ...(receipt.cancelled
      ? [{ label: 'Order cancelled', value: cancelledWords(receipt.cancelled), isMarked: true }]
      : [{ label: 'Still to pay', value: <Amount of={left} /> }]),
  ];
}

function cancelledWords({ at, reason }: NonNullable<Receipt['cancelled']>): string {
  const day = formatDate(new Date(at), SELLER_ZONE, DETAIL_DATE_FORMAT);
  return reason ? `${day}: ${reason}` : day;
}
