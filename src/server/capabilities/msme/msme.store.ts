import type { MsmeActivity, MsmeClass } from '#domain/account/tax-numbers/msme.ts';
import type { Queries } from '#server/db/database.ts';

export type MsmeRow = {
  answer: 'registered' | 'not_applicable';
  udyam: string | null;
  class: MsmeClass | null;
  activity: MsmeActivity | null;
  certificate_file_id: string | null;
  updated_at: Date;
};

export function msmeOf(db: Queries, brandId: string): Promise<MsmeRow | undefined> {
  return db.scoped
    .selectFrom('msme_details')
    .select(['answer', 'udyam', 'class', 'activity', 'certificate_file_id', 'updated_at'])
    .where('brand_id', '=', brandId)
    .$castTo<MsmeRow>()
    .executeTakeFirst();
}

export type Registration = {
  udyamNumber: string;
  msmeClass: MsmeClass;
  activity: MsmeActivity;
  certificateFileId: string;
};

/** The whole row at once: of two answers given together one stays, never a mixture. Null: not applicable. */
export async function saveMsme(
  tx: Queries,
  brandId: string,
  registration: Registration | null,
  now: Date,
): Promise<void> {
  const row = {
    answer: registration ? 'registered' : 'not_applicable',
    udyam: registration?.udyamNumber ?? null,
    class: registration?.msmeClass ?? null,
    activity: registration?.activity ?? null,
    certificate_file_id: registration?.certificateFileId ?? null,
    consented_at: registration ? now : null,
    updated_at: now,
  };
  await tx.scoped
    .insertInto('msme_details')
    .values({ brand_id: brandId, ...row })
    .onConflict((conflict) => conflict.column('brand_id').doUpdateSet(row))
    .execute();
}
