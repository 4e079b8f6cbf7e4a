import { gstStateName } from '#domain/account/tax-numbers/gst-states.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import { money } from '#domain/shared/money.ts';
import { registerCustomer } from '#server/capabilities/account/register-customer.ts';
import { addAddress } from '#server/capabilities/addresses/save-address.ts';
import { acceptPolicy } from '#server/capabilities/policies/accept-policy.ts';
import { grantCredit } from '#server/capabilities/preferences/grant-credit.ts';
import { startWhatsapp } from '#server/capabilities/preferences/start-whatsapp.ts';
import { saveGstNumber } from '#server/capabilities/tax-numbers/save-gst-number.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import type { DemoCustomer } from './demo-data.ts';

const TERMS_VERSION = '1';

/** One company of the demo with all it needs to order: addresses, tax number, terms, credit. */
export async function seedCustomer(services: Services, tx: Queries, customer: DemoCustomer): Promise<void> {
  const { market, signIn, gstin, bin, creditDays } = customer;
  const by = await registerCustomer(services, tx, {
    ...customer,
    bin: bin ?? null,
    ...(signIn.includes('@') ? { email: signIn } : { phone: signIn }),
    by: { kind: 'system' },
  });
  await acceptPolicy(services, tx, { policy: 'terms', version: TERMS_VERSION, ...by });
  for (const address of customer.addresses) await addAddress(services, tx, { ...by, market }, address);
  if (gstin) await saveGstNumber(services, tx, { check: registered(customer, gstin), isDefault: true, by });
  if (!signIn.includes('@'))
    await startWhatsapp(services, tx, { brandId: by.brandId, number: signIn, isOptedIn: false });
  const limit = money(BigInt(customer.creditLimitMinor), MARKET_RULES[market].currency);
  await grantCredit(services, tx, { brandId: by.brandId, creditDays, limit, by: { kind: 'system' } });
}

function registered({ company, city }: DemoCustomer, gstin: string) {
  const stateCode = gstin.slice(0, 2);
  return {
    state: 'valid',
    gstin,
    legalName: company,
    tradeName: company.replace(/ (LLP|Ltd\.?|GmbH)$/, ''),
    status: 'Active',
    stateCode,
    stateName: gstStateName(stateCode),
    address: city,
    problem: null,
    reason: null,
  } as const;
}
