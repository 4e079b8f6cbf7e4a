/** What a person reads, on screens and in messages. */
import type { Language } from '#domain/shared/language.ts';
import type { Queries } from '#server/db/database.ts';
import { customerById } from './account.store.ts';
import { saveLanguage } from './language.store.ts';

export async function chooseLanguage(tx: Queries, customerId: string, language: Language): Promise<void> {
  const customer = await customerById(tx, customerId);
  if (customer && customer.language !== language) await saveLanguage(tx, customer, language);
}
