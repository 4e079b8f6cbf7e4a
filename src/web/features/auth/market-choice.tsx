import { MARKET_RULES, MARKETS, type Market } from '#domain/shared/market.ts';
import { loginTexts } from './login.texts.ts';

export type MarketChoiceProps = { chosen: Market; onChoose: (market: Market) => void };

/** Real radio buttons drawn as one segmented control; the second line says how the code arrives. */
export function MarketChoice({ chosen, onChoose }: MarketChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-semibold text-ink">{loginTexts.market}</legend>
      <div className="grid grid-cols-3 gap-1 rounded-card bg-brand-50 p-1">
        {MARKETS.map((market) => (
          <label key={market} className="relative flex min-w-0">
            <input
              type="radio"
              name="market"
              value={market}
              checked={market === chosen}
              onChange={() => onChoose(market)}
              className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-control outline-offset-0"
            />
            <span className="pointer-events-none flex min-h-12 w-full min-w-0 flex-col items-center justify-center rounded-control px-1 py-1 text-center text-sm leading-tight font-semibold text-ink-soft peer-checked:bg-paper peer-checked:text-brand-700 peer-checked:ring-2 peer-checked:ring-brand-600 peer-hover:text-brand-700">
              <span className="max-w-full truncate">{MARKET_RULES[market].label}</span>
              <span className="figures text-xs font-medium">{howCodeArrives(market)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function howCodeArrives(market: Market): string {
  const { callingCode } = MARKET_RULES[market];
  return callingCode === null ? loginTexts.byEmail : `+${callingCode}`;
}
