/** The demo's cast, made once by calling the same use-cases that real people go through. */
import { readFile } from 'node:fs/promises';
import type { StaffRole } from '#domain/account/staff-role.ts';
import type { Market } from '#domain/shared/market.ts';
import { registerCustomer } from '#server/capabilities/account/register-customer.ts';
import { addStaffMember } from '#server/capabilities/account/staff-members.ts';
import type { Parts } from '#server/parts.ts';

type Cast = {
  customers: {
    market: Market;
    name: string;
    company: string;
    signIn: string;
    verificationStatus: 0 | 1 | 2;
  }[];
  staff: { email: string; name: string; role: StaffRole }[];
};

export async function seedDemo(parts: Parts): Promise<void> {
  const cast = JSON.parse(await readFile(new URL('./cast.json', import.meta.url), 'utf8')) as Cast;
  await parts.db.transaction(async (tx) => {
    const claimed = await tx.unscoped
      .insertInto('demo_seeds')
      .values({ name: 'cast', seeded_at: parts.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (claimed.numInsertedOrUpdatedRows !== 1n) return;

    for (const { market, name, company, signIn, verificationStatus } of cast.customers) {
      const address = signIn.includes('@') ? { email: signIn } : { phone: signIn };
      await registerCustomer(parts, tx, {
        market,
        name,
        company,
        verificationStatus,
        ...address,
        by: { kind: 'system' },
      });
    }
    for (const member of cast.staff) await addStaffMember(parts, tx, member);
  });
}
