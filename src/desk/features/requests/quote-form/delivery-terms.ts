/** The words of delivery terms: domestic ones in India, incoterms elsewhere. */
import type { QuoteDeliveryTerm } from '#contract/customer/quotes.ts';
import { DELIVERY_TERM_LABEL, INCOTERM_LABEL } from '#domain/quotes/delivery-term.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';

const LABEL: Readonly<Record<QuoteDeliveryTerm, string>> = { ...DELIVERY_TERM_LABEL, ...INCOTERM_LABEL };

export function termLabel(term: QuoteDeliveryTerm): string {
  return LABEL[term];
}

export function termOptions(market: Market): { value: string; label: string }[] {
  const labels = MARKET_RULES[market].deliversTo === 'pincode' ? DELIVERY_TERM_LABEL : INCOTERM_LABEL;
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
