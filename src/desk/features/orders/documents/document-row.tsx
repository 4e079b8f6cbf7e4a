import type { DocumentRecord } from '#contract/customer/documents.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { FormProblem } from '#desk/widgets/forms/form-problem.tsx';
import { momentText } from '#desk/widgets/time.ts';
import { DOCUMENT_FORMAT_LABEL, type DocumentFormat } from '#domain/documents/document-format.ts';
import { REQUESTABLE_TYPES, type RequestableType } from '#domain/documents/requestable-type.ts';
import { voidingProblem, voidNotice } from '#domain/documents/void-document.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DownloadButton } from '#ui/buttons/download-button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Chip } from '#ui/surfaces/chip.tsx';
import { documentsTexts as texts } from './documents.texts.ts';
import { openDocument } from './open-document.ts';

export type DocumentRowProps = {
  record: DocumentRecord;
  mayIssue: boolean;
  onIssue: (type: RequestableType) => void;
  onVoid: () => void;
};

/** One document: what it is, whether it holds, and what can be done with it. */
export function DocumentRow({ record, mayIssue, onIssue, onVoid }: DocumentRowProps) {
  const { type, typeLabel, about, number, version, replacedBy, voidReason } = record;
  const isVoid = voidNotice(record) !== null;
  const requestable = REQUESTABLE_TYPES.find((each) => each === type);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {typeLabel}
          {about !== null && <span className="font-normal">{about}</span>}
          {version > 1 && <span className="font-normal text-ink-soft">{texts.version(version)}</span>}
          <Chip tone={isVoid ? 'bad' : 'good'}>{isVoid ? texts.void : texts.valid}</Chip>
        </p>
        <p className="figures text-ink-soft">{texts.issued(number, momentText(record.issuedAt))}</p>
        {isVoid && (
          <p className="figures text-bad">
            {replacedBy === null ? texts.voided(voidReason ?? '') : texts.replacedBy(replacedBy)}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-1">
        <OpenButtons record={record} />
        {mayIssue && requestable && !isVoid && (
          <Button
            variant="quiet"
            size="small"
            aria-label={texts.issueAgainOf(typeLabel, number)}
            onClick={() => onIssue(requestable)}
          >
            {texts.issueAgain}
          </Button>
        )}
        {mayIssue && voidingProblem(type, record) === null && (
          <Button
            variant="quiet"
            size="small"
            aria-label={texts.makeVoidOf(typeLabel, number)}
            onClick={onVoid}
          >
            {texts.makeVoid}
          </Button>
        )}
      </div>
    </li>
  );
}

function OpenButtons({ record: { documentId, typeLabel, number, formats } }: { record: DocumentRecord }) {
  const open = useChange({
    send: (format: DocumentFormat) => openDocument(documentId, format),
    touches: [],
    onDone: (isOpen) => {
      if (!isOpen) showToast(texts.notPrepared, { kind: 'bad' });
    },
  });
  return (
    <>
      {formats.map((format) => (
        <DownloadButton
          key={format}
          label={DOCUMENT_FORMAT_LABEL[format]}
          name={texts.open(DOCUMENT_FORMAT_LABEL[format], typeLabel, number)}
          busy={open.isRunning}
          onClick={() => open.run(format)}
        />
      ))}
      <FormProblem change={open} />
    </>
  );
}
