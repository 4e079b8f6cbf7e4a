import { stepHints } from '#domain/requests/assistant/step-hints.ts';
import type { RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import type { WizardStep } from '#domain/requests/wizard/wizard-step.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { REQUEST_HINT_TEXT } from '#words/page/request-hints.ts';
import { problemText } from '#words/problem-text.ts';

/** What is unusual but not wrong; it is said and stands in nobody's way. */
export function Hints({ step, draft }: { step: WizardStep; draft: RequestDraft }) {
  const hints = stepHints(step, draft);
  return (
    <div role="status" className="flex flex-col gap-2 empty:hidden">
      {hints.map((hint) => (
        <Notice key={hint.code} tone="warn">
          {problemText(REQUEST_HINT_TEXT, hint)}
        </Notice>
      ))}
    </div>
  );
}
