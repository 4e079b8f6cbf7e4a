/** The demo's people and past, made once by calling the same use-cases that real people go through. */
import { Refusal } from '#domain/shared/refusal.ts';
import { addStaffMember } from '#server/capabilities/account/staff-members.ts';
import { addReferenceCode } from '#server/capabilities/sign-up/add-reference-code.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { seedChance } from './autopilot/chance.ts';
import { claimSeed } from './claim-seed.ts';
import { type DemoData, readDemoData } from './demo-data.ts';
import { issuePastDocuments } from './issue-past-documents.ts';
import { markPastNotifications } from './mark-past-notifications.ts';
import { seedAutopilot } from './seed-autopilot.ts';
import { seedCustomer } from './seed-customer.ts';
import {
  seedCustomsRates,
  seedLoadingPorts,
  seedMillClosures,
  seedPrices,
  seedWriteOffLimits,
} from './seed-prices.ts';
import { seedQualities } from './seed-qualities.ts';
import { seedSellerBanks } from './seed-seller-banks.ts';
import { seedSuppliers } from './seed-suppliers.ts';
import { createStory } from './stories/create-story.ts';
import { createDemoOrders } from './stories/orders/create-demo-orders.ts';
import { createSwatches } from './stories/swatch-story.ts';

/** Each part under a name of its own: a demo of an older release gets what is new at its next start. */
export async function seedDemo(services: Services): Promise<void> {
  seedChance(services.config.autopilotSeed);
  const cast = await readDemoData();
  await seedTrade(services, cast);
  await Promise.all(
    cast.customers.map((customer) =>
      once(services, `requests of ${customer.market}`, (tx) => createStory(services, tx, customer)),
    ),
  );
  // One after the other, so that every start gives the same orders the same numbers.
  for (const customer of cast.customers) {
    await onceIfPossible(services, `orders of ${customer.market}`, (tx) =>
      createDemoOrders(services, tx, customer),
    );
    await onceIfPossible(services, `swatches of ${customer.market}`, (tx) =>
      createSwatches(services, tx, customer),
    );
  }
  await onceIfPossible(services, 'documents', (tx) => issuePastDocuments(services, tx));
}

/** Who trades, with what and at which prices; nothing has happened yet. */
export async function seedTrade(services: Services, cast: DemoData): Promise<void> {
  await once(services, 'cast', (tx) => seedCast(services, tx, cast));
  await once(services, 'staff', (tx) => seedStaff(services, tx, cast, ({ role }) => role !== 'production'));
  await once(services, 'production staff', (tx) =>
    seedStaff(services, tx, cast, ({ role }) => role === 'production'),
  );
  await once(services, 'autopilot', (tx) => seedAutopilot(services, tx, cast));
  await once(services, 'suppliers', (tx) => seedSuppliers(services, tx, cast));
  await once(services, 'seller banks', (tx) => seedSellerBanks(tx, cast));
  await once(services, 'prices', (tx) => seedPrices(services, tx));
  await once(services, 'loading ports', (tx) => seedLoadingPorts(services, tx));
  await once(services, 'write-off limits', (tx) => seedWriteOffLimits(services, tx));
  await once(services, 'customs rates', (tx) => seedCustomsRates(services, tx));
  await once(services, 'mill closures', (tx) => seedMillClosures(services, tx));
  await once(services, 'qualities', (tx) => seedQualities(services, tx));
}

async function once(services: Services, name: string, seed: (tx: Queries) => Promise<void>): Promise<void> {
  await services.db.transaction(async (tx) => {
    if (!(await claimSeed(services, tx, name))) return;
    await seed(tx);
    await markPastNotifications(services, tx);
  });
}

/** In a demo that people have used, stock, credit or addresses of a story may be gone; it then goes without the story. */
async function onceIfPossible(...[services, name, seed]: Parameters<typeof once>): Promise<void> {
  await once(services, name, seed).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    services.log.warn({ err: error, story: name }, 'demo: a story could not be created here');
  });
}

async function seedCast(
  services: Services,
  tx: Queries,
  { customers, referenceCodes }: DemoData,
): Promise<void> {
  for (const customer of customers) await seedCustomer(services, tx, customer);
  for (const code of referenceCodes) await addReferenceCode(services, tx, code);
}

async function seedStaff(
  services: Services,
  tx: Queries,
  { staff }: DemoData,
  isWanted: (member: DemoData['staff'][number]) => boolean,
): Promise<void> {
  for (const member of staff.filter(isWanted)) await addStaffMember(services, tx, member);
}
