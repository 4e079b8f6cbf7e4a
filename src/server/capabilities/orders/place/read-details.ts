/** Everything else the buyer settles: addresses, tax number, delivery, credit and papers; only what is the company's own. */
import type { OrderTerms } from '#contract/order-fields.ts';
import { gstinStateWarning } from '#domain/account/address/state-warnings.ts';
import {
  CREDIT_PERIODS_DAYS,
  type CreditPeriodDays,
  isCreditPeriod,
} from '#domain/account/choices/credit-period.ts';
import { isDeliveryChoice, needsPort, type OrderTerm } from '#domain/orders/delivery-choice.ts';
import { creditDaysGiven } from '#domain/payments/plan/payment-plan.ts';
import { isFreightCharged } from '#domain/quotes/delivery-term.ts';
import { supplyProblem } from '#domain/quotes/tax/supply-kind.ts';
import { timeZoneOf } from '#domain/shared/calendar.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import { formRefusalFor } from '#domain/shared/problem.ts';
import { formRefusal, Refusal } from '#domain/shared/refusal.ts';
import { findCustomerById } from '#server/capabilities/account/find-customer.ts';
import { listAddresses } from '#server/capabilities/addresses/list-addresses.ts';
import { findCredit } from '#server/capabilities/order-records/find-credit.ts';
import { type FrozenAddress, freezeAddress } from '#server/capabilities/order-records/frozen-address.ts';
import { findReferenceCode } from '#server/capabilities/sign-up/find-reference-code.ts';
import { listGstNumbers } from '#server/capabilities/tax-numbers/change-gst-numbers.ts';
import { findOwnFiles } from '#server/capabilities/uploads/read-file.ts';
import type { Queries } from '#server/db/database.ts';
import type { Buyer } from '../goods/find-goods.ts';
import type { OrderedGoods } from '../goods/ordered-goods.ts';
import type { Destination } from '../pricing/find-freight.ts';

export type OrderDetails = {
  /** In which the buyer reads, beside the unit of the rate. */
  readonly reader: LengthUnit;
  /** Where the buyer's days begin and end. */
  readonly zone: string;
  readonly billing: FrozenAddress;
  readonly shipping: FrozenAddress;
  readonly gst: { readonly gstin: string; readonly stateCode: string } | null;
  /** States of all GST numbers of the company. */
  readonly registeredStates: readonly string[];
  readonly withoutTaxCredit: boolean;
  readonly deliveryTerm: OrderTerm;
  readonly deliveryPlace: string | null;
  readonly destination: Destination;
  readonly creditDays: CreditPeriodDays;
  readonly paysShortInAdvance: boolean;
  readonly appliesAccountCredit: boolean;
  readonly poNumber: string | null;
  readonly poFileId: string | null;
  readonly referenceCode: string | null;
  readonly isReferenceCodeWrong: boolean;
};

export type Orderer = Buyer & { customerId: string };

export async function readDetails(
  db: Queries,
  orderer: Orderer,
  goods: OrderedGoods,
  terms: OrderTerms,
  now: Date,
): Promise<OrderDetails> {
  const supplied = supplyProblem(terms.supply ?? 'regular');
  if (supplied !== null) throw formRefusalFor({ supply: supplied });
  const addresses = await readAddresses(db, orderer, terms);
  const numbers =
    MARKET_RULES[orderer.market].taxNumber === 'gstin' ? await listGstNumbers(db, orderer.brandId) : [];
  const gst = chosenGst(numbers, terms.gstId ?? null);
  assertSameState(gst, addresses.billing);
  const typedCode = terms.referenceCode?.trim() ?? '';
  const referenceCode = typedCode === '' ? null : await findReferenceCode(db, typedCode, now);
  return {
    ...addresses,
    gst,
    registeredStates: numbers.map(({ stateCode }) => stateCode),
    withoutTaxCredit: terms.withoutTaxCredit ?? false,
    ...readDelivery(orderer.market, goods, terms, addresses.shipping),
    ...(await readCredit(db, orderer, goods, terms)),
    appliesAccountCredit: terms.appliesAccountCredit ?? false,
    poNumber: terms.poNumber ?? null,
    poFileId: await readPoFile(db, orderer.brandId, terms.poFileId ?? null),
    referenceCode,
    isReferenceCodeWrong: typedCode !== '' && referenceCode === null,
  };
}

