import { Link } from '@tanstack/react-router';
import { Button } from '#ui/buttons/button.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { SwatchCard } from '#ui/surfaces/card.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { linkTo } from '#web/platform/navigation/link-to.ts';
import { ClothSwatch } from '#web/widgets/cloth/cloth-swatch.tsx';
import { createRequestTexts } from '../create-request.texts.ts';
import { draftTexts as texts } from './drafts.texts.ts';
import type { OpenDraft } from './open-drafts.ts';

export function DraftCard({ draft, onDiscard }: { draft: OpenDraft; onDiscard: () => void }) {
  const quality = draft.quality || createRequestTexts.nothingChosen;
  return (
    <SwatchCard
      swatch={<ClothSwatch cloth={draft.cloth} seed={draft.id} />}
      title={quality}
      detail={draft.next}
      state={draft.isUnsent ? <Chip tone="warn">{texts.onlyHere}</Chip> : <Chip>{texts.draft}</Chip>}
      figure={<span className="text-sm text-ink-soft">{draft.when}</span>}
      action={
        <div className="flex gap-1">
          <Button
            variant="quiet"
            size="small"
            icon="trash"
            aria-label={texts.discardDraft(quality)}
            onClick={onDiscard}
          >
            {texts.discard}
          </Button>
          <Link
            {...linkTo('createRequest', { draft: draft.id })}
            aria-label={texts.continueDraft(quality)}
            className={classNames(buttonClass({ variant: 'secondary', size: 'small' }), 'whitespace-nowrap')}
          >
            {texts.continue}
          </Link>
        </div>
      }
    />
  );
}
