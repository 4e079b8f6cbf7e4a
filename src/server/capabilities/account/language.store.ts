import type { Language } from '#domain/shared/language.ts';
import type { Queries } from '#server/db/database.ts';
import type { CustomerRow } from './account.store.ts';

/** A person reads one language, in every company they work for. */
export async function saveLanguage(
  tx: Queries,
  { customer_id, phone, email }: Pick<CustomerRow, 'customer_id' | 'phone' | 'email'>,
  language: Language,
): Promise<void> {
  await tx.scoped
    .updateTable('people')
    .set({ language })
    .where((or) =>
      or.or([
        or('customer_id', '=', customer_id),
        ...(phone === null ? [] : [or('phone', '=', phone)]),
        ...(email === null ? [] : [or('email', '=', email)]),
      ]),
    )
    .execute();
}
