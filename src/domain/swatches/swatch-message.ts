/** What the buyer is notified of on the way of a swatch. */
import type { WireMoney } from '#domain/shared/wire-figures.ts';

type OfSwatch = { readonly number: string; readonly quality: string };

export type SwatchMessages = {
  swatch_sent: OfSwatch & {
    readonly courier: string;
    readonly trackingNumber: string;
    /** What the courier collects; null where nothing is due. */
    readonly due: WireMoney | null;
    readonly invoiceNumber: string | null;
  };
  swatch_refused: OfSwatch & { readonly reason: string };
  swatch_charged_again: OfSwatch & {
    readonly orderNumber: string;
    readonly charge: WireMoney;
    /** From account credit, else by the courier. */
    readonly isDeducted: boolean;
    /** Another order of the fabric would still bring it back. */
    readonly isReturnable: boolean;
  };
};
