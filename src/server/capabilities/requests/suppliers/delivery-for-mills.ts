/** Where the cloth goes, as a mill may know it: the state only, for a PIN code or a port beside the cloth would say who buys. */
import { gstState } from '#domain/account/tax-numbers/gst-states.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import { stateOfPincode } from '#server/capabilities/look-ups/find-pincode.ts';
import type { Queries } from '#server/db/database.ts';
import type { RequestRow } from '../lock-request.ts';

export async function deliveryForMills(
  db: Queries,
  { market, sheet }: Pick<RequestRow, 'market' | 'sheet'>,
): Promise<string> {
  const pincode = (sheet.deliverTo ?? '').replaceAll(/\D/g, '');
  return deliveryOfOrder(market, market === 'IN' ? await stateOfPincode(db, pincode) : null);
}

/** The same of an order, where the address is known. */
export function deliveryOfOrder(market: Market, stateCode: string | null): string {
  if (market !== 'IN') return market === 'BD' ? MARKET_RULES.BD.label : 'Export';
  return (stateCode && gstState(stateCode)?.name) || MARKET_RULES.IN.label;
}
