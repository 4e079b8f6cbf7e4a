import { BasicIcon } from '#ui/icons/basic-icon.tsx';
import { uiTexts } from '#ui/texts/ui.texts.ts';

export type OfflineBannerProps = { message?: string };

/** Says that what is on screen may be old; the page below stays usable. */
export function OfflineBanner({ message = uiTexts.offline }: OfflineBannerProps) {
  return (
    <div
      role="status"
      className="flex items-center justify-center gap-2 bg-warn-soft px-4 py-2 text-sm font-semibold text-warn"
    >
      <BasicIcon name="offline" />
      {message}
    </div>
  );
}
