/** The demo's cast, made once by calling the same use-cases that real people go through. */
import { addStaffMember } from '#server/capabilities/account/staff-members.ts';
import { addReferenceCode } from '#server/capabilities/sign-up/add-reference-code.ts';
import type { Parts } from '#server/parts.ts';
import { readCast } from './cast.ts';
import { seedCustomer } from './seed-customer.ts';

export async function seedDemo(parts: Parts): Promise<void> {
  const { customers, staff, referenceCodes } = await readCast();
  await parts.db.transaction(async (tx) => {
    const claimed = await tx.unscoped
      .insertInto('demo_seeds')
      .values({ name: 'cast', seeded_at: parts.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (claimed.numInsertedOrUpdatedRows !== 1n) return;

    for (const customer of customers) await seedCustomer(parts, tx, customer);
    for (const member of staff) await addStaffMember(parts, tx, member);
    for (const code of referenceCodes) await addReferenceCode(parts, tx, code);
  });
}
