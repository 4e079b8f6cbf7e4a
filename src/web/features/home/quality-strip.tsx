import { Link } from '@tanstack/react-router';
import type { QualityCard } from '#contract/customer/ready-qualities.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { qualityLocation } from '#web/widgets/catalogue/catalogue-links.ts';
import { QualityRate } from '#web/widgets/catalogue/quality-rate.tsx';
import { RateChange } from '#web/widgets/catalogue/rate-change.tsx';
import { clothTexts } from '#web/widgets/cloth/cloth.texts.ts';
import { ClothSwatch } from '#web/widgets/cloth/cloth-swatch.tsx';
import { catalogueLocation } from '#web/widgets/fabrics-location.ts';
import { homeTexts } from './home.texts.ts';

export type QualityStripProps = { list: 'live' | 'top'; cards: readonly QualityCard[] };

/** The first of a list of ready fabrics, side by side; a tap opens the fabric. */
export function QualityStrip({ list, cards }: QualityStripProps) {
  const texts = list === 'live' ? homeTexts.liveRates : homeTexts.topSelling;
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby={`strip-${list}`} className="min-w-0 wide:col-span-3">
      <div className="flex items-center justify-between gap-3 pb-2">
        <h2 id={`strip-${list}`} className="text-lg font-bold">
          {texts.title}
        </h2>
        <Link
          {...catalogueLocation(list)}
          aria-label={texts.seeAll}
          className={buttonClass({ variant: 'quiet', size: 'small' })}
        >
          {homeTexts.previous.seeAll}
        </Link>
      </div>
      <p className="pb-2 text-sm text-ink-soft">{clothTexts.allDrawn}</p>
      <ul className="flex contain-inline-size snap-x gap-3 overflow-x-auto pb-1 [scrollbar-width:thin]">
        {cards.map((card) => (
          <li key={card.fabId} className="w-60 flex-none snap-start">
            <Tile card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tile({ card }: { card: QualityCard }) {
  return (
    <Link
      {...qualityLocation(card.fabId)}
      className="flex h-full flex-col gap-2 rounded-card border border-line bg-paper p-3 text-ink no-underline -outline-offset-2 hover:bg-brand-50"
    >
      <span className="flex gap-3">
        <ClothSwatch cloth={card.cloth} seed={card.fabId} size="list" className="shrink-0" />
        <span className="line-clamp-3 min-w-0 flex-1 self-start text-sm leading-snug font-semibold wrap-anywhere">
          {card.quality}
        </span>
      </span>
      <QualityRate quality={card} />
      {card.rate && !card.isStale && <RateChange change={card.change} />}
    </Link>
  );
}
