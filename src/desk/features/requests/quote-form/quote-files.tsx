import { useState } from 'react';
import { uploadFileForRequest } from '#contract/staff/requests.ts';
import { errorMessage } from '#desk/platform/error-message.ts';
import { uploadOnce } from '#desk/platform/upload-once.ts';
import { FilePicker } from '#desk/widgets/forms/file-picker.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { quoteFormTexts as texts } from './quote-form.texts.ts';
import type { QuoteFile } from './quote-values.ts';

const MOST_FILES = 5;
const ACCEPTED = 'application/pdf,image/jpeg,image/png,image/webp';

export type QuoteFilesProps = {
  fabId: string;
  files: readonly QuoteFile[];
  error: string | undefined;
  onChange: (files: readonly QuoteFile[]) => void;
};

/** Test reports and photos that go to the buyer with the quote. */
export function QuoteFiles({ fabId, files, error, onChange }: QuoteFilesProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const attach = async (file: File | null) => {
    if (!file) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const { fileId, name } = await uploadOnce(uploadFileForRequest, { params: { fabId } }, file);
      onChange([...files.filter((each) => each.fileId !== fileId), { fileId, name }]);
    } catch (failure) {
      setProblem(errorMessage(failure));
    } finally {
      setBusy(false);
    }
  };
  const words = problem ?? error;
  return (
    <div className="border-t border-line pt-2">
      {files.length > 0 && (
        <ul aria-label={texts.files} className="flex flex-col">
          {files.map(({ fileId, name }) => (
            <li key={fileId} className="flex min-h-9 items-center justify-between gap-3 text-sm">
              <span className="min-w-0 truncate">{name}</span>
              <Button
                variant="quiet"
                size="small"
                icon="close"
                onClick={() => onChange(files.filter((each) => each.fileId !== fileId))}
              >
                <span className="sr-only">{texts.removeFile(name)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {files.length < MOST_FILES && (
        <FilePicker
          key={files.length}
          label={texts.addFile}
          accept={ACCEPTED}
          onChoose={(file) => void attach(file)}
        />
      )}
      <p aria-live="polite" className={words ? 'text-sm text-bad' : 'text-sm text-ink-soft'}>
        {words ?? (isBusy ? texts.uploading : null)}
      </p>
    </div>
  );
}
