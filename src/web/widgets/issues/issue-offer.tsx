import type { Issue } from '#contract/customer/issues.ts';
import { OUTCOME_HELP } from '#words/page/issues.ts';
import { offerText } from './issue-text.ts';
import { issuesTexts as texts } from './issues.texts.ts';

/** What we offer, and what it means for the buyer. */
export function IssueOffer({ offer }: { offer: NonNullable<Issue['offer']> }) {
  return (
    <section aria-labelledby="offer-title" className="rounded-card border border-brand-300 bg-brand-50 p-4">
      <h3 id="offer-title" className="text-sm font-semibold text-ink-soft">
        {offer.isAccepted ? texts.offer.accepted : texts.offer.title}
      </h3>
      <p className="figures text-lg font-bold">{offerText(offer)}</p>
      <p className="text-sm text-ink-soft">{OUTCOME_HELP[offer.outcome]}</p>
      {offer.note && <p className="pt-2 text-sm whitespace-pre-line">{offer.note}</p>}
    </section>
  );
}
