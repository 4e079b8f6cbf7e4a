import { Link } from '@tanstack/react-router';
import { Button } from '#ui/buttons/button.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { StickyAction } from '#ui/surfaces/sticky-action.tsx';
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
      <StickyAction aboveBottomBar>
        <Link {...orderQualityLocation(quality)} className={buttonClass({})}>
          {qualityTexts.order}
        </Link>
      </StickyAction>
    );
  }
  return (
    <StickyAction aboveBottomBar note={isSoldOut(quality) ? catalogueTexts.detail.soldOut : undefined}>
      <Button onClick={() => ask(quality.answers)}>{qualityTexts.askRate}</Button>
    </StickyAction>
  );
}
