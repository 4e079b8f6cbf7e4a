import type { ReactNode } from 'react';
import type { RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import { clothTexts } from '#web/widgets/cloth/cloth.texts.ts';
import { clothText } from './answer-text.ts';
import { createRequestTexts as texts } from './create-request.texts.ts';
import { DraftSwatch } from './parts/draft-swatch.tsx';

export type ClothSummaryProps = { draft: RequestDraft; seed: string; children?: ReactNode };

/** The cloth at full size with its one line of words, beside the form on wide screens. */
export function ClothSummary({ draft, seed, children }: ClothSummaryProps) {
  const quality = clothText(draft);
  return (
    <aside aria-label={texts.fabric} className="hidden wide:block">
      <div className="sticky top-22 flex flex-col gap-4">
        <div className="overflow-clip rounded-card border border-line bg-paper">
          <DraftSwatch
            draft={draft}
            seed={seed}
            size="hero"
            className={children ? 'aspect-[5/2]! rounded-none!' : 'rounded-none!'}
          />
          <div className="p-4">
            <p className="text-xs text-ink-soft">{clothTexts.drawn}</p>
            <p className="pt-1 text-sm text-ink-soft">{texts.fabricSoFar}</p>
            <p className="figures font-semibold text-ink">{quality || texts.startWithFabricType}</p>
          </div>
        </div>
        {children}
      </div>
    </aside>
  );
}
