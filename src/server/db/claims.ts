/**
 * What is unique over all companies: numbers, references of banks and providers, keys of links, verified tax numbers. A
 * company's rows stand together on one node that knows its own only, so whoever uses such a value claims it here, in
 * the same transaction.
 */
import type { Queries } from './database.ts';

export type Claim = {
  kind:
    | 'capture'
    | 'challan_number'
    | 'credit_note_number'
    | 'document_link'
    | 'document_number'
    | 'gstin'
    | 'invoice_number'
    | 'issue_number'
    | 'order_number'
    | 'payment_link'
    | 'payout_number'
    | 'payout_reference'
    | 'provider_order'
    | 'quote_number'
    | 'registration_number'
    | 'request_number'
    | 'swatch_number'
    | 'transfer_reference'
    | 'voucher_number';
  /** As it is compared; with what it is unique in, where that is less than everything. */
  value: string;
  brandId: string;
};

/** The constraint that a second claim breaks, for `refusedOnClash`. */
export const CLAIMED = 'claims_pkey';

export async function claim(tx: Queries, { kind, value, brandId }: Claim): Promise<void> {
  await tx.scoped.insertInto('claims').values({ kind, value, claimed_by: brandId }).execute();
}

/** False when somebody has it already; whoever claims it at this moment is waited for. */
export async function tryClaim(tx: Queries, { kind, value, brandId }: Claim): Promise<boolean> {
  const result = await tx.scoped
    .insertInto('claims')
    .values({ kind, value, claimed_by: brandId })
    .onConflict((clash) => clash.columns(['kind', 'value']).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** The same company may say it again: its own keys decide between its rows. */
export async function claimOrKeep(tx: Queries, { kind, value, brandId }: Claim): Promise<void> {
  const result = await tx.scoped
    .insertInto('claims')
    .values({ kind, value, claimed_by: brandId })
    .onConflict((clash) =>
      clash
        .columns(['kind', 'value'])
        .doUpdateSet({ claimed_by: brandId })
        .where('claims.claimed_by', '=', brandId),
    )
    .executeTakeFirst();
  if (result.numInsertedOrUpdatedRows !== 1n) throw new Error(`${kind} ${value} belongs to another company.`);
}

/** Free for everybody again; what another company has claimed stays with it. */
export async function releaseClaim(tx: Queries, { kind, value, brandId }: Claim): Promise<void> {
  await tx.scoped
    .deleteFrom('claims')
    .where('kind', '=', kind)
    .where('value', '=', value)
    .where('claimed_by', '=', brandId)
    .execute();
}

/** A number of a tax paper is unique in a financial year of a registration, however it is spelt. */
export function taxNumber(row: { gstin: string; financial_year: string | number; number: string }): string {
  return `${row.gstin} ${row.financial_year} ${row.number.toUpperCase()}`;
}
