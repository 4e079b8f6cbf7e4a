import { readFileLink, type StoredFile } from '#contract/customer/uploads.ts';
import { DOCUMENT_TYPE_LABEL } from '#domain/documents/document-type.ts';
import { Button } from '#ui/buttons/button.tsx';
import { call } from '#web/platform/api.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { useTask } from '#web/platform/use-task.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { documentsTexts as texts } from './documents.texts.ts';
import { openAddress } from './open-download.ts';

/** The purchase order that the buyer uploaded with the order. */
export function OwnPurchaseOrder({ file: { fileId, name } }: { file: StoredFile }) {
  // A link that was read with the list may have ended meanwhile.
  const download = useTask(async () => openAddress((await call(readFileLink, { params: { fileId } })).url));
  const label = DOCUMENT_TYPE_LABEL.purchase_order;
  return (
    <li className="flex flex-col gap-1 py-2">
      <p className="min-w-0">
        <span className="block font-semibold">{label}</span>
        <span className="block text-sm break-words text-ink-soft">{texts.ownPurchaseOrder(name)}</span>
      </p>
      <FormError error={download.error} words={errorMessage} />
      <div className="-ml-2 flex">
        <Button
          variant="quiet"
          size="small"
          icon="download"
          aria-label={texts.downloadOwn(label, name)}
          busy={download.isRunning}
          onClick={() => void download.run()}
        >
          {texts.download}
        </Button>
      </div>
    </li>
  );
}
