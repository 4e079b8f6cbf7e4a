import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { formTexts } from './forms.texts.ts';
import type { Draft } from './use-draft.ts';

export type DraftNoticeProps = {
  draft: Draft;
  /** Forgets why the change was refused. */
  onReload?: () => void;
};

/** Nothing while the form is new and stands on what is stored now. */
export function DraftNotice({ draft, onReload }: DraftNoticeProps) {
  if (draft.isOutdated)
    return (
      <OutdatedNotice
        onReload={() => {
          onReload?.();
          draft.reload();
        }}
      />
    );
  if (!draft.isRestored) return null;
  return (
    <Notice
      action={
        <Button variant="secondary" size="small" onClick={draft.discard}>
          {formTexts.startAgain}
        </Button>
      }
    >
      {formTexts.restored}
    </Notice>
  );
}

/** Said at once, not only when the form is sent: whoever was second starts again from what holds now. */
function OutdatedNotice({ onReload }: { onReload: () => void }) {
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
