import type { CustomerProfile } from '#contract/customer/account.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import type { CustomerRow } from './account.store.ts';

export function customerProfileOf(row: CustomerRow): CustomerProfile {
  const { currency, isInternational } = MARKET_RULES[row.market];
  return {
    customerId: row.customer_id,
    brandId: row.brand_id,
    name: row.person_name,
    company: row.company_name,
    phoneNumber: row.phone,
    email: row.email,
    market: row.market,
    isInternational,
    verificationStatus: row.verification_status,
    currency,
    unit: row.unit,
    timeZone: row.time_zone,
    city: row.city,
    businessType: row.business_type,
    contactEmail: row.contact_email,
    bin: row.bin,
    language: row.language,
  };
}
