import type { Quote } from '#contract/customer/quotes.ts';
import type { FabricRequest } from '#contract/customer/requests.ts';
import { isCountedQuote } from '#domain/quotes/open-quote.ts';
import { Sheet } from '#ui/surfaces/sheet.tsx';
import { useBuyerUnit } from '#web/widgets/buyer-settings.tsx';
import { type AdviceReasons, adviceReasons, type CountedLine } from '../compare/advice-reasons.ts';
import { compareTexts } from '../compare/compare.texts.ts';
import { wishOf } from '../quote/quote-offer.ts';
import { PriorityChoices } from './priority-choices.tsx';

const texts = compareTexts.why;

export type AdviceSheetProps = { request: FabricRequest; quotes: readonly Quote[]; onClose: () => void };

/** Why this quote, in figures, and what should count more. */
export function AdviceSheet({ request, quotes, onClose }: AdviceSheetProps) {
  const unit = useBuyerUnit();
  const counted = quotes.filter(isCountedQuote);
  const wish = wishOf(request, counted);
  const { title, pair, lines } = adviceReasons(counted, { wish, unit });
  return (
    <Sheet open onClose={onClose} title={title} description={texts.description}>
      <div className="flex flex-col gap-4 pb-2">
        {pair && <Pair pair={pair} />}
        <Counted lines={lines} />
        <PriorityChoices request={request} wish={wish} />
      </div>
    </Sheet>
  );
}

/** What each of the two has over the other, and what is left between them. */
function Pair({ pair }: { pair: NonNullable<AdviceReasons['pair']> }) {
  return (
    <section>
      <h3 className="pb-1 text-sm font-bold">{pair.heading}</h3>
      <dl className="figures divide-y divide-line">
        {pair.gains.map(({ factor, what, worth }) => (
          <Figure key={factor} label={texts.better(pair.best, what)} value={`+ ${worth}`} />
        ))}
        {pair.losses.map(({ factor, what, worth }) => (
          <Figure key={factor} label={texts.better(pair.other, what)} value={`− ${worth}`} />
        ))}
        <Figure label={texts.apart} value={pair.apart} strong />
      </dl>
    </section>
  );
}

function Counted({ lines }: { lines: readonly CountedLine[] }) {
  return (
    <section>
      <h3 className="pb-1 text-sm font-bold">{texts.counted}</h3>
      <dl className="figures divide-y divide-line">
        {lines.map(({ id, alias, note, counted }) => (
          <Figure key={id} label={alias} note={note} value={counted} />
        ))}
      </dl>
    </section>
  );
}

type FigureProps = { label: string; note?: string; value: string; strong?: boolean };

function Figure({ label, note, value, strong = false }: FigureProps) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2">
      <dt className={strong ? 'font-semibold' : ''}>
        {label}
        {note && <span className="block text-sm text-ink-soft">{note}</span>}
      </dt>
      <dd className="shrink-0 font-semibold">{value}</dd>
    </div>
  );
}
