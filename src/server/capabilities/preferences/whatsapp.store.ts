import { sql } from 'kysely';
import { WHATSAPP_VALIDITY_CODE, type WhatsappValidity } from '#domain/account/whatsapp-validity.ts';
import type { Queries } from '#server/db/database.ts';

export type WhatsappNumber = {
  number: string;
  validity: WhatsappValidity;
  /** Another one whose code failed; messages go on to `number` until it is confirmed. */
  triedNumber: string | null;
};

const VALIDITY_OF_CODE = new Map<number, WhatsappValidity>(
  Object.entries(WHATSAPP_VALIDITY_CODE).map(([validity, code]) => [code, validity as WhatsappValidity]),
);

export async function whatsappOf(db: Queries, brandId: string): Promise<WhatsappNumber | null> {
  return numberOf(await rowOf(db, brandId).executeTakeFirst());
}

/** Locks the row: an opt-out and the first delivery cannot undo each other. */
export async function lockWhatsapp(tx: Queries, brandId: string): Promise<WhatsappNumber | null> {
  return numberOf(await rowOf(tx, brandId).forUpdate().executeTakeFirst());
}

function rowOf(db: Queries, brandId: string) {
  return db.scoped
    .selectFrom('whatsapp_numbers')
    .select(['number', 'validity', 'tried_number'])
    .where('brand_id', '=', brandId);
}

type Row = { number: string; validity: number; tried_number: string | null };

function numberOf(row: Row | undefined): WhatsappNumber | null {
  const validity = row && VALIDITY_OF_CODE.get(row.validity);
  return row && validity ? { number: row.number, validity, triedNumber: row.tried_number } : null;
}

export async function saveWhatsapp(
  tx: Queries,
  brandId: string,
  { number, validity, triedNumber }: WhatsappNumber,
  now: Date,
): Promise<void> {
  const code = WHATSAPP_VALIDITY_CODE[validity];
  const row = { number, validity: code, tried_number: triedNumber, updated_at: now };
  await tx.scoped
    .insertInto('whatsapp_numbers')
    .values({ brand_id: brandId, ...row })
    .onConflict((conflict) => conflict.column('brand_id').doUpdateSet(row))
    .execute();
}

/** Of each company that proved this number the person who signs in with it, else its first owner; two are enough to know that it is not one. */
export async function peopleWithWhatsapp(db: Queries, number: string): Promise<string[]> {
  const rows = await db.unscoped
    .selectFrom('whatsapp_numbers')
    .innerJoin('people', 'people.brand_id', 'whatsapp_numbers.brand_id')
    .distinctOn('people.brand_id')
    .select('people.customer_id')
    .where('whatsapp_numbers.number', '=', number)
    .where('whatsapp_numbers.validity', '>', WHATSAPP_VALIDITY_CODE.invalid)
    .where('people.state', '=', 'active')
    .where('people.erased_at', 'is', null)
    .orderBy('people.brand_id')
    .orderBy(sql`people.phone is not distinct from ${number}`, 'desc')
    .orderBy(sql`'owner' = any(people.roles)`, 'desc')
    .orderBy('people.created_at')
    .limit(2)
    .execute();
  return rows.map(({ customer_id }) => customer_id);
}
