import type { StoredFile } from '#contract/customer/uploads.ts';
import { ZoomViewer } from '#ui/zoom/zoom-viewer.tsx';
import { zoomTexts } from './zoom.texts.ts';

export type PhotoViewerProps = { title: string; label: string; photo: StoredFile; onClose: () => void };

/** One photo over the whole screen. Import it lazily: it brings Base UI along. */
export function PhotoViewer({ title, label, photo, onClose }: PhotoViewerProps) {
  const caption = photo.isDemo ? zoomTexts.demoPhoto(label) : label;
  return (
    <ZoomViewer
      pictures={[
        { label: caption, picture: <img src={photo.url} alt={label} className="size-full object-contain" /> },
      ]}
      onClose={onClose}
      words={{ ...zoomTexts, title }}
    />
  );
}
