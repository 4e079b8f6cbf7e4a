/** Who is asked and for what: all that a supplier of the demo looks at before it quotes. */
import type { MsmeClass } from '#domain/account/tax-numbers/msme.ts';
import { glmOfGsm } from '#domain/catalogue/construction/fabric-weight.ts';
import { convertLength, type Length } from '#domain/shared/length.ts';
import { askedQuantity } from '#server/capabilities/requests/asked-cloth.ts';
import type { RequestRow } from '#server/capabilities/requests/lock-request.ts';
import { type Cloth, clothOf } from '../price/cloth.ts';

export type AskingSupplier = {
  readonly supplierId: string;
  readonly name: string;
  readonly city: string;
  readonly stateCode: string;
  readonly ratingTenths: number;
  readonly onTimePercent: number;
  readonly msmeClass: MsmeClass | null;
};

export type AskedRequest = {
  readonly row: RequestRow;
  readonly cloth: Cloth;
  readonly quantity: Length;
  readonly metres: number;
  readonly kilograms: number;
};

export function readAsked(row: RequestRow): AskedRequest {
  const cloth = clothOf(row.specification);
  if (!cloth) throw new Error('A submitted request has all the answers a mill needs.');
  const { quantity } = askedQuantity(row);
  const metres = Number(convertLength(quantity, 'metre').thousandths) / 1000;
  return {
    row,
    cloth,
    quantity,
    metres,
    kilograms: (metres * glmOfGsm(cloth.gsm, cloth.widthInches)) / 1000,
  };
}
