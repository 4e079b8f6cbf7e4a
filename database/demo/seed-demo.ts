/** The demo's people and past, made once by calling the same use-cases that real people go through. */
import { Refusal } from '#domain/shared/refusal.ts';
import { addStaffMember } from '#server/capabilities/account/staff-members.ts';
import { addReferenceCode } from '#server/capabilities/sign-up/add-reference-code.ts';
import type { Queries } from '#server/db/database.ts';
import type { Parts } from '#server/parts.ts';
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
export async function seedDemo(parts: Parts): Promise<void> {
  seedChance(parts.config.autopilotSeed);
  const cast = await readDemoData();
  await seedTrade(parts, cast);
  await Promise.all(
    cast.customers.map((customer) =>
      once(parts, `requests of ${customer.market}`, (tx) => createStory(parts, tx, customer)),
    ),
  );
  // One after the other, so that every start gives the same orders the same numbers.
  for (const customer of cast.customers) {
    await onceIfPossible(parts, `orders of ${customer.market}`, (tx) =>
      createDemoOrders(parts, tx, customer),
    );
    await onceIfPossible(parts, `swatches of ${customer.market}`, (tx) =>
      createSwatches(parts, tx, customer),
    );
  }
  await onceIfPossible(parts, 'documents', (tx) => issuePastDocuments(parts, tx));
}

/** Who trades, with what and at which prices; nothing has happened yet. */
export async function seedTrade(parts: Parts, cast: DemoData): Promise<void> {
  await once(parts, 'cast', (tx) => seedCast(parts, tx, cast));
  await once(parts, 'staff', (tx) => seedStaff(parts, tx, cast, ({ role }) => role !== 'production'));
  await once(parts, 'production staff', (tx) =>
    seedStaff(parts, tx, cast, ({ role }) => role === 'production'),
  );
  await once(parts, 'autopilot', (tx) => seedAutopilot(parts, tx, cast));
  await once(parts, 'suppliers', (tx) => seedSuppliers(parts, tx, cast));
  await once(parts, 'seller banks', (tx) => seedSellerBanks(tx, cast));
  await once(parts, 'prices', (tx) => seedPrices(parts, tx));
  await once(parts, 'loading ports', (tx) => seedLoadingPorts(parts, tx));
  await once(parts, 'write-off limits', (tx) => seedWriteOffLimits(parts, tx));
  await once(parts, 'customs rates', (tx) => seedCustomsRates(parts, tx));
  await once(parts, 'mill closures', (tx) => seedMillClosures(parts, tx));
  await once(parts, 'qualities', (tx) => seedQualities(parts, tx));
}

async function once(parts: Parts, name: string, seed: (tx: Queries) => Promise<void>): Promise<void> {
  await parts.db.transaction(async (tx) => {
    if (!(await claimSeed(parts, tx, name))) return;
    await seed(tx);
    await markPastNotifications(parts, tx);
  });
}

/** In a demo that people have used, stock, credit or addresses of a story may be gone; it then goes without the story. */
async function onceIfPossible(...[parts, name, seed]: Parameters<typeof once>): Promise<void> {
  await once(parts, name, seed).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    parts.log.warn({ err: error, story: name }, 'demo: a story could not be created here');
  });
}

async function seedCast(parts: Parts, tx: Queries, { customers, referenceCodes }: DemoData): Promise<void> {
  for (const customer of customers) await seedCustomer(parts, tx, customer);
  for (const code of referenceCodes) await addReferenceCode(parts, tx, code);
}

async function seedStaff(
  parts: Parts,
  tx: Queries,
  { staff }: DemoData,
  isWanted: (member: DemoData['staff'][number]) => boolean,
): Promise<void> {
  for (const member of staff.filter(isWanted)) await addStaffMember(parts, tx, member);
}
