/** What a packing list says: the shipment, its way, and each of its rolls. */
import type { Roll } from '#domain/delivery/roll-list.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import type { BuyerFacts } from '../proforma/parties.ts';
import type { SellerFacts } from '../proforma/proforma-facts.ts';

export type RollFacts = Omit<Roll, 'at' | 'lengthThousandths'> & { readonly netThousandths: bigint };

export type ShipmentFacts = {
  readonly part: number;
  /** The only shipment of its order. */
  readonly isWhole: boolean;
  readonly dispatchedOn: CalendarDay | null;
  readonly transporter: string | null;
  readonly lrNumber: string | null;
  readonly vehicleNumber: string | null;
  readonly ewayBill: string | null;
  readonly invoiceNumber: string | null;
  /** Null where nobody measured it. */
  readonly volumeLitres: number | null;
};

export type PackingFacts = BuyerFacts & {
  readonly seller: SellerFacts;
  readonly orderNumber: string;
  readonly poNumber: string | null;
  readonly proformaNumber: string | null;
  readonly quality: string;
  /** As on the tax invoice; null for goods that left before invoices were frozen. */
  readonly hsn: string | null;
  readonly shipment: ShipmentFacts;
  /** With the agreed place; printed on exports. */
  readonly incoterm: string;
  readonly letterNumbers: readonly string[];
  /** In which the lengths of the rolls are. */
  readonly unit: LengthUnit;
  readonly rolls: readonly RollFacts[];
};
