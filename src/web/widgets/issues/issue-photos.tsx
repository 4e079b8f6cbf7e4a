import type { Issue } from '#contract/customer/issues.ts';
import { ZoomViewer } from '#ui/zoom/zoom-viewer.tsx';
import { issuesTexts as texts } from './issues.texts.ts';

export type IssuePhotosProps = { issue: Issue; position: number; onClose: () => void };

/** One photo of the issue over the whole screen. */
export function IssuePhotos({ issue, position, onClose }: IssuePhotosProps) {
  const photo = issue.photos[position - 1] ?? issue.photos[0];
  if (!photo) return null;
  const label = texts.photo(position);
  return (
    <ZoomViewer
      pictures={[
        { label, picture: <img src={photo.url} alt={label} className="size-full object-contain" /> },
      ]}
      onClose={onClose}
      words={{
        title: texts.zoom.title(issue.number),
        help: texts.zoom.help,
        zoomIn: texts.zoom.in,
        zoomOut: texts.zoom.out,
        reset: texts.zoom.reset,
        level: texts.zoom.level,
      }}
    />
  );
}
