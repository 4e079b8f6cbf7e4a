/** What a packing list says: the shipment, its way, and each of its rolls. */
import type { CalendarDay } from '#domain/shared/calendar.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import type { BuyerFacts } from '../proforma/parties.ts';
import type { SellerFacts } from '../proforma/proforma-facts.ts';

export type RollFacts = {
  readonly bale: string | null;
  readonly roll: string;
  readonly colour: string | null;
  readonly lot: string;
  readonly shade: string | null;
  readonly netThousandths: bigint;
  readonly grossThousandths: bigint | null;
  readonly pieces: number;
  readonly widthInches: number | null;
  readonly netGrams: bigint | null;
  readonly grossGrams: bigint | null;
  /** Penalty points of the four-point system, of the whole roll. */
  readonly points: number | null;
};

export type ShipmentFacts = {
  readonly part: number;
  readonly dispatchedOn: CalendarDay | null;
  readonly transporter: string | null;
  readonly lrNumber: string | null;
  readonly vehicleNumber: string | null;
  readonly ewayBill: string | null;
  readonly invoiceNumber: string | null;
};

export type PackingFacts = BuyerFacts & {
  readonly seller: SellerFacts;
  readonly orderNumber: string;
  readonly poNumber: string | null;
  readonly proformaNumber: string | null;
  readonly quality: string;
  readonly shipment: ShipmentFacts;
  /** In which the lengths of the rolls are. */
  readonly unit: LengthUnit;
  readonly rolls: readonly RollFacts[];
};
