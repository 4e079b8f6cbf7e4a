import { hasStaffRole } from '#domain/account/staff-role.ts';
import { findStaffByEmail } from '#server/capabilities/account/staff-members.ts';
import type { Queries } from '#server/db/database.ts';
import type { DemoData } from './demo-data.ts';

export type Releaser = { kind: 'staff'; staffId: string };

/** The people of the demo who may let money go back; somebody who has left the demo's desk is missing. */
export async function readReleasers(db: Queries, { staff }: DemoData): Promise<Releaser[]> {
  const releasers: Releaser[] = [];
  for (const { email, role } of staff) {
    const member = hasStaffRole(role, ['accounts']) ? await findStaffByEmail(db, email) : undefined;
    if (member) releasers.push({ kind: 'staff', staffId: member.staff_id });
  }
  return releasers;
}
