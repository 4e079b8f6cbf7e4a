import { useEffect, useRef, useState } from 'react';
import type { StoredFile } from '#contract/customer/uploads.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { FileDrop } from '#ui/fields/file-drop.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { errorMessage } from '#web/platform/error-message.ts';
import { UPLOAD_KINDS, uploadFile } from '#web/platform/upload-file.ts';
import { fileTexts } from './files.texts.ts';

export type OneFileFieldProps = {
  name: string;
  label: string;
  initial?: StoredFile | null;
  error?: string | undefined;
  /** Empty when the file was taken away again. */
  onStored: (fileId: string, file: StoredFile | null) => void;
};

type Sending = { name: string; percent: number };

/** A single paper: chosen, sent with its progress, shown, replaced. */
export function OneFileField({ name, label, initial = null, error, onStored }: OneFileFieldProps) {
  const [stored, setStored] = useState(initial);
  const [sending, setSending] = useState<Sending | null>(null);
  const [problem, setProblem] = useState<string>();
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const keep = (file: StoredFile | null) => {
    setStored(file);
    onStored(file?.fileId ?? '', file);
  };
  const send = async (file: File) => {
    stop.current = new AbortController();
    setProblem(undefined);
    setSending({ name: file.name, percent: 0 });
    try {
      const { signal } = stop.current;
      keep(
        await uploadFile(file, { signal, onProgress: (percent) => setSending({ name: file.name, percent }) }),
      );
    } catch (cause) {
      if (!(cause instanceof DOMException)) setProblem(errorMessage(cause));
    }
    setSending(null);
  };
  if (sending) return <SendingFile sending={sending} onCancel={() => stop.current?.abort()} />;
  if (stored) return <DraftFile file={stored} onRemove={() => keep(null)} />;
  return (
    <FileDrop
      name={name}
      label={label}
      help={fileTexts.help}
      accept={UPLOAD_KINDS}
      error={problem ?? error}
      onFile={(file) => void send(file)}
    />
  );
}

function SendingFile({ sending: { name, percent }, onCancel }: { sending: Sending; onCancel: () => void }) {
  return (
    <div className="flex items-end gap-3 rounded-card border border-line p-3">
      <div className="min-w-0 flex-1 pb-2">
        <ProgressBar label={fileTexts.uploading(name)} percent={percent} />
      </div>
      <Button variant="secondary" size="small" onClick={onCancel}>
        {fileTexts.cancel}
      </Button>
    </div>
  );
}

function DraftFile({ file, onRemove }: { file: StoredFile; onRemove: () => void }) {
  return (
    <div role="status" className="flex items-center gap-3 rounded-card border border-line p-3">
      {file.thumbnailUrl ? (
        <img
          src={file.thumbnailUrl}
          alt=""
          width="48"
          height="48"
          className="size-12 rounded-control object-cover"
        />
      ) : (
        <Icon name="file" size="huge" className="text-brand-700" />
      )}
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">{file.name}</p>
        <p className="flex items-center gap-1 text-sm text-good">
          <Icon name="check-circle" size="small" />
          {fileTexts.uploaded}
        </p>
      </div>
      <Button variant="quiet" size="small" aria-label={fileTexts.replaceOf(file.name)} onClick={onRemove}>
        {fileTexts.replace}
      </Button>
    </div>
  );
}
