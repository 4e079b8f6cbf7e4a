/** The demo's cast and past, made once by calling the same use-cases that real people go through. */
import { addStaffMember } from '#server/capabilities/account/staff-members.ts';
import { addReferenceCode } from '#server/capabilities/sign-up/add-reference-code.ts';
import type { Queries } from '#server/db/database.ts';
import type { Parts } from '#server/parts.ts';
import { type Cast, readCast } from './cast.ts';
import { claimSeed } from './claim-seed.ts';
import { seedCustomer } from './seed-customer.ts';
import { seedPrices } from './seed-prices.ts';
import { seedQualities } from './seed-qualities.ts';
import { seedSellerBanks } from './seed-seller-banks.ts';
import { seedSuppliers } from './seed-suppliers.ts';
import { tellStory } from './stories/tell-story.ts';

/** Each part under a name of its own: a demo of an older release gets what is new at its next start. */
export async function seedDemo(parts: Parts): Promise<void> {
  const cast = await readCast();
  await once(parts, 'cast', (tx) => seedCast(parts, tx, cast));
  await once(parts, 'suppliers', (tx) => seedSuppliers(parts, tx, cast));
  await once(parts, 'seller banks', (tx) => seedSellerBanks(tx, cast));
  await once(parts, 'prices', (tx) => seedPrices(parts, tx));
  await once(parts, 'qualities', (tx) => seedQualities(parts, tx));
  await Promise.all(
    cast.customers.map((customer) =>
      once(parts, `requests of ${customer.market}`, (tx) => tellStory(parts, tx, customer)),
    ),
  );
}

async function once(parts: Parts, name: string, seed: (tx: Queries) => Promise<void>): Promise<void> {
  await parts.db.transaction(async (tx) => {
    if (await claimSeed(parts, tx, name)) await seed(tx);
  });
}

async function seedCast(
  parts: Parts,
  tx: Queries,
  { customers, staff, referenceCodes }: Cast,
): Promise<void> {
  for (const customer of customers) await seedCustomer(parts, tx, customer);
  for (const member of staff) await addStaffMember(parts, tx, member);
  for (const code of referenceCodes) await addReferenceCode(parts, tx, code);
}
