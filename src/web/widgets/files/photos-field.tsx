import { Button } from '#ui/buttons/button.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { FileDrop } from '#ui/fields/file-drop.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { photoTexts } from './photos.texts.ts';
import type { Photo, Photos } from './use-photos.ts';

/** Without HEIC: an iPhone then hands over a JPEG by itself. */
const PHOTO_KINDS = 'image/jpeg,image/png,image/webp';

export type PhotosFieldProps = {
  name: string;
  label: string;
  photos: Photos;
  max: number;
  help: string;
  error?: string | undefined;
};

/** Photos with their progress; one that did not arrive says why and can be sent again. */
export function PhotosField({ name, label, photos, max, help, error }: PhotosFieldProps) {
  const { list, add, retry, remove } = photos;
  return (
    <div className="flex flex-col gap-2">
      <ul aria-label={photoTexts.list} className="flex flex-col gap-2 empty:hidden">
        {list.map((photo) => (
          <PhotoRow
            key={photo.key}
            photo={photo}
            onRetry={() => retry(photo.key)}
            onRemove={() => remove(photo.key)}
          />
        ))}
      </ul>
      {list.length < max ? (
        <FileDrop
          name={name}
          label={label}
          help={help}
          accept={PHOTO_KINDS}
          multiple
          error={error}
          onFile={add}
        />
      ) : (
        <p className="text-sm text-ink-soft">{photoTexts.full(max)}</p>
      )}
    </div>
  );
}

type PhotoRowProps = { photo: Photo; onRetry: () => void; onRemove: () => void };

function PhotoRow({ photo, onRetry, onRemove }: PhotoRowProps) {
  const { name, state, percent, problem, isRefused = false, stored } = photo;
  return (
    <li className="flex items-center gap-3 rounded-card border border-line bg-paper p-2 pl-3">
      {stored?.thumbnailUrl ? (
        <img
          src={stored.thumbnailUrl}
          alt=""
          width="48"
          height="48"
          className="size-12 shrink-0 rounded-control object-cover"
        />
      ) : (
        <Icon name="file" size="large" className="shrink-0 text-brand-700" />
      )}
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-semibold">{name}</p>
        {state === 'stored' && <p className="text-sm text-good">{photoTexts.uploaded}</p>}
        {state === 'waiting' && <p className="text-sm text-ink-soft">{photoTexts.waiting}</p>}
        {state === 'sending' && <ProgressBar label={photoTexts.uploading} percent={percent} />}
        {state === 'failed' && (
          <p role="alert" className="text-sm text-bad">
            {problem}
          </p>
        )}
      </div>
      {state === 'failed' && !isRefused && (
        <Button variant="secondary" size="small" aria-label={photoTexts.retryOf(name)} onClick={onRetry}>
          {photoTexts.retry}
        </Button>
      )}
      <button
        type="button"
        aria-label={photoTexts.remove(name)}
        onClick={onRemove}
        className="grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-ground"
      >
        <Icon name="trash" />
      </button>
    </li>
  );
}
