import { useDeferredValue } from 'react';
import { draftToCodes } from '#domain/requests/wire/draft-codes.ts';
import type { RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import type { SwatchProps } from '#ui/swatch/swatch.tsx';
import { ClothSwatch } from '#web/widgets/cloth/cloth-swatch.tsx';

export type DraftSwatchProps = Pick<SwatchProps, 'size' | 'className' | 'label' | 'seed'> & {
  draft: RequestDraft;
};

/** The cloth as far as it is described; drawn a moment later than typed, so that typing never waits for it. */
export function DraftSwatch({ draft, ...look }: DraftSwatchProps) {
  const shown = useDeferredValue(draft);
  return <ClothSwatch {...look} cloth={draftToCodes(shown)} />;
}
