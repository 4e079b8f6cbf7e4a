import { lazy, Suspense } from 'react';
import type { Feedback } from '#contract/customer/feedback.ts';
import { useOverlay } from '#web/platform/navigation/overlays.ts';
import { zoomTexts } from '#web/widgets/photos/zoom.texts.ts';
import { feedbackTexts } from './feedback.texts.ts';

const { given: texts } = feedbackTexts;
const PhotoViewer = lazy(() =>
  import('#web/widgets/photos/photo-viewer.tsx').then((m) => ({ default: m.PhotoViewer })),
);

export type GivenPhotosProps = { number: string; photos: NonNullable<Feedback['given']>['photos'] };

/** A tap opens the photo over the whole screen, at `?view=photo&id=<position>`. */
export function GivenPhotos({ number, photos }: GivenPhotosProps) {
  const viewer = useOverlay('photo');
  const position = Number(viewer.id ?? 0);
  const opened = photos[position - 1];
  return (
    <>
      <ul aria-label={texts.photos} className="flex flex-wrap gap-2 empty:hidden">
        {photos.map(({ fileId, thumbnailUrl, url, isDemo }, index) => (
          <li key={fileId}>
            <button
              type="button"
              aria-label={texts.zoomPhoto(index + 1)}
              onClick={() => viewer.open(String(index + 1))}
            >
              <img
                src={thumbnailUrl ?? url}
                alt=""
                width="96"
                height="96"
                className="size-24 rounded-control object-cover"
              />
            </button>
            {isDemo && <p className="text-xs text-ink-soft">{zoomTexts.demo}</p>}
          </li>
        ))}
      </ul>
      {opened && (
        <Suspense>
          <PhotoViewer
            title={texts.photosOf(number)}
            label={texts.photo(position)}
            photo={opened}
            onClose={viewer.close}
          />
        </Suspense>
      )}
    </>
  );
}
