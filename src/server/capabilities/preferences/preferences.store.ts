import type { CreditPeriodDays } from '#domain/account/choices/credit-period.ts';
import type { NotificationChannel, SwitchedOff } from '#domain/account/choices/notification-choices.ts';
import type { Currency } from '#domain/shared/money.ts';
import type { Queries } from '#server/db/database.ts';
import { scopedStatement } from '#server/db/statement.ts';

export type CreditRow = { credit_days: CreditPeriodDays; limit_minor: bigint; currency: Currency };

export function creditTermsOf(db: Queries, brandId: string): Promise<CreditRow | undefined> {
  return creditTermsStatement.first(db, { brandId });
}

const creditTermsStatement = scopedStatement(({ brandId }: { brandId: string }, db) =>
  db
    .selectFrom('credit_terms')
    .select(['credit_days', 'limit_minor', 'currency'])
    .where('brand_id', '=', brandId)
    .$castTo<CreditRow>(),
);

/** By the company: it may have no row of its own yet. */
export async function lockCreditTerms(tx: Queries, brandId: string): Promise<void> {
  await tx.scoped
    .selectFrom('companies')
    .select('brand_id')
    .where('brand_id', '=', brandId)
    .forNoKeyUpdate()
    .execute();
}

/** The limit is the marketplace's to set, so a choice of the customer leaves it as it is. */
export async function saveCreditDays(
  tx: Queries,
  row: { brandId: string; creditDays: CreditPeriodDays; currency: Currency; now: Date },
): Promise<void> {
  const chosen = { credit_days: row.creditDays, updated_at: row.now };
  await tx.scoped
    .insertInto('credit_terms')
    .values({ brand_id: row.brandId, currency: row.currency, ...chosen })
    .onConflict((conflict) => conflict.column('brand_id').doUpdateSet(chosen))
    .execute();
}

export async function saveCreditLimit(tx: Queries, brandId: string, limitMinor: bigint): Promise<void> {
  await tx.scoped
    .updateTable('credit_terms')
    .set({ limit_minor: limitMinor })
    .where('brand_id', '=', brandId)
    .execute();
}

type ChoiceOfPerson = { customerId: string; event: string; channel: NotificationChannel };

export function switchedOffOf(db: Queries, customerId: string): Promise<SwitchedOff[]> {
  return db.scoped
    .selectFrom('notification_choices')
    .select(['event', 'channel'])
    .where('customer_id', '=', customerId)
    .where('is_on', '=', false)
    .$castTo<SwitchedOff>()
    .execute();
}

/** Both answer whether anything changed: on is the default, so only "off" is a row. */
export async function switchOff(
  tx: Queries,
  { customerId, event, channel }: ChoiceOfPerson,
): Promise<boolean> {
  const result = await tx.scoped
    .insertInto('notification_choices')
    .values({ customer_id: customerId, event, channel, is_on: false })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function switchOn(
  tx: Queries,
  { customerId, event, channel }: ChoiceOfPerson,
): Promise<boolean> {
  const result = await tx.scoped
    .deleteFrom('notification_choices')
    .where('customer_id', '=', customerId)
    .where('event', '=', event)
    .where('channel', '=', channel)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
