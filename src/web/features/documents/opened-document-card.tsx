import { useEffect, useRef, useState } from 'react';
import type { OpenedDocument } from '#contract/customer/documents.ts';
import { DOCUMENT_FORMAT_LABEL, type DocumentFormat } from '#domain/documents/document-format.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { errorMessage } from '#web/platform/error-message.ts';
import { useTask } from '#web/platform/use-task.ts';
import { issueDayText } from '#web/widgets/documents/issue-day-text.ts';
import { NotPrepared, openDownload } from '#web/widgets/documents/open-download.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { documentPageTexts as texts } from './documents-page.texts.ts';

export type OpenedDocumentCardProps = {
  opened: OpenedDocument;
  open: (format: DocumentFormat, signal: AbortSignal) => Promise<OpenedDocument>;
};

/** What the document is, and how to have it; each download takes a ticket of its own. */
export function OpenedDocumentCard({ opened, open }: OpenedDocumentCardProps) {
  const [percent, setPercent] = useState<number | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const download = useTask(async (format: DocumentFormat) => {
    stop.current = new AbortController();
    const { signal } = stop.current;
    try {
      await openDownload((until) => open(format, until), { signal, onProgress: setPercent });
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      setPercent(null);
    }
  });
  return (
    <section className="flex flex-col gap-3 rounded-card border border-line bg-paper p-4">
      <div>
        <h1 className="text-xl font-bold">{opened.typeLabel}</h1>
        <p className="figures text-ink-soft">{texts.issued(opened.number, issueDayText(opened.issuedAt))}</p>
      </div>
      <p>
        <span className="figures block">{texts.order(opened.orderNumber)}</span>
        <span className="block text-ink-soft">{texts.from(opened.seller)}</span>
      </p>
      {opened.replacedBy !== null && <Notice tone="warn">{texts.replacedBy(opened.replacedBy)}</Notice>}
      {opened.replacedBy === null && opened.voidReason !== null && (
        <Notice tone="warn">{texts.voided(opened.voidReason)}</Notice>
      )}
      <FormError error={download.error} words={downloadText} />
      {percent !== null && <ProgressBar label={texts.preparing} percent={percent} />}
      <div className="grid gap-2 sm:flex sm:flex-wrap">
        {opened.formats.map((format, index) => (
          <Button
            key={format}
            variant={index === 0 ? 'primary' : 'secondary'}
            icon="download"
            busy={download.isRunning}
            onClick={() => void download.run(format)}
          >
            {texts.download(DOCUMENT_FORMAT_LABEL[format])}
          </Button>
        ))}
      </div>
    </section>
  );
}

function downloadText(error: unknown): string {
  return error instanceof NotPrepared ? texts.notPrepared : errorMessage(error);
}
