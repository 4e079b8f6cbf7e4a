/** All that staff can do to money, in figures: whoever moves any of it changes one of them. */
import { sql } from 'kysely';
import type { World } from '#tests/support/server/world.ts';

const FIGURES = {
  captured: sql`select coalesce(sum(amount_minor), 0) from captures`,
  accountCredit: sql`select coalesce(sum(amount_minor), 0) from ledger_lines where account = 'advances'`,
  covered: sql`select count(*) from instalments where state = 'covered'`,
  letters: sql`select count(*) from letters_of_credit where state in ('accepted', 'paid')`,
  refunds: sql`select count(*) from refunds where state in ('released', 'pending', 'sent')`,
  payouts: sql`select count(*) from account_credit_payouts where state in ('sent', 'refused')`,
  largePayouts: sql`select count(*) from account_credit_payouts where state = 'released' and amount_minor > 10000000`,
  bankFiles: sql`select count(*) from payout_bank_files`,
  offers: sql`select count(*) from issue_offers`,
  creditLimits: sql`select coalesce(sum(limit_minor), 0) from credit_terms`,
  sellerBanks: sql`select count(*) from seller_banks`,
  millPayments: sql`select count(*) from purchase_payments where amount_minor > 10000000`,
  prices: sql`
    select (select count(*) from tax_rates) + (select count(*) from freight_zones) + (select count(*) from freight_rates)
      + (select count(*) from ports) + (select count(*) from exchange_rates) + (select count(*) from write_off_limits)`,
} as const;

export async function moneyState({ services: { db } }: World): Promise<Record<string, string>> {
  const columns = Object.entries(FIGURES).map(([name, figure]) => sql`(${figure})::text as ${sql.ref(name)}`);
  const { rows } = await sql<Record<string, string>>`select ${sql.join(columns)}`.execute(db.unscoped);
  return rows[0] ?? {};
}
