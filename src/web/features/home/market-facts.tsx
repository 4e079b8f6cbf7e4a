import type { CustomerProfile } from '#contract/account.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';

const CURRENCY_WORDS = { INR: '₹ Indian rupee', USD: '$ US dollar' } as const;
const UNIT_WORDS = { metre: 'Metres', yard: 'Yards' } as const;
const TAX_WORDS = { gst: 'GST', zero_rated_export: 'Zero-rated export' } as const;

/** How prices and lengths read for this customer, and why. */
export function MarketFacts({ customer: { market, currency, unit } }: { customer: CustomerProfile }) {
  const facts = [
    ['Market', MARKET_RULES[market].label],
    ['Prices in', CURRENCY_WORDS[currency]],
    ['Lengths in', UNIT_WORDS[unit]],
    ['Tax', TAX_WORDS[MARKET_RULES[market].taxKind]],
  ] as const;
  return (
    <section aria-labelledby="market" className="rounded-card border border-line bg-paper p-4">
      <h2 id="market" className="text-lg font-bold">
        Your market
      </h2>
      <dl className="mt-2 divide-y divide-line">
        {facts.map(([fact, words]) => (
          <div key={fact} className="flex justify-between gap-4 py-3">
            <dt className="text-ink-soft">{fact}</dt>
            <dd className="text-right font-semibold">{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
