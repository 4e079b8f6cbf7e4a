import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { StoredFile } from '#contract/customer/uploads.ts';
import { NoPhoto } from '#ui/surfaces/no-photo.tsx';
import { photosTexts as texts } from './photos.texts.ts';

const ZoomViewer = lazy(() => import('#ui/zoom/zoom-viewer.tsx').then((m) => ({ default: m.ZoomViewer })));

export type ShownPhoto = {
  /** What is on it: "Option A", "Photo 1". */
  name: string;
  /** Null where one belongs and none was given. */
  photo: StoredFile | null;
  /** What stands below it. */
  below?: ReactNode;
};

/** Photos side by side; each opens over the whole screen. */
export function PhotoRow({ title, photos }: { title: string; photos: readonly ShownPhoto[] }) {
  const [openName, setOpen] = useState<string | null>(null);
  const opened = photos.find(({ name }) => name === openName);
  return (
    <>
      <ul className="flex flex-wrap gap-3">
        {photos.map(({ name, photo, below }) => (
          <li key={name} className="w-24 text-xs">
            {photo ? (
              <button type="button" aria-label={texts.open(name)} onClick={() => setOpen(name)}>
                <img
                  src={photo.thumbnailUrl ?? photo.url}
                  alt=""
                  width={96}
                  height={96}
                  loading="lazy"
                  className="size-24 rounded-control border border-line object-cover"
                />
              </button>
            ) : (
              <NoPhoto className="size-24">{texts.noPhoto}</NoPhoto>
            )}
            {photo?.isDemo && <p className="text-ink-soft">{texts.demo}</p>}
            {below}
          </li>
        ))}
      </ul>
      {opened?.photo && (
        <Suspense>
          <ZoomViewer
            pictures={[
              {
                label: opened.photo.isDemo ? texts.demoPhoto(opened.name) : opened.name,
                picture: (
                  <img src={opened.photo.url} alt={opened.name} className="size-full object-contain" />
                ),
              },
            ]}
            words={{ ...texts, title }}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </>
  );
}
