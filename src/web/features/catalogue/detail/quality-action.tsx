import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { StickyAction } from '#ui/surfaces/sticky-action.tsx';
import { useIsWide } from '#web/platform/wide-screen.ts';
import { useAskForRate } from '#web/widgets/catalogue/ask-for-rate.ts';
import { orderQualityLocation } from '#web/widgets/catalogue/catalogue-links.ts';
import { qualityTexts } from '#web/widgets/catalogue/quality.texts.ts';
import { isSoldOut } from '#web/widgets/catalogue/quality-text.ts';
import { catalogueTexts } from '../catalogue.texts.ts';
import type { Quality } from './quality.ts';

/** Order now; without a valid rate or stock, a query that is filled in already. */
export function QualityAction({ quality }: { quality: Quality }) {
  const ask = useAskForRate();
  if (quality.orderSource !== null) {
    return (
      <ActionPlace>
        <Link {...orderQualityLocation(quality)} className={buttonClass({})}>
          {qualityTexts.order}
        </Link>
      </ActionPlace>
    );
  }
  return (
    <ActionPlace note={isSoldOut(quality) ? catalogueTexts.detail.soldOut : undefined}>
      <Button onClick={() => ask(quality.answers)}>{qualityTexts.askRate}</Button>
    </ActionPlace>
  );
}

/** At the thumb on phones; on wide screens at the head of the column beside the cloth. */
function ActionPlace({ note, children }: { note?: string | undefined; children: ReactNode }) {
  if (!useIsWide())
    return (
      <StickyAction aboveBottomBar note={note}>
        {children}
      </StickyAction>
    );
  return (
    <div className="flex flex-col gap-2">
      {note && <p className="text-sm text-ink-soft">{note}</p>}
      {children}
    </div>
  );
}
