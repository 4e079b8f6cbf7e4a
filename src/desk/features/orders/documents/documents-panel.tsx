import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DocumentList, DocumentRecord } from '#contract/customer/documents.ts';
import { issueDocumentForStaff } from '#contract/staff/documents.ts';
import { useMay } from '#desk/platform/access.ts';
import { call } from '#desk/platform/api.ts';
import { type Change, useChange } from '#desk/platform/use-change.ts';
import { FormProblem } from '#desk/widgets/forms/form-problem.tsx';
import { Loaded } from '#desk/widgets/layout/loaded.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import type { RequestableType } from '#domain/documents/requestable-type.ts';
import { Button, ButtonLink } from '#ui/buttons/button.tsx';
import { DOCUMENTS_KEY, orderQueries } from '../orders.queries.ts';
import { DocumentRow } from './document-row.tsx';
import { documentsTexts as texts } from './documents.texts.ts';
import { VoidSheet } from './void-sheet.tsx';

export function DocumentsPanel({ orderId }: { orderId: string }) {
  const query = useQuery(orderQueries.documents(orderId));
  return (
    <Panel title={texts.title}>
      <Loaded query={query}>{(list) => <Documents orderId={orderId} list={list} />}</Loaded>
    </Panel>
  );
}

function Documents({ orderId, list }: { orderId: string; list: DocumentList }) {
  const { records, offered, ownPurchaseOrder } = list;
  const [voiding, setVoiding] = useState<DocumentRecord | null>(null);
  const mayIssue = useMay(issueDocumentForStaff);
  const issue = useIssue(orderId, records);
  return (
    <div className="flex flex-col gap-2 text-sm">
      {records.length === 0 && ownPurchaseOrder === null && <p className="text-ink-soft">{texts.none}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {records.map((record) => (
          <DocumentRow
            key={record.documentId}
            record={record}
            mayIssue={mayIssue}
            onIssue={(type) => issue.run(type)}
            onVoid={() => setVoiding(record)}
          />
        ))}
      </ul>
      {ownPurchaseOrder && (
        <p className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-2">
          <span className="min-w-0 break-words">{texts.ownPurchaseOrder(ownPurchaseOrder.name)}</span>
          <ButtonLink
            href={ownPurchaseOrder.url}
            variant="quiet"
            size="small"
            icon="download"
            aria-label={texts.downloadOwn(ownPurchaseOrder.name)}
            download
          >
            {texts.download}
          </ButtonLink>
        </p>
      )}
      {mayIssue && offered.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {offered.map(({ type, typeLabel }) => (
            <Button
              key={type}
              variant="secondary"
              size="small"
              busy={issue.isRunning}
              onClick={() => issue.run(type)}
            >
              {texts.issue(typeLabel)}
            </Button>
          ))}
        </div>
      )}
      <FormProblem change={issue} />
      {voiding && <VoidSheet record={voiding} onClose={() => setVoiding(null)} />}
    </div>
  );
}

function useIssue(orderId: string, records: readonly DocumentRecord[]): Change<RequestableType> {
  return useChange({
    send: (type: RequestableType, idempotencyKey) =>
      call(issueDocumentForStaff, { params: { orderId }, body: { type } }, { idempotencyKey }),
    touches: [DOCUMENTS_KEY],
    done: ({ documentId, typeLabel, number }) =>
      records.some((record) => record.documentId === documentId)
        ? texts.unchanged(number)
        : texts.issuedNow(typeLabel, number),
  });
}
