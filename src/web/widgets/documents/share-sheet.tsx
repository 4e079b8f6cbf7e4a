import { useQuery } from '@tanstack/react-query';
import { type DocumentRecord, endDocumentShare, shareDocument } from '#contract/customer/documents.ts';
import { Button } from '#ui/buttons/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { call } from '#web/platform/api.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { useWrite } from '#web/platform/use-intent.ts';
import { useBuyerZone } from '#web/widgets/buyer-settings.tsx';
import { formatMoment } from '#web/widgets/format-moment.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { type CreatedLink, fullAddress, LinkSheet } from '../sharing/link-sheet.tsx';
import { DOCUMENTS_KEY, documentsQueries } from './documents.queries.ts';
import { documentsTexts } from './documents.texts.ts';

const { sheet: texts } = documentsTexts;

export type ShareSheetProps = {
  record: DocumentRecord;
  /** The one that was just made. */
  link: CreatedLink | null;
  onLink: (link: CreatedLink) => void;
  onClose: () => void;
};

/** Makes a link by which anybody reads this document, and ends links that were made before. */
export function ShareSheet({ record, link, onLink, onClose }: ShareSheetProps) {
  const { documentId, typeLabel, number } = record;
  const zone = useBuyerZone();
  const make = useWrite(
    [DOCUMENTS_KEY],
    (idempotencyKey) => call(shareDocument, { params: { documentId }, body: {} }, { idempotencyKey }),
    onLink,
  );
  return (
    <LinkSheet
      texts={texts}
      description={texts.description(typeLabel, number)}
      make={make}
      address={fullAddress(link)}
      lead={texts.life}
      until={link ? texts.until(formatMoment(link.expiresAt, zone)) : ''}
      message={{
        title: texts.shareTitle(typeLabel, number),
        text: (address) => texts.shareText(typeLabel, number, address),
      }}
      onClose={onClose}
    >
      <LiveLinks documentId={documentId} />
    </LinkSheet>
  );
}

function LiveLinks({ documentId }: { documentId: string }) {
  const { data } = useQuery(documentsQueries.shares(documentId));
  const zone = useBuyerZone();
  const end = useWrite(
    [DOCUMENTS_KEY],
    (_key, shareId: string) => call(endDocumentShare, { params: { documentId, shareId } }),
    () => showToast(texts.ended, { kind: 'good' }),
  );
  const records = data?.records ?? [];
  if (records.length === 0) return null;
  return (
    <section aria-labelledby="live-links" className="pt-4">
      <h3 id="live-links" className="font-bold">
        {texts.live}
      </h3>
      <FormError error={end.error} words={errorMessage} />
      <ul className="divide-y divide-line">
        {records.map(({ shareId, expiresAt, uses }) => {
          const expires = formatMoment(expiresAt, zone);
          return (
            <li key={shareId} className="flex items-center justify-between gap-3 py-2">
              <p className="figures min-w-0 text-sm text-ink-soft">{texts.opened(expires, uses)}</p>
              <Button
                variant="quiet"
                size="small"
                className="shrink-0"
                aria-label={texts.endOf(expires)}
                busy={end.isRunning}
                onClick={() => void end.run(shareId)}
              >
                {texts.end}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
