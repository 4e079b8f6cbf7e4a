/** Requests of the last weeks that came to nothing, so that "last 90 days" has something to say for the usual cloths. */
import type { RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import type { Market } from '#domain/shared/market.ts';
import { asks, closes } from './buyer-actions.ts';
import { DENIM_RIGID, POPLIN_DYED, RAYON_PRINTED, SATIN_RFD, TWILL_DYED } from './cloths.ts';
import type { DemoContext } from './demo-context.ts';
import { quotes } from './desk-actions.ts';

type Remembered = {
  cloth: Partial<RequestDraft>;
  quantity: string;
  from: readonly string[];
  daysAgo: readonly number[];
};

const ONE_COLOUR = { numberOfColors: 1, color: 'Black' } as const;
const COTTON_MILLS = ['Panchganga Weaves', 'Noyyal Textiles', 'Cauvery Air Jet Mills', 'Kamwari Grey Mart'];
const DENIM_MILLS = ['Sabarmati Denim Works', 'Aravalli Suitings', 'Cauvery Air Jet Mills'];
const RAYON_MILLS = ['Dravyavati Prints', 'Luni Processors', 'Tapti Synthetics'];

const REMEMBERED: Readonly<Record<Market, readonly Remembered[]>> = {
  IN: [
    { cloth: { ...POPLIN_DYED, ...ONE_COLOUR }, quantity: '3000', from: COTTON_MILLS, daysAgo: [68, 33] },
    { cloth: { ...RAYON_PRINTED, ...ONE_COLOUR }, quantity: '2500', from: RAYON_MILLS, daysAgo: [61, 26] },
    { cloth: DENIM_RIGID, quantity: '4000', from: DENIM_MILLS, daysAgo: [54, 19] },
  ],
  BD: [
    { cloth: TWILL_DYED, quantity: '12000', from: COTTON_MILLS.slice(0, 3), daysAgo: [75, 40] },
    { cloth: DENIM_RIGID, quantity: '10000', from: DENIM_MILLS, daysAgo: [47] },
  ],
  INTL: [{ cloth: SATIN_RFD, quantity: '6000', from: COTTON_MILLS.slice(0, 3), daysAgo: [70, 35] }],
};
const PLACE = { IN: '560058', BD: 'Chattogram', INTL: 'Hamburg' } as const satisfies Record<Market, string>;
/** Prices, a cheaper offer elsewhere, an earlier dispatch: reasons that need quotes. */
const REASONS = [2, 3, 5] as const;

export async function createQuoteMemory(context: DemoContext): Promise<void> {
  for (const { cloth, quantity, from, daysAgo } of REMEMBERED[context.market]) {
    for (const [round, days] of daysAgo.entries()) {
      const began = days * 24;
      const fabId = await asks(context, {
        hoursAgo: began,
        cloth,
        quantity,
        deliverTo: PLACE[context.market],
      });
      for (const [turn, name] of from.entries()) {
        await quotes(context, { fabId, from: name, hoursAgo: began - 3 - 2 * turn });
      }
      const reasonId = REASONS[(round + from.length) % REASONS.length] ?? REASONS[0];
      await closes(context, began - 40, fabId, { reasonId });
    }
  }
}
