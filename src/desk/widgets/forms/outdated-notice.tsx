import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { formTexts } from './forms.texts.ts';

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
