/** The pages of a list as one row of cards; a quality that moved between two pages came twice. */
import { useMemo } from 'react';
import type { QualityCard } from '#contract/customer/ready-qualities.ts';

type Page = { readonly records: readonly QualityCard[] };

export function useQualityCards(pages: readonly Page[] | undefined): readonly QualityCard[] | undefined {
  return useMemo(() => {
    const cards = pages?.flatMap(({ records }) => records);
    return cards && [...new Map(cards.map((card) => [card.fabId, card])).values()];
  }, [pages]);
}
