import type { ReactNode } from 'react';
import type { QualityCard as Card } from '#contract/customer/ready-qualities.ts';
import { clothTexts } from '#web/widgets/cloth/cloth.texts.ts';
import { CardList, type CardListProps } from '#web/widgets/lists/card-list.tsx';
import { catalogueTexts as texts } from '../catalogue.texts.ts';
import { QualityCard } from './quality-card.tsx';

export type QualityCardsProps = {
  query: CardListProps<Card>['query'];
  cards: readonly Card[] | undefined;
  empty: ReactNode;
};

export function QualityCards({ query, cards, empty }: QualityCardsProps) {
  return (
    <>
      {cards && cards.length > 0 && <p className="pb-2 text-sm text-ink-soft">{clothTexts.allDrawn}</p>}
      <CardList
        query={query}
        cards={cards}
        loadingLabel={texts.loading}
        empty={empty}
        idOf={({ fabId }) => fabId}
      >
        {(card) => <QualityCard card={card} />}
      </CardList>
    </>
  );
}
