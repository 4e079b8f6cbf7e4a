/**
 * The tax invoice of a swatch. One cutting of the cloth is sold; cutting and courier come with it and share its HSN code
 * and rate (CGST Act s.8). The charge that the buyer was told holds its tax.
 */
import { inclusiveFigures } from '#domain/documents/tax/inclusive-figures.ts';
import type { SupplyType, TaxAmount, TaxDocument, TaxParty } from '#domain/documents/tax/tax-document.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import type { Money } from '#domain/shared/money.ts';

export type SwatchSale = {
  readonly number: string;
  readonly issuedOn: CalendarDay;
  readonly supply: SupplyType;
  readonly seller: TaxDocument['seller'];
  readonly buyer: TaxParty;
  readonly consignee: TaxParty;
  readonly placeOfSupply: string;
  readonly swatchNumber: string;
  /** Of what is sold, and how it travels: in the words of the paper. */
  readonly description: string;
  readonly deliveryTerm: string;
  readonly hsn: string;
  /** With its tax. */
  readonly charge: Money;
  readonly rates: readonly Pick<TaxAmount, 'kind' | 'basisPoints'>[];
  readonly rupeeRate: TaxDocument['rupeeRate'];
};

const ONE_PIECE = { thousandths: 1000n, unit: 'piece' } as const;

export function swatchInvoice(sale: SwatchSale): TaxDocument {
  const { swatchNumber, description, deliveryTerm, hsn, charge, rates, ...head } = sale;
  const { taxable, taxes, roundOff, total } = inclusiveFigures(charge, rates);
  return {
    ...head,
    kind: 'invoice',
    isSwatch: true,
    orderNumber: swatchNumber,
    poNumber: null,
    deliveryTerm,
    lines: [
      {
        description,
        hsn,
        isService: false,
        quantity: ONE_PIECE,
        unitPrice: taxable,
        charges: [],
        taxable,
        taxes,
      },
    ],
    taxable,
    taxes,
    roundOff,
    total,
    against: null,
    transport: null,
    shippingBill: null,
  };
}

export type BuyerPlace = Omit<TaxParty, 'gstin'> & { readonly isOwn: boolean };
type GstNumber = { readonly gstin: string; readonly stateCode: string; readonly isDefault: boolean };

/** Billed is the registration of the place the swatch goes to, else the usual one at its own address; without either, nobody takes credit. */
export function billedParty(
  delivery: BuyerPlace,
  billing: BuyerPlace | null,
  numbers: readonly GstNumber[],
): TaxParty {
  const local = delivery.isOwn && numbers.find(({ stateCode }) => stateCode === delivery.stateCode);
  if (local) return partyOf(delivery, local.gstin);
  const usual = numbers.find(({ isDefault }) => isDefault);
  return billing && usual && usual.stateCode === billing.stateCode
    ? partyOf(billing, usual.gstin)
    : partyOf(delivery, null);
}

export function partyOf({ isOwn: _isOwn, ...place }: BuyerPlace, gstin: string | null): TaxParty {
  return { ...place, gstin };
}
