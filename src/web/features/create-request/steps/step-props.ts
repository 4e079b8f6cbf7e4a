import type { DraftChange } from '#domain/requests/wizard/change-draft.ts';
import type { DraftField, RequestDraft } from '#domain/requests/wizard/request-draft.ts';

/** What every step is given, in the wizard and on the page that edits a request. */
export type StepProps = {
  draft: RequestDraft;
  /** One sentence for each field that needs another look; empty until the step was checked. */
  problems: { readonly [Field in DraftField]?: string };
  change: (change: DraftChange) => void;
  /** The same for a tap that may end the step; where steps do not follow each other it is a plain change. */
  tap?: ((change: DraftChange) => void) | undefined;
  /** Set where the assistant stands beside the form and not inside it. */
  isAssistantBeside?: boolean;
};
