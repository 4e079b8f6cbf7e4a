import { useState } from 'react';
import { ApiError } from '#contract/client.ts';
import { approveQuote, type Quote } from '#contract/quotes.ts';
import { freightExtraText, isFreightCharged } from '#domain/quotes/delivery-term.ts';
import { expiredProblem } from '#domain/quotes/expiry.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { showToast } from '#ui/toast-store.ts';
import { call } from '#web/platform/api.ts';
import { errorWords } from '#web/platform/error-words.ts';
import { Facts } from '#web/widgets/facts.tsx';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { Differences } from '../quote/differences.tsx';
import { amountWords, landedWords, paymentWords, rateWords, totalLabel } from '../quote/quote-words.ts';
import { RenewButton } from '../quote/renew-button.tsx';
import { Validity } from '../quote/validity.tsx';
import { useWrite } from '../use-write.ts';

export type ApproveSheetProps = { quote: Quote; onClose: () => void; onApproved?: (quote: Quote) => void };

/** Names the very version that is approved; if a newer one has come meanwhile, that one is shown first. */
export function ApproveSheet({ quote, onClose, onApproved }: ApproveSheetProps) {
  const [seen, setSeen] = useState(quote.version);
  const approve = useWrite(
    (idempotencyKey, version: number) =>
      call(approveQuote, { params: { quoteId: quote.quoteId }, body: { version } }, { idempotencyKey }),
    (approved) => {
      showToast(`Approved: ${approved.number}, version ${approved.version}, ${rateWords(approved)}.`, {
        kind: 'good',
      });
      if (onApproved) onApproved(approved);
      else onClose();
    },
  );
  const confirm = () => {
    setSeen(quote.version);
    void approve.run(quote.version);
  };
  const isNewer = quote.version > seen;
  const mayApprove = quote.allowedMoves.includes('approve');
  return (
    <Sheet
      open
      onClose={onClose}
      title={`Approve the quote of ${quote.supplier.alias}?`}
      description={`${quote.number}, version ${quote.version}`}
      foot={
        <>
          <Button variant="secondary" onClick={onClose}>
            {mayApprove ? 'Not yet' : 'Close'}
          </Button>
          {mayApprove && (
            <Button busy={approve.isRunning} onClick={confirm}>
              Approve
            </Button>
          )}
          {quote.allowedMoves.includes('renew') && <RenewButton quote={quote} />}
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {isNewer ? (
          <Notice tone="warn" live title={`Version ${quote.version} came meanwhile`}>
            Rate and terms below are the new ones. Please look at them before you approve.
          </Notice>
        ) : (
          <FormError error={approve.error} words={(error) => approveProblem(error, quote)} />
        )}
        {!mayApprove && !approve.error && (
          <Notice tone="warn">
            This quote cannot be approved any more: {quote.statusLabel.toLowerCase()}.
          </Notice>
        )}
        <Facts facts={factsOf(quote)} />
        <Differences differences={quote.differences} />
        <p className="text-sm text-ink-soft">
          Exactly one quote of a query is approved: the others are then not selected.
        </p>
      </div>
    </Sheet>
  );
}

function factsOf(quote: Quote) {
  return [
    ...(isFreightCharged(quote.deliveryTerm) ? [{ label: 'Landed rate', value: landedWords(quote) }] : []),
    {
      label: 'Rate',
      value: rateWords(quote),
      help: freightExtraText(quote.deliveryTerm),
    },
    { label: totalLabel(quote), value: amountWords(quote.total) },
    { label: 'Dispatch by', value: formatDay(quote.dispatchBy, DETAIL_DATE_FORMAT) },
    { label: 'Payment', value: paymentWords(quote.paymentPlan) },
    { label: 'Price holds', value: <Validity quote={quote} /> },
  ];
}

function approveProblem(error: unknown, quote: Quote): string {
  const isExpired = error instanceof ApiError && error.code === 'quote_expired';
  return isExpired ? expiredProblem(quote) : errorWords(error);
}
