import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { type DocumentRecord, requestDocument } from '#contract/customer/documents.ts';
import type { RequestableType } from '#domain/documents/requestable-type.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { call } from '#web/platform/api.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { useWrite } from '#web/platform/use-intent.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { DocumentRow, isVoid } from './document-row.tsx';
import { DocumentSharing, ShelfSheet, useDocumentSharing } from './document-sharing.tsx';
import { DOCUMENTS_KEY, documentsQueries } from './documents.queries.ts';
import { documentsTexts as texts } from './documents.texts.ts';
import { NotPrepared } from './open-download.ts';
import { OwnPurchaseOrder } from './own-purchase-order.tsx';
import { useDownload } from './use-download.ts';

export type DocumentShelfProps = {
  orderId: string;
  /** What later steps of the order will bring. */
  coming?: readonly string[];
};

/** The documents of an order, wherever it is shown. */
export function DocumentShelf(props: DocumentShelfProps) {
  const shelf = <Shelf {...props} />;
  return useDocumentSharing() ? shelf : <DocumentSharing>{shelf}</DocumentSharing>;
}

function Shelf({ orderId, coming = [] }: DocumentShelfProps) {
  const { data, error, isFetching, refetch } = useQuery(documentsQueries.ofOrder(orderId));
  const download = useDownload();
  const request = useRequest(orderId);
  const sharing = useDocumentSharing();
  if (!data && error) return <ShelfError busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton />;
  const { records, offered, ownPurchaseOrder } = data;
  const rowOf = (record: DocumentRecord) => (
    <DocumentRow
      key={record.documentId}
      {...{ record, download }}
      onShare={() => sharing?.change({ orderId, record, link: null })}
    />
  );
  const isEmpty = records.length + offered.length + coming.length === 0 && ownPurchaseOrder === null;
  return (
    <>
      <FormError error={request.error} words={errorMessage} />
      <FormError error={download.error} words={downloadText} />
      <ul aria-label={texts.title} className="divide-y divide-line">
        {records.filter((record) => !isVoid(record)).map(rowOf)}
        {ownPurchaseOrder && <OwnPurchaseOrder file={ownPurchaseOrder} />}
        {offered.map(({ type, typeLabel }) => (
          <li key={type} className="flex items-center justify-between gap-3 py-2">
            <span className="font-semibold">{typeLabel}</span>
            <Button
              variant="quiet"
              size="small"
              aria-label={texts.requestName(typeLabel)}
              busy={request.isRunning}
              onClick={() => void request.run(type)}
            >
              {texts.request}
            </Button>
          </li>
        ))}
      </ul>
      <VoidDocuments rows={records.filter(isVoid).map(rowOf)} />
      {isEmpty && <p className="text-sm text-ink-soft">{texts.none}</p>}
      {coming.length > 0 && <p className="text-sm text-ink-soft">{texts.coming(coming.join(', '))}</p>}
      <ShelfSheet orderId={orderId} />
    </>
  );
}

/** What counts no longer is kept for whoever asks. */
function VoidDocuments({ rows }: { rows: readonly ReactNode[] }) {
  const [isShown, setShown] = useState(false);
  const listId = useId();
  if (rows.length === 0) return null;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-expanded={isShown}
        aria-controls={listId}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? texts.hideVoid : texts.showVoid(rows.length)}
      </Button>
      <ul id={listId} aria-label={texts.voidTitle} hidden={!isShown} className="divide-y divide-line">
        {rows}
      </ul>
    </>
  );
}

function useRequest(orderId: string) {
  return useWrite([DOCUMENTS_KEY], (idempotencyKey, type: RequestableType) =>
    call(requestDocument, { body: { orderId, type } }, { idempotencyKey }),
  );
}

function downloadText(error: unknown): string {
  return error instanceof NotPrepared ? texts.notPrepared : errorMessage(error);
}

function ShelfError({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="text-sm text-ink-soft">{texts.failed}</p>
      <Button variant="quiet" size="small" busy={busy} onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  );
}
