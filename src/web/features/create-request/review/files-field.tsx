import { useEffect, useRef, useState } from 'react';
import { REQUEST_FILES_MAX } from '#domain/requests/review/attachments.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { FileDrop } from '#ui/fields/file-drop.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { DraftFile } from '#web/platform/drafts/draft-record.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { UPLOAD_KINDS, uploadFile } from '#web/platform/upload-file.ts';
import { reviewTexts } from './review.texts.ts';
import type { SheetProps } from './sheet-props.ts';

const texts = reviewTexts.extras;

type Sending = { name: string; percent: number };

/** Photos, tech packs and test reports, one after the other. */
export function FilesField({
  sheet: { files },
  problems,
  change,
}: Pick<SheetProps, 'sheet' | 'problems' | 'change'>) {
  const [sending, setSending] = useState<Sending | null>(null);
  const [problem, setProblem] = useState<string>();
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const send = async (file: File) => {
    stop.current = new AbortController();
    setProblem(undefined);
    setSending({ name: file.name, percent: 0 });
    try {
      const stored = await uploadFile(file, {
        signal: stop.current.signal,
        onProgress: (percent) => setSending({ name: file.name, percent }),
      });
      const { fileId, name, contentType, byteSize } = stored;
      change((now) => ({ files: [...now.files, { fileId, name, contentType, byteSize }] }));
    } catch (cause) {
      if (!(cause instanceof DOMException)) setProblem(errorMessage(cause));
    }
    setSending(null);
  };
  const remove = (fileId: string) =>
    change((now) => ({ files: now.files.filter((file) => file.fileId !== fileId) }));
  return (
    <div className="flex flex-col gap-2">
      <ul aria-label={texts.files} className="flex flex-col gap-2 empty:hidden">
        {files.map((file) => (
          <StoredRow key={file.fileId} file={file} onRemove={() => remove(file.fileId)} />
        ))}
      </ul>
      {sending ? (
        <SendingRow sending={sending} onCancel={() => stop.current?.abort()} />
      ) : files.length < REQUEST_FILES_MAX ? (
        <FileDrop
          name="files"
          label={texts.addFile}
          help={texts.fileHelp(files.length, REQUEST_FILES_MAX)}
          accept={UPLOAD_KINDS}
          error={problem ?? problems.files}
          onFile={(file) => void send(file)}
        />
      ) : (
        <p className="text-sm text-ink-soft">{texts.filesFull(REQUEST_FILES_MAX)}</p>
      )}
    </div>
  );
}

function StoredRow({ file, onRemove }: { file: DraftFile; onRemove: () => void }) {
  return (
    <li className="flex items-center gap-3 rounded-card border border-line bg-paper pl-3">
      <Icon name="file" size="large" className="text-brand-700" />
      <span className="min-w-0 flex-1 truncate py-3 font-semibold">{file.name}</span>
      <button
        type="button"
        aria-label={texts.removeFile(file.name)}
        onClick={onRemove}
        className="grid size-12 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-ground"
      >
        <Icon name="trash" />
      </button>
    </li>
  );
}

function SendingRow({ sending: { name, percent }, onCancel }: { sending: Sending; onCancel: () => void }) {
  return (
    <div className="flex items-end gap-3 rounded-card border border-line bg-paper p-3">
      <div className="min-w-0 flex-1 pb-2">
        <ProgressBar label={texts.uploading(name)} percent={percent} />
      </div>
      <Button variant="secondary" size="small" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </div>
  );
}
