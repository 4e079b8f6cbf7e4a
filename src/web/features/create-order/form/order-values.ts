/** The order form between what is typed, what may be ordered and what is sent. */
import type { AddressRecord } from '#contract/customer/addresses.ts';
import type { listGstNumbers } from '#contract/customer/tax-numbers.ts';
import type { StoredFile } from '#contract/customer/uploads.ts';
import type { Reply } from '#contract/endpoint.ts';
import { isSameGstState } from '#domain/account/tax-numbers/gst-states.ts';
import { needsPort, usualTerm } from '#domain/orders/delivery-choice.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import type { useForm } from '#web/widgets/forms/use-form.ts';
import { enteredLines, startingLines } from './colour-lines.ts';
import type { OrderConfig, Terms } from './order-config.ts';
import { parseLengthInput } from './parse-length-input.ts';

export type GstNumber = Reply<typeof listGstNumbers>[number];

/** A choice like any of the numbers: to order without getting the tax back. */
export const WITHOUT_GST = 'none';

export type OrderValues = {
  quantity: string;
  /** One for each colour or lot; empty where there is nothing to divide. */
  lines: readonly string[];
  /** "Navy, white", where cloth is dyed for the order; each has its line. */
  namedColours: string;
  billingAddressId: string;
  shippingAddressId: string;
  gstId: string;
  deliveryTerm: string;
  port: string;
  creditDays: string;
  paysShortInAdvance: boolean;
  appliesAccountCredit: boolean;
  poNumber: string;
  poFile: StoredFile | null;
  referenceCode: string;
};

export type OrderFormState = ReturnType<typeof useForm<OrderValues>>;

/** What the buyer has said before, here or in the account. */
export type OrderFormData = {
  market: Market;
  /** In which the buyer reads, beside the unit of the rate. */
  reader: LengthUnit;
  config: OrderConfig;
  addresses: readonly AddressRecord[];
  gstNumbers: readonly GstNumber[];
  /** Of the request behind a quote. */
  requested: {
    colourSplit: readonly { quantity: string }[];
    deliverTo: string | null;
    poNumber: string | null;
  } | null;
};

export function startingValues({
  market,
  config,
  addresses,
  gstNumbers,
  requested,
}: OrderFormData): OrderValues {
  const billing = addressFor('billing', addresses);
  const toAskedPlace = addresses.find(
    ({ postcode }) => postcode !== null && postcode === requested?.deliverTo,
  );
  const port =
    MARKET_RULES[market].deliversTo === 'pincode'
      ? ''
      : (config.ports.find((served) => served === requested?.deliverTo) ?? '');
  const shipping = toAskedPlace ?? addressFor('shipping', addresses);
  return {
    ...startingLines(config, requested?.colourSplit.map(({ quantity }) => quantity) ?? []),
    namedColours: '',
    billingAddressId: billing?.addressId ?? '',
    shippingAddressId: shipping?.addressId ?? '',
    gstId: gstFor(billing, gstNumbers),
    deliveryTerm: usualTerm(config.deliveryTerms, config.quotedTerm, port !== ''),
    port,
    creditDays: String(freeCreditDays(config)),
    paysShortInAdvance: false,
    appliesAccountCredit: false,
    poNumber: requested?.poNumber?.slice(0, 40) ?? '',
    poFile: null,
    referenceCode: '',
  };
}

function addressFor(
  use: 'billing' | 'shipping',
  addresses: readonly AddressRecord[],
): AddressRecord | undefined {
  return addresses.find(({ defaultFor }) => defaultFor.includes(use)) ?? addresses[0];
}

/** The number of the state in which the invoice is written; the only one where there is but one. */
export function gstFor(billing: AddressRecord | undefined, numbers: readonly GstNumber[]): string {
  const ofState = numbers.filter(
    ({ stateCode }) => billing?.stateCode && isSameGstState(stateCode, billing.stateCode),
  );
  const only = numbers.length === 1 ? numbers[0] : undefined;
  return (ofState.find(({ isDefault }) => isDefault) ?? ofState[0] ?? only)?.gstId ?? '';
}

/** The first address is used for both; the number on the invoice follows the state of its address. */
export function withAddress(
  use: 'billing' | 'shipping',
  record: AddressRecord,
  { billingAddressId, shippingAddressId, gstId }: OrderValues,
  numbers: readonly GstNumber[],
): Partial<OrderValues> {
  const isBilled = use === 'billing' || billingAddressId === '';
  const isShippedTo = use === 'shipping' || shippingAddressId === '';
  return {
    ...(isShippedTo && { shippingAddressId: record.addressId }),
    ...(isBilled && { billingAddressId: record.addressId }),
    ...(isBilled && gstId !== WITHOUT_GST && { gstId: gstFor(record, numbers) }),
  };
}

/** As many days as the agreed rate already carries. */
function freeCreditDays({ creditChoices }: OrderConfig): number {
  const free = creditChoices.filter((choice) => choice.whyNot === null && choice.loadBasisPoints === 0);
  return free.at(-1)?.days ?? 0;
}

/** All that the price depends on; null while something is missing or cannot be read as a quantity. */
export function termsOf(values: OrderValues, { market, config }: OrderFormData): Terms | null {
  const { billingAddressId, shippingAddressId, gstId, deliveryTerm } = values;
  const quantity = parseLengthInput(values.quantity, config.unit);
  const lines = enteredLines(values.lines, config);
  const port = needsPort(deliveryTerm, market) ? values.port : null;
  if (!billingAddressId || !shippingAddressId || !quantity || lines === null || port === '') return null;
  return {
    fabId: config.fabId,
    quoteId: config.quoteId,
    quantity: values.quantity.trim(),
    ...(lines.length > 0 ? { lines } : {}),
    billingAddressId,
    shippingAddressId,
    gstId: gstId === '' || gstId === WITHOUT_GST ? null : gstId,
    withoutTaxCredit: gstId === WITHOUT_GST,
    deliveryTerm,
    port,
    creditDays: Number(values.creditDays),
    paysShortInAdvance: values.paysShortInAdvance,
    appliesAccountCredit: values.appliesAccountCredit,
  };
}
