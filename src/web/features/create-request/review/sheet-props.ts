import type { CustomerProfile } from '#contract/customer/account.ts';
import type { ReviewField } from '#domain/requests/review/review-sheet.ts';
import type { RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import type { DraftRecord, DraftSheet } from '#web/platform/drafts/draft-record.ts';
import type { RecordEditor } from '../drafts/edit-record.ts';
import type { WizardLocation } from '../wizard-location.ts';

export type ReviewStepProps = { record: DraftRecord; editor: RecordEditor; address: WizardLocation };

/** What every part of the review sheet is given. */
export type SheetProps = {
  sheet: DraftSheet;
  draft: RequestDraft;
  customer: CustomerProfile;
  problems: { readonly [Field in ReviewField]?: string };
  change: RecordEditor['changeSheet'];
};