/** Somebody else's address reads as missing. */
async function readAddresses(
  db: Queries,
  { brandId, customerId, market }: Orderer,
  { billingAddressId, shippingAddressId }: OrderTerms,
): Promise<Pick<OrderDetails, 'reader' | 'zone' | 'billing' | 'shipping'>> {
  const own = await listAddresses(db, brandId);
  const customer = await findCustomerById(db, customerId);
  const company = customer?.company_name ?? '';
  const frozen = (addressId: string) => {
    const address = own.find((candidate) => candidate.addressId === addressId.toLowerCase());
    if (!address) throw new Refusal('not_found');
    return freezeAddress(address, company);
  };
  return {
    reader: customer?.unit ?? MARKET_RULES[market].unit,
    zone: timeZoneOf(market, customer?.time_zone),
    billing: frozen(billingAddressId),
    shipping: frozen(shippingAddressId),
  };
}

type GstNumber = { gstId: string; gstin: string; stateCode: string };

function chosenGst(numbers: readonly GstNumber[], gstId: string | null): OrderDetails['gst'] {
  if (gstId === null) return null;
  const number = numbers.find((candidate) => candidate.gstId === gstId.toLowerCase());
  if (!number) throw new Refusal('not_found');
  return { gstin: number.gstin, stateCode: number.stateCode };
}

/** An invoice whose number and address name two states is worth nothing to the buyer. */
function assertSameState(gst: OrderDetails['gst'], { stateCode }: FrozenAddress): void {
  const warning = gst && stateCode ? gstinStateWarning(gst.gstin, stateCode) : null;
  if (warning) throw formRefusalFor({ gstId: warning.problem });
}

function readDelivery(
  market: Market,
  { quotedTerm, quoted }: OrderedGoods,
  { deliveryTerm, port: typedPort }: OrderTerms,
  shipping: FrozenAddress,
): Pick<OrderDetails, 'deliveryTerm' | 'deliveryPlace' | 'destination'> {
  if (!isDeliveryChoice(deliveryTerm, market, quotedTerm)) {
    throw formRefusal({ deliveryTerm: 'Choose one of the delivery terms.' });
  }
  const { city, postcode } = shipping;
  if (MARKET_RULES[market].deliversTo === 'pincode') {
    const destination = { kind: 'door', pincode: postcode ?? '', city } as const;
    return { deliveryTerm, deliveryPlace: isFreightCharged(deliveryTerm) ? city : null, destination };
  }
  const port = typedPort?.trim() || null;
  if (needsPort(deliveryTerm, market) && port === null) throw formRefusal({ port: 'Choose the port.' });
  const quotedPlace = deliveryTerm === quotedTerm ? (quoted?.quote.delivery_place ?? null) : null;
  const toDoor = deliveryTerm === 'landed';
  return {
    deliveryTerm,
    deliveryPlace: port ?? (toDoor ? city : quotedPlace),
    destination: { kind: 'abroad', port: toDoor ? null : port, city },
  };
}

const CREDIT_PROBLEM = {
  unknown: `Choose ${CREDIT_PERIODS_DAYS.join(', ')} days.`,
  allInAdvance: 'This is paid in full with the order, so credit does not apply.',
} as const;

async function readCredit(
  db: Queries,
  buyer: Buyer,
  goods: OrderedGoods,
  terms: OrderTerms,
): Promise<Pick<OrderDetails, 'creditDays' | 'paysShortInAdvance'>> {
  const chosen = readCreditDays(goods, terms.creditDays);
  const paysShortInAdvance = chosen > 0 && (terms.paysShortInAdvance ?? false);
  if (!paysShortInAdvance) return { creditDays: chosen, paysShortInAdvance };
  const { free } = await findCredit(db, buyer);
  return { creditDays: creditDaysGiven(chosen, { free, paysShortInAdvance }), paysShortInAdvance };
}

function readCreditDays(goods: OrderedGoods, days: number): CreditPeriodDays {
  if (!isCreditPeriod(days)) throw formRefusal({ creditDays: CREDIT_PROBLEM.unknown });
  if (days > 0 && goods.planFor(days).advancePercent === 100) {
    throw formRefusal({ creditDays: CREDIT_PROBLEM.allInAdvance });
  }
  return days;
}

async function readPoFile(db: Queries, brandId: string, fileId: string | null): Promise<string | null> {
  if (fileId === null) return null;
  const [file] = await findOwnFiles(db, brandId, [fileId.toLowerCase()]);
  if (!file) throw formRefusal({ poFileId: 'This file could not be found. Please attach it again.' });
  return file.file_id;
}
