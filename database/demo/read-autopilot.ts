/** The members of staff under whose names the demo plays; nobody can sign in as one of them. */
import { findAutopilotMembers } from '#server/capabilities/account/staff-members.ts';
import type { Queries } from '#server/db/database.ts';

/** Some use-cases ask who of the desk it was, others who stands in the history. */
export type AutopilotMember = { readonly kind: 'staff'; readonly staffId: string; readonly id: string };

export type Autopilot = {
  readonly desk: AutopilotMember;
  /** Above a set amount a refund takes two. */
  readonly releasers: readonly AutopilotMember[];
};

export async function readAutopilot(db: Queries): Promise<Autopilot> {
  const members = await findAutopilotMembers(db);
  const [desk, ...others] = members.map(({ staff_id: id }) => ({ kind: 'staff', staffId: id, id }) as const);
  if (!desk) throw new Error('The autopilot has no member of staff: the demo was not seeded.');
  return { desk, releasers: [desk, ...others] };
}
