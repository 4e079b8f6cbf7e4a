/** Whoever weaves in the demo, and who writes its invoices. */

import { startOfDay } from '#domain/shared/calendar.ts';
import { financialYear } from '#domain/shared/financial-year.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import { addSupplier } from '#server/capabilities/requests/suppliers/save-supplier.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import type { DemoData, DemoSeller } from './demo-data.ts';

/** Long before any quote: taxes of a quote follow the seller of its day. */
const SELLER_FROM = new Date('2017-07-01T00:00:00Z');

export async function seedSuppliers(
  services: Services,
  tx: Queries,
  { suppliers, seller }: DemoData,
): Promise<void> {
  for (const supplier of suppliers) {
    const contacts = [contactOf(supplier)];
    const form = { ...supplier, isActive: true, gstin: null, contacts };
    await addSupplier(services, tx, { kind: 'system' }, form);
  }
  await insertSeller(services, tx, seller);
}

/** At an address that nobody has. */
function contactOf({ alias }: { alias: string }) {
  const name = alias.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return { name: 'Sales desk', phone: null, whatsapp: null, email: `sales@${name}.example` };
}

/** Sellers belong to no customer. One row a financial year: each has a letter of undertaking of its own. */
async function insertSeller({ ids, clock }: Services, tx: Queries, seller: DemoSeller): Promise<void> {
  for (const { year, from } of lutYears(clock.now())) {
    await tx.unscoped
      .insertInto('sellers')
      .values({
        seller_id: ids.next(),
        legal_name: seller.legalName,
        gstin: seller.gstin,
        state_code: seller.stateCode,
        address: seller.address,
        city: seller.city,
        pincode: seller.pincode,
        // As the portal numbers them: state, month and year of filing, serial.
        lut: `AD${seller.stateCode}04${year.slice(0, 2)}000000X (demo)`,
        lut_dated_on: `20${year.slice(0, 2)}-04-01`,
        lut_financial_year: year,
        iec: seller.iec,
        effective_from: from,
      })
      .execute();
  }
}

/** Last year for the stories, this one, and the next for a demo that is kept. */
function lutYears(now: Date): { year: string; from: Date }[] {
  const thisYear = 2000 + Number(financialYear(now).slice(0, 2));
  return [thisYear - 1, thisYear, thisYear + 1].map((first, place) => {
    const from = startOfDay(`${first}-04-01`, MARKET_RULES.IN.timeZone);
    return { year: financialYear(from), from: place === 0 ? SELLER_FROM : from };
  });
}
