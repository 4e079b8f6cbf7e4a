import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { QualityCard as Card } from '#contract/customer/ready-qualities.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { Chip } from '#ui/surfaces/chip.tsx';
import { useNow } from '#web/platform/use-now.ts';
import { useBuyerUnit } from '#web/widgets/buyer-settings.tsx';
import { catalogueQueries } from '#web/widgets/catalogue/catalogue.queries.ts';
import { orderQualityLocation, qualityLocation } from '#web/widgets/catalogue/catalogue-links.ts';
import { qualityTexts as texts } from '#web/widgets/catalogue/quality.texts.ts';
import { QualityRate } from '#web/widgets/catalogue/quality-rate.tsx';
import { cardFacts, isSoldOut, saleText, stockText } from '#web/widgets/catalogue/quality-text.ts';
import { RateChange } from '#web/widgets/catalogue/rate-change.tsx';
import { RateLine } from '#web/widgets/catalogue/rate-line.tsx';
import { ClothSwatch } from '#web/widgets/cloth/cloth-swatch.tsx';
import { CardFacts } from '#web/widgets/lists/card-facts.tsx';

/** What, how its rate moves, the rate, the next step; a tap anywhere else opens the quality. */
export function QualityCard({ card }: { card: Card }) {
  const client = useQueryClient();
  const prefetch = () => void client.prefetchQuery(catalogueQueries.one(card.fabId));
  return (
    <article
      onPointerEnter={prefetch}
      onTouchStart={prefetch}
      className="relative rounded-card border border-line bg-paper p-4 has-[a[data-title]:focus-visible]:outline-2 has-[a[data-title]:focus-visible]:outline-brand-500"
    >
      <div className="flex gap-3">
        <ClothSwatch cloth={card.cloth} seed={card.fabId} size="list" className="shrink-0" />
        <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
          <h2 className="max-w-full text-base leading-snug font-semibold wrap-anywhere">
            <Link
              {...qualityLocation(card.fabId)}
              data-title
              className="text-ink no-underline outline-none after:absolute after:inset-0 after:rounded-card"
            >
              {card.quality}
            </Link>
          </h2>
          <CardFacts facts={cardFacts(card, useBuyerUnit())} />
          <Movement card={card} />
        </div>
      </div>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-3 border-t border-line pt-3">
        <QualityRate quality={card} />
        <NextStep card={card} />
      </div>
    </article>
  );
}

/** Lots on sale say what is left and for how long; everything else how its rate moves. */
function Movement({ card }: { card: Card }) {
  const now = useNow();
  const stock = stockText(card, useBuyerUnit());
  if (card.saleEndsAt === null && stock === null) {
    return (
      <div className="flex flex-wrap items-center gap-x-3">
        <RateChange change={card.change} />
        <RateLine sparkline={card.sparkline} />
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      {stock && <Chip tone={isSoldOut(card) ? 'warn' : 'good'}>{stock}</Chip>}
      {card.saleEndsAt && (
        <Chip tone="info" icon="clock">
          {saleText(card.saleEndsAt, now)}
        </Chip>
      )}
      {card.isAsIs && <Chip tone="warn">{texts.noReturns}</Chip>}
    </div>
  );
}

function NextStep({ card }: { card: Card }) {
  const look = { variant: 'secondary', size: 'small' } as const;
  if (card.rate === null || card.isStale || isSoldOut(card)) {
    return (
      <Link
        {...qualityLocation(card.fabId)}
        aria-label={texts.askRateFor(card.quality)}
        className={`${buttonClass(look)} z-1 shrink-0`}
      >
        {texts.askRate}
      </Link>
    );
  }
  return (
    <Link
      {...orderQualityLocation(card)}
      aria-label={texts.orderOf(card.quality)}
      className={`${buttonClass(look)} z-1 shrink-0`}
    >
      {texts.order}
    </Link>
  );
}
