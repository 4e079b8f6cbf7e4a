import type { Reply } from '#contract/endpoint.ts';
import type { readToday as contract } from '#contract/staff/today.ts';
import { hasStaffRole, type StaffRole } from '#domain/account/staff-role.ts';
import { DESK_DUTIES, type DeskDuty, promiseBrokenBefore } from '#domain/home/desk-duties.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { waiting } from './today.store.ts';

/** Only what the caller's role works on; the days of the marketplace are those of India. */
export async function readToday(
  { clock }: Pick<Services, 'clock'>,
  db: Queries,
  role: StaffRole,
): Promise<Reply<typeof contract>> {
  const now = clock.now();
  const today = accountingDay(now);
  const duties = (Object.keys(DESK_DUTIES) as DeskDuty[]).filter((duty) =>
    hasStaffRole(role, [DESK_DUTIES[duty].role]),
  );
  return Promise.all(
    duties.map(async (duty) => {
      const rows = await waiting(db, duty, { now, today, brokenBefore: promiseBrokenBefore(duty, now) });
      return {
        duty,
        total: Number(rows[0]?.total ?? 0),
        late: Number(rows[0]?.late ?? 0),
        items: rows.map(({ record_id, title, detail, since, is_late, ...row }) => ({
          recordId: record_id,
          partId: row.part_id,
          state: row.state,
          amount:
            row.minor === null || row.currency === null ? null : { minor: row.minor, currency: row.currency },
          title,
          detail,
          since: since.toISOString(),
          isLate: is_late,
        })),
      };
    }),
  );
}
