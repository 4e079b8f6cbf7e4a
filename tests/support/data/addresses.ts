/** A filled-in address form of each market. */
import type { addAddress } from '#contract/customer/addresses.ts';
import type { CallInput } from '#contract/endpoint.ts';
import type { Market } from '#domain/shared/market.ts';

type AddressBody = CallInput<typeof addAddress>['body'];

export const ADDRESS_OF: Readonly<Record<Market, AddressBody>> = {
  IN: {
    label: 'Factory',
    ownership: 'own',
    line1: '12 Ring Road',
    line2: 'Near the mill gate',
    city: 'Surat',
    district: 'Surat',
    stateCode: '24',
    pincode: '395002',
    contactName: 'Asha Verma',
    contactPhone: '+91 98765 43210',
  },
  BD: {
    label: 'Cutting unit',
    ownership: 'third_party',
    line1: 'House 7, Road 11',
    division: 'dhaka',
    district: 'gazipur',
    postcode: '১৭০৪',
  },
  INTL: {
    label: 'Warehouse',
    ownership: 'own',
    line1: '5 Hafenstraße',
    city: 'Hamburg',
    region: 'Hamburg',
    postcode: '20457',
    country: 'de',
  },
};
