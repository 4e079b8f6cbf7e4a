/** The people of the marketplace who work in the desk. */
import type { StaffRole } from '#domain/account/staff-role.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import type { Parts } from '#server/parts.ts';
import { type StaffRow, saveStaff, staffByEmail, staffById } from './account.store.ts';

/** Only active staff can sign in; someone who left reads as unknown. */
export async function findStaffByEmail(db: Queries, email: string): Promise<StaffRow | undefined> {
  const member = await staffByEmail(db, email);
  return member?.is_active ? member : undefined;
}

export function findStaffById(db: Queries, staffId: string): Promise<StaffRow | undefined> {
  return staffById(db, staffId);
}

export async function addStaffMember(
  parts: Parts,
  tx: Queries,
  { email, name, role }: { email: string; name: string; role: StaffRole },
): Promise<string> {
  const staffId = await saveStaff(tx, {
    staffId: parts.ids.next(),
    email,
    name,
    role,
    createdAt: parts.clock.now(),
  });
  await recordHistory(parts, tx, {
    subject: { kind: 'staff-member', id: staffId },
    action: 'role-given',
    actor: { kind: 'system' },
    details: { role },
  });
  return staffId;
}
