import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '#contract/client.ts';
import { approveQuote, type Quote } from '#contract/customer/quotes.ts';
import { freightExtraText, isFreightCharged } from '#domain/quotes/delivery-term.ts';
import { expiredProblem } from '#domain/quotes/expiry.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Sheet } from '#ui/surfaces/sheet.tsx';
import { call } from '#web/platform/api.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { linkTo } from '#web/platform/navigation/link-to.ts';
import { useBuyerUnit } from '#web/widgets/buyer-settings.tsx';
import { Facts } from '#web/widgets/facts.tsx';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { Differences } from '../quote/differences.tsx';
import { MissingTotal } from '../quote/missing-total.tsx';
import { quoteTexts } from '../quote/quote.texts.ts';
import { isEnded } from '../quote/quote-order.ts';
import {
  appliedRateText,
  formatAmount,
  landedText,
  paymentText,
  termText,
  totalLabel,
} from '../quote/quote-text.ts';
import { RenewButton } from '../quote/renew-button.tsx';
import { Validity } from '../quote/validity.tsx';
import { useQuoteWrite } from '../use-write.ts';
import { sheetTexts } from './sheets.texts.ts';

const texts = sheetTexts.approve;

export type ApproveSheetProps = { quote: Quote; onClose: () => void };

/** Names the very version that is approved; if a newer one has come meanwhile, that one is shown first. */
export function ApproveSheet({ quote, onClose }: ApproveSheetProps) {
  const router = useRouter();
  const unit = useBuyerUnit();
  const [seen, setSeen] = useState(quote.version);
  const approve = useQuoteWrite(
    (idempotencyKey, version: number) =>
      call(approveQuote, { params: { quoteId: quote.quoteId }, body: { version } }, { idempotencyKey }),
    (approved) => {
      showToast(texts.done(approved.number, approved.version, appliedRateText(approved, unit)), {
        kind: 'good',
      });
      // In place of this sheet: who approves a quote wants to order it, and Back leads to the query.
      void router.navigate({
        ...linkTo('confirmDetails', { quoteId: approved.quoteId }, { fabId: approved.fabId }),
        replace: true,
      });
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
      title={texts.title(quote.supplier.alias)}
      description={quoteTexts.version(quote.number, quote.version)}
      foot={
        <>
          <Button variant="secondary" onClick={onClose}>
            {mayApprove ? texts.notYet : sheetTexts.close}
          </Button>
          {mayApprove && (
            <Button busy={approve.isRunning} onClick={confirm}>
              {texts.confirm}
            </Button>
          )}
          {quote.allowedMoves.includes('renew') && <RenewButton quote={quote} />}
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {isNewer ? (
          <Notice tone="warn" live title={texts.newer(quote.version)}>
            {texts.newerNext}
          </Notice>
        ) : (
          <FormError error={approve.error} words={(error) => approveProblem(error, quote)} />
        )}
        {!mayApprove && !approve.error && <WhyNot quote={quote} />}
        <Facts facts={factsOf(quote, unit)} />
        <Differences differences={quote.differences} />
        <p className="text-sm text-ink-soft">{texts.oneOnly}</p>
      </div>
    </Sheet>
  );
}

/** What keeps this quote from being approved, and what to do about it. */
function WhyNot({ quote }: { quote: Quote }) {
  if (quote.isExpired && quote.status !== 'approved')
    return <Notice tone="warn">{expiredProblem(quote)}</Notice>;
  if (quote.missingCost !== null && !isEnded(quote)) return <MissingTotal quote={quote} />;
  return <Notice tone="warn">{texts.notOpen(quote.statusLabel)}</Notice>;
}

function factsOf(quote: Quote, unit: LengthUnit | undefined) {
  return [
    ...(isFreightCharged(quote.deliveryTerm)
      ? [{ label: texts.landedRate, value: landedText(quote, unit), help: termText(quote) }]
      : []),
    {
      label: texts.rate,
      value: appliedRateText(quote, unit),
      help: freightExtraText(quote.deliveryTerm),
    },
    { label: totalLabel(quote), value: formatAmount(quote.total) },
    { label: texts.dispatchBy, value: formatDay(quote.dispatchBy, DETAIL_DATE_FORMAT) },
    ...(quote.arriveBy === null
      ? []
      : [{ label: texts.arrivesBy, value: formatDay(quote.arriveBy, DETAIL_DATE_FORMAT) }]),
    { label: texts.payment, value: paymentText(quote.paymentPlan) },
    { label: texts.validity, value: <Validity quote={quote} /> },
  ];
}

function approveProblem(error: unknown, quote: Quote): string {
  const isExpired = error instanceof ApiError && error.code === 'quote_expired';
  return isExpired ? expiredProblem(quote) : errorMessage(error);
}
