import type { DocumentRecord } from '#contract/customer/documents.ts';
import { DOCUMENT_FORMAT_LABEL } from '#domain/documents/document-format.ts';
import { DownloadButton } from '#ui/buttons/download-button.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { documentsTexts as texts } from './documents.texts.ts';
import { issueDayText } from './issue-day-text.ts';
import { SharingButton } from './sharing-button.tsx';
import type { DownloadTask } from './use-download.ts';

export type DocumentRowProps = {
  record: DocumentRecord;
  download: DownloadTask;
  onShare: () => void;
};

export function isVoid({ replacedBy, voidReason }: DocumentRecord): boolean {
  return replacedBy !== null || voidReason !== null;
}

/** One document: what it is, its number and day, and what can be done with it. */
export function DocumentRow({ record, download, onShare }: DocumentRowProps) {
  const { documentId, typeLabel, about, number, issuedAt, formats } = record;
  const isPreparing = download.preparing?.documentId === documentId;
  return (
    <li className="flex flex-col gap-1 py-2">
      <p className="min-w-0">
        <span className="block font-semibold">{typeLabel}</span>
        {about !== null && <span className="figures block text-sm">{about}</span>}
        <span className="figures block text-sm text-ink-soft">
          {texts.issued(number, issueDayText(issuedAt))}
        </span>
        {isVoid(record) && (
          <span className="figures block text-sm font-semibold text-bad">{voidText(record)}</span>
        )}
      </p>
      <div className="-ml-2 flex flex-wrap gap-1">
        {formats.map((format, index) => (
          <DownloadButton
            key={format}
            label={DOCUMENT_FORMAT_LABEL[format]}
            name={texts.downloadName(typeLabel, number, DOCUMENT_FORMAT_LABEL[format])}
            // One sign for all forms, so that they fit beside each other on a phone.
            hasIcon={index === 0}
            onClick={() => download.start(documentId, format)}
          />
        ))}
        {!isVoid(record) && <SharingButton record={record} onShare={onShare} />}
      </div>
      {isPreparing && <ProgressBar label={texts.preparing} percent={download.preparing?.percent ?? 0} />}
    </li>
  );
}

function voidText({ replacedBy, voidReason }: DocumentRecord): string {
  return replacedBy === null ? texts.voided(voidReason ?? '') : texts.replacedBy(replacedBy);
}
