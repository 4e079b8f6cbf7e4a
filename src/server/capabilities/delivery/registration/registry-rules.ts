/** The dated rules of the books that goods and their registration go by. */
import { bookRule } from '#domain/books/book-rules.ts';
import type { EWayBillRules } from '#domain/books/e-way-bill.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import type { Queries } from '#server/db/database.ts';

export type RegistryRules = { whenDown: 'wait' | 'leave'; cancelHours: number; way: EWayBillRules };

export async function registryRules(db: Queries, day: CalendarDay): Promise<RegistryRules> {
  const rows = await db.scoped
    .selectFrom('book_rules')
    .select(['name', 'effective_from as effectiveFrom', 'value'])
    .execute();
  const rule = (name: Parameters<typeof bookRule>[1]) => bookRule(rows, name, day);
  return {
    whenDown: rule('registry_down') === 'leave' ? 'leave' : 'wait',
    cancelHours: Number(rule('irn_cancel_hours')),
    way: {
      version: rule('eway_bill_version'),
      exportDocumentType: rule('eway_export_document') === 'BIL' ? 'BIL' : 'INV',
    },
  };
}
