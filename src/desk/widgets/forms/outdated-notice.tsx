import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { formTexts } from './forms.texts.ts';
import type { ReadAt } from './use-read-at.ts';

/** Said at once, not only when the form is sent: whoever was second starts again from what holds now. */
export function OutdatedNotice({ onReload }: { onReload: () => void }) {
  return (
    <Notice
      tone="warn"
      live
      action={
        <Button variant="secondary" size="small" icon="refresh" onClick={onReload}>
          {formTexts.reload}
        </Button>
      }
    >
      {formTexts.outdated}
    </Notice>
  );
}

export type ReadAtNoticeProps = {
  read: ReadAt<unknown>;
  change: { reset: () => void };
  /** Fills the form again. */
  onReload?: () => void;
};

/** Nothing while the form stands on what is stored now. */
export function ReadAtNotice({ read, change, onReload }: ReadAtNoticeProps) {
  if (!read.isOutdated) return null;
  return (
    <OutdatedNotice
      onReload={() => {
        change.reset();
        read.reload();
        onReload?.();
      }}
    />
  );
}
