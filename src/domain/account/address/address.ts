/** The address form of each market: what must be filled in, and how it is stored. */

import { type FormProblems, type FormResult, readForm } from '#domain/forms/form-result.ts';
import { filledIn, type LineRule, parseLine, plainUpperCase } from '#domain/forms/text-input.ts';
import type { TypedProblem } from '#domain/forms/typed-problem.ts';
import { type ParseResult, refused } from '#domain/shared/parse-result.ts';
import { gstState } from '../tax-numbers/gst-states.ts';
import type { AddressFormProblem } from './address-problem.ts';
import type { AddressUse } from './address-use.ts';
import {
  type BangladeshDivision,
  findBangladeshDistrict,
  findBangladeshDivision,
} from './bangladesh-districts.ts';
import { isCountryCode } from './countries.ts';
import { parseFreightPincode, parsePincode } from './pincode.ts';
import { parseBangladeshiPostcode, parseInternationalPostcode } from './postcode.ts';

type Optional = string | null | undefined;

export type IndianAddressInput = {
  market: 'IN';
  line1: string;
  line2?: Optional;
  pincode: string;
  city: string;
  district: string;
  stateCode: string;
};
export type BangladeshiAddressInput = {
  market: 'BD';
  line1: string;
  line2?: Optional;
  city?: Optional;
  division: string;
  district: string;
  postcode: string;
};
export type InternationalAddressInput = {
  market: 'INTL';
  line1: string;
  line2?: Optional;
  city: string;
  region?: Optional;
  postcode?: Optional;
  /** Two letters of ISO 3166. */
  country: string;
};
export type AddressInput = IndianAddressInput | BangladeshiAddressInput | InternationalAddressInput;

/** One shape for every market; what a market does not have is null. */
export type Address = {
  readonly line1: string;
  readonly line2: string | null;
  readonly city: string;
  readonly district: string | null;
  /** State name in India, division in Bangladesh, region elsewhere. */
  readonly region: string | null;
  /** Only in India. */
  readonly stateCode: string | null;
  readonly postcode: string | null;
  readonly country: string;
};
type Field<Input> = Input extends AddressInput ? Exclude<keyof Input, 'market'> : never;
export type AddressField = Field<AddressInput>;
type Wrong = AddressFormProblem | TypedProblem;
export type AddressProblems = FormProblems<AddressField, Wrong>;
export type AddressResult = FormResult<{ address: Address }, AddressField, Wrong>;

const LINE_1: LineRule = { line: 'address_line_1', maxLength: 120 };
const LINE_2: LineRule = { line: 'address_line_2', maxLength: 120 };
const CITY: LineRule = { line: 'city', maxLength: 80 };
const DISTRICT: LineRule = { line: 'district', maxLength: 80 };
const REGION: LineRule = { line: 'region', maxLength: 80 };

/** `use` matters in India only: freight cannot go to the army post. */
export function readAddress(input: AddressInput, use: AddressUse | null = null): AddressResult {
  if (input.market === 'IN') return readIndian(input, use);
  return input.market === 'BD' ? readBangladeshi(input) : readInternational(input);
}

export function addressProblems(input: AddressInput, use: AddressUse | null = null): AddressProblems {
  const reading = readAddress(input, use);
  return reading.ok ? {} : reading.problems;
}

function readIndian(input: IndianAddressInput, use: AddressUse | null): AddressResult {
  const results = {
    ...readStreet(input),
    pincode: use === 'shipping' ? parseFreightPincode(input.pincode) : parsePincode(input.pincode),
    city: parseLine(input.city, CITY),
    district: parseLine(input.district, DISTRICT),
    stateCode: readState(input.stateCode),
  };
  return readForm(results, ({ line1, line2, pincode, city, district, stateCode }) => ({
    address: {
      line1: line1.text,
      line2: line2.text,
      city: city.text,
      district: district.text,
      region: stateCode.name,
      stateCode: stateCode.code,
      postcode: pincode.pincode,
      country: 'IN',
    },
  }));
}

function readBangladeshi(input: BangladeshiAddressInput): AddressResult {
  const division = readDivision(input.division);
  const results = {
    ...readStreet(input),
    city: optionalLine(input.city, CITY),
    division,
    district: readDistrict(input.district, division.ok ? division.division : null),
    postcode: parseBangladeshiPostcode(input.postcode),
  };
  return readForm(results, ({ line1, line2, city, division, district, postcode }) => ({
    address: {
      line1: line1.text,
      line2: line2.text,
      city: city.text ?? district.district,
      district: district.district,
      region: division.division,
      stateCode: null,
      postcode: postcode.postcode,
      country: 'BD',
    },
  }));
}

function readInternational(input: InternationalAddressInput): AddressResult {
  const typedPostcode = filledIn(input.postcode);
  const results = {
    ...readStreet(input),
    city: parseLine(input.city, CITY),
    region: optionalLine(input.region, REGION),
    postcode: typedPostcode === null ? NO_POSTCODE : parseInternationalPostcode(typedPostcode),
    country: readCountry(input.country),
  };
  return readForm(results, ({ line1, line2, city, region, postcode, country }) => ({
    address: {
      line1: line1.text,
      line2: line2.text,
      city: city.text,
      district: null,
      region: region.text,
      stateCode: null,
      postcode: postcode.postcode,
      country: country.country,
    },
  }));
}

function readStreet({ line1, line2 }: { line1: string; line2?: Optional }) {
  return { line1: parseLine(line1, LINE_1), line2: optionalLine(line2, LINE_2) };
}

/** Some countries have no postcodes. */
const NO_POSTCODE = { ok: true, postcode: null } as const;

function optionalLine(raw: Optional, rule: LineRule): ParseResult<{ text: string | null }, TypedProblem> {
  const typed = filledIn(raw);
  return typed === null ? { ok: true, text: null } : parseLine(typed, rule);
}

function readState(raw: string): ParseResult<{ code: string; name: string }, AddressFormProblem> {
  const state = gstState(raw.trim());
  return state?.selectable
    ? { ok: true, code: state.code, name: state.name }
    : refused({ code: 'state_missing' });
}

function readDivision(raw: string): ParseResult<{ division: BangladeshDivision }, AddressFormProblem> {
  const division = findBangladeshDivision(raw);
  return division === null ? refused({ code: 'division_missing' }) : { ok: true, division };
}

/** While the division is open, any name will do: one mistake gets one message. */
function readDistrict(
  raw: string,
  division: BangladeshDivision | null,
): ParseResult<{ district: string }, AddressFormProblem> {
  if (division === null) {
    return filledIn(raw) === null ? refused({ code: 'district_missing' }) : { ok: true, district: raw };
  }
  const district = findBangladeshDistrict(division, raw);
  return district === null
    ? refused({ code: 'district_of_other_division', params: { division } })
    : { ok: true, district };
}

function readCountry(raw: string): ParseResult<{ country: string }, AddressFormProblem> {
  const country = plainUpperCase(raw);
  return isCountryCode(country) ? { ok: true, country } : refused({ code: 'country_missing' });
}
