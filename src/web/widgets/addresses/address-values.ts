/** The address form between what is typed, what is kept and what is sent. */
import type { AddressRecord, addAddress } from '#contract/customer/addresses.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { type AddressInput, addressProblems } from '#domain/account/address/address.ts';
import type { AddressFormProblems } from '#domain/account/address/address-problem.ts';
import {
  ADDRESS_NAME_MAX_LENGTH,
  ADDRESS_USES,
  type AddressOwnership,
  CONTACT_NAME_MAX_LENGTH,
} from '#domain/account/address/address-use.ts';
import type { TypedProblems } from '#domain/forms/typed-problem.ts';
import type { Market } from '#domain/shared/market.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';
import type { useForm } from '#web/widgets/forms/use-form.ts';
import { ADDRESS_PROBLEM_TEXT } from '#words/page/address-problems.ts';
import { TYPED_PROBLEM_TEXT } from '#words/page/forms.ts';
import { fieldTexts } from '#words/problem-text.ts';
import { addressFieldTexts } from './addresses.texts.ts';

const PROBLEM_TEXT: ProblemTexts<AddressFormProblems & TypedProblems> = {
  ...TYPED_PROBLEM_TEXT,
  ...ADDRESS_PROBLEM_TEXT,
};

export type AddressBody = CallInput<typeof addAddress>['body'];

export type AddressValues = {
  label: string;
  ownership: string;
  line1: string;
  line2: string;
  pincode: string;
  city: string;
  district: string;
  stateCode: string;
  division: string;
  region: string;
  postcode: string;
  country: string;
  contactName: string;
  contactPhone: string;
  billing: boolean;
  shipping: boolean;
  sample: boolean;
};

export type AddressFormState = ReturnType<typeof useForm<AddressValues>>;

export const EMPTY_ADDRESS: AddressValues = {
  label: '',
  ownership: 'own',
  line1: '',
  line2: '',
  pincode: '',
  city: '',
  district: '',
  stateCode: '',
  division: '',
  region: '',
  postcode: '',
  country: '',
  contactName: '',
  contactPhone: '',
  billing: false,
  shipping: false,
  sample: false,
};

/** One kept shape for every market; each form has its own words for it. */
export function valuesOf(record: AddressRecord, market: Market): AddressValues {
  const orEmpty = (text: string | null) => text ?? '';
  return {
    ...EMPTY_ADDRESS,
    label: record.label,
    ownership: record.ownership,
    line1: record.line1,
    line2: orEmpty(record.line2),
    city: record.city,
    district: orEmpty(record.district),
    stateCode: orEmpty(record.stateCode),
    contactName: orEmpty(record.contactName),
    contactPhone: orEmpty(record.contactPhone),
    ...(market === 'IN' && { pincode: orEmpty(record.postcode) }),
    ...(market === 'BD' && { division: orEmpty(record.region), postcode: orEmpty(record.postcode) }),
    ...(market === 'INTL' && {
      region: orEmpty(record.region),
      postcode: orEmpty(record.postcode),
      country: record.country,
    }),
    billing: record.defaultFor.includes('billing'),
    shipping: record.defaultFor.includes('shipping'),
    sample: record.defaultFor.includes('sample'),
  };
}

export function bodyOf(values: AddressValues, market: Market): AddressBody {
  const { market: _market, ...place } = inputOf(values, market);
  return {
    ...place,
    label: values.label.trim(),
    ownership: values.ownership as AddressOwnership,
    contactName: values.contactName,
    contactPhone: values.contactPhone,
    defaultFor: ADDRESS_USES.filter((use) => values[use]),
  };
}

export function problemsIn(
  values: AddressValues,
  market: Market,
): { [Field in keyof AddressValues]?: string } {
  return {
    ...labelled('label', nameProblem(values.label)),
    ...labelled('contactName', tooLong(values.contactName, CONTACT_NAME_MAX_LENGTH)),
    ...fieldTexts(
      PROBLEM_TEXT,
      addressProblems(inputOf(values, market), values.shipping ? 'shipping' : null),
    ),
  };
}

function nameProblem(name: string): string | null {
  return name.trim() === '' ? PROBLEM_TEXT.address_name_missing : tooLong(name, ADDRESS_NAME_MAX_LENGTH);
}

/** Refused with a sentence: a field that cuts what is pasted says nothing. */
function tooLong(text: string, longest: number): string | null {
  return text.trim().length > longest ? addressFieldTexts.nameTooLong(longest) : null;
}

function labelled(field: keyof AddressValues, problem: string | null) {
  return problem === null ? {} : { [field]: problem };
}

function inputOf(values: AddressValues, market: Market): AddressInput {
  const { line1, line2, city, district, pincode, stateCode, division, region, postcode, country } = values;
  if (market === 'IN') return { market, line1, line2, pincode, city, district, stateCode };
  if (market === 'BD') return { market, line1, line2, city, division, district, postcode };
  return { market, line1, line2, city, region, postcode, country };
}
