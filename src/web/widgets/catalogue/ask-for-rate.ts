/** A quality without a valid rate becomes a query that is filled in already; only what is the buyer's own is asked. */
import { useNavigate } from '@tanstack/react-router';
import type { readLiveRate } from '#contract/customer/ready-qualities.ts';
import type { Reply } from '#contract/endpoint.ts';
import { draftFromCodes } from '#domain/requests/wire/draft-codes.ts';
import type { RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import { type DraftSheet, newDraft } from '#web/platform/drafts/draft-record.ts';
import { useDraftStore } from '#web/platform/drafts/use-drafts.ts';
import { linkTo } from '#web/platform/navigation/link-to.ts';
import { useBuyerUnit } from '#web/widgets/buyer-settings.tsx';

type Answers = Reply<typeof readLiveRate>['answers'];

/** Colours and terms of payment are asked of every buyer. */
const [COLOUR_STEP, PAYMENT_STEP] = [4, 8];

/** What the buyer has said already, on the way here. */
type Known = Partial<Pick<DraftSheet, 'quantity' | 'deliverTo'>>;

export function useAskForRate(): (answers: Answers, known?: Known) => void {
  const navigate = useNavigate();
  const store = useDraftStore();
  const unit = useBuyerUnit();
  return (coded, known = {}) => {
    const answers = filledIn(draftFromCodes(coded));
    const fresh = newDraft(unit ?? 'metre');
    const draft = { ...fresh, answers, sheet: { ...fresh.sheet, ...known }, edits: 1 };
    store.put(draft);
    const step = answers.numberOfColors !== null && answers.color === null ? COLOUR_STEP : PAYMENT_STEP;
    void navigate(linkTo('createRequest', { step, draft: draft.localId }));
  };
}

/** Whoever has more than one fibre has a blend; the rest of the cloth is as it is. */
function filledIn(answers: RequestDraft): RequestDraft {
  const compositionType = answers.compositionType ?? (answers.compositions.length > 1 ? 'blend' : 'single');
  return { ...answers, compositionType };
}
