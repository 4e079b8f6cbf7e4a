import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { formTexts } from './forms.texts.ts';
import type { Draft } from './use-draft.ts';

/** Nothing while the form is new. */
export function DraftNotice({ draft }: { draft: Draft }) {
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
