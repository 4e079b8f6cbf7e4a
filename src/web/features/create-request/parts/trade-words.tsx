import { Icon } from '#ui/icon.tsx';

/** What the trade means by its words; said once, shown where a step uses them. */
const MEANING = {
  GSM: 'Grams per square metre: how heavy the cloth is, whatever its width.',
  GLM: 'Grams per running metre: the weight of one metre at full width.',
  'oz/yd²': 'Ounces a square yard, the unit of the denim trade; 1 oz is 33.9 GSM.',
  Count: 'How fine a yarn is. 40s is finer than 20s; 2/40 is two threads of 40s twisted together.',
  Denier: 'The weight of filament yarn, such as 75D. A higher number is a thicker yarn.',
  Warp: 'The threads along the length of the cloth.',
  Weft: 'The threads across, from selvedge to selvedge.',
  EPI: 'Ends per inch: warp threads in one inch.',
  PPI: 'Picks per inch: weft threads in one inch.',
  Greige: 'Cloth straight from the loom, neither washed nor dyed.',
  RFD: 'Ready for dyeing: scoured and bleached, without colour.',
  'Yarn dyed': 'The threads are dyed before weaving, as for checks and stripes.',
  'Power loom': 'Shuttle looms: the lowest price, up to 54 inches, more faults.',
  Sulzer: 'Projectile looms: heavy and wide cloth.',
  'Air jet': 'Fast looms for spun yarn: even cloth, most shirting.',
  'Water jet': 'Looms for filament yarn, such as polyester.',
  Selvedge: 'The firm edge of the cloth; the width is measured between the two.',
  Elastane: 'A stretch fibre; 16+70D is a 16s yarn around a 70 denier core.',
} as const;

export type TradeWord = keyof typeof MEANING;

export function TradeWords({ words }: { words: readonly TradeWord[] }) {
  return (
    <details className="group rounded-card border border-line bg-paper">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-3 text-sm font-semibold text-brand-700 [&::-webkit-details-marker]:hidden">
        <Icon name="info" />
        <span className="flex-1">What do these words mean?</span>
        <Icon name="chevron-down" className="group-open:rotate-180" />
      </summary>
      <dl className="flex flex-col gap-2 px-3 pb-3 text-sm">
        {words.map((word) => (
          <div key={word}>
            <dt className="font-semibold text-ink">{word}</dt>
            <dd className="text-ink-soft">{MEANING[word]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
