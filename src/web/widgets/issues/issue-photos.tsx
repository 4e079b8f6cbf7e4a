import type { Issue } from '#contract/customer/issues.ts';
import { PhotoViewer } from '../photos/photo-viewer.tsx';
import { issuesTexts as texts } from './issues.texts.ts';

export type IssuePhotosProps = { issue: Issue; position: number; onClose: () => void };

/** One photo of the issue over the whole screen. */
export function IssuePhotos({ issue, position, onClose }: IssuePhotosProps) {
  const photo = issue.photos[position - 1] ?? issue.photos[0];
  if (!photo) return null;
  return (
    <PhotoViewer
      title={texts.photosOf(issue.number)}
      label={texts.photo(position)}
      photo={photo}
      onClose={onClose}
    />
  );
}
