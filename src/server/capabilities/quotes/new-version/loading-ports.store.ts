import { sql } from 'kysely';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import type { Queries } from '#server/db/database.ts';

/** The ports in India from which exports leave on that day. */
export async function loadingPortsOn(db: Queries, day: CalendarDay): Promise<string[]> {
  const { rows } = await sql<{ port: string }>`
    select port from (
      select distinct on (port) port, is_used from loading_ports
      where effective_from <= ${day} order by port, effective_from desc
    ) latest where is_used order by port`.execute(db.forStaff);
  return rows.map(({ port }) => port);
}
