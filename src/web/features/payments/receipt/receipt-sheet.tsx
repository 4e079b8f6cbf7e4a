import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Receipt } from '#contract/customer/payments.ts';
import { BRAND_NAME } from '#domain/shared/brand.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Sheet } from '#ui/surfaces/sheet.tsx';
import { errorMessage } from '#web/platform/error-message.ts';
import { isEmbedded } from '#web/platform/host/embedded-mode.ts';
import { paymentsQueries } from '#web/widgets/payments/payments.queries.ts';
import { paymentsTexts } from '../payments.texts.ts';
import { ReceiptPaper } from './receipt-paper.tsx';
import { shareReceipts } from './share-receipts.ts';
import { usePrintElement } from './use-print-element.ts';

const { receipt: texts } = paymentsTexts;

export type ReceiptSheetProps = { paymentOrderId: string; onClose: () => void };

/** Every part that came in has a receipt of its own. */
export function ReceiptSheet({ paymentOrderId, onClose }: ReceiptSheetProps) {
  const { data, error, isFetching, refetch } = useQuery(paymentsQueries.receipts(paymentOrderId));
  const receipts = data?.receipts ?? [];
  return (
    <Sheet
      open
      textOnly
      onClose={onClose}
      title={titleOf(receipts)}
      foot={receipts.length > 0 && <Actions receipts={receipts} />}
    >
      {data ? (
        <Papers receipts={receipts} />
      ) : error ? (
        <ErrorState detail={errorMessage(error)} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label={texts.loading} className="flex flex-col gap-3 py-2">
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton className="max-w-40" />
        </div>
      )}
    </Sheet>
  );
}

function titleOf(receipts: readonly Receipt[]): string {
  return receipts.length > 1 ? texts.titleMany : texts.title;
}

/** Printing saves as PDF too; a web view of the host app has no printer. */
function Actions({ receipts }: { receipts: readonly Receipt[] }) {
  return (
    <>
      <Button variant="secondary" icon="mail" onClick={() => void shareReceipts(receipts)}>
        {texts.share}
      </Button>
      {!isEmbedded() && <Button onClick={() => window.print()}>{texts.print}</Button>}
    </>
  );
}

function Papers({ receipts }: { receipts: readonly Receipt[] }) {
  const paper = useRef<HTMLDivElement>(null);
  usePrintElement(paper);
  if (receipts.length === 0) return <p className="py-2 text-ink-soft">{texts.none}</p>;
  const papers = receipts.map((receipt) => <ReceiptPaper key={receipt.number} receipt={receipt} />);
  return (
    <>
      {papers}
      {createPortal(
        <div ref={paper} aria-hidden="true" className="hidden p-8 print:block">
          <p className="text-2xl font-bold">{BRAND_NAME}</p>
          <p className="pb-4 text-lg text-ink-soft">{titleOf(receipts)}</p>
          {papers}
        </div>,
        document.body,
      )}
    </>
  );
}
