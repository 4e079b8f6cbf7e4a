/** Companies as the desk leafs through them, and the credit the marketplace gives them. */
import type { Input, Reply } from '#contract/endpoint.ts';
import type {
  Company,
  grantCompanyCredit as grantContract,
  listCompanies as listContract,
} from '#contract/staff/companies.ts';
import type { CreditPeriodDays } from '#domain/account/choices/credit-period.ts';
import { isMoreCredit } from '#domain/payments/credit-grant.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import { parseAmount } from '#domain/shared/money.ts';
import { formRefusalFor } from '#domain/shared/problem.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { moneyView } from '#domain/shared/wire-figures.ts';
import { type SecondWord, waitsForSecondPerson } from '#server/capabilities/held-acts/hold-act.ts';
import type { Queries } from '#server/db/database.ts';
import { nextOffset } from '#server/db/lists/list-page.ts';
import { type DeskActor, deskInHistory } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import { creditPeriodLabel } from '#words/en/account.ts';
import { grantCredit, lockCredit } from '../preferences/grant-credit.ts';
import { type CompanyRow, companyNamed, companyPage } from './companies.store.ts';

export async function listCompanies(
  db: Queries,
  { q, offset, limit }: Input<typeof listContract>['query'],
): Promise<Reply<typeof listContract>> {
  const search = q?.trim() ? q.trim() : null;
  const { rows, total } = await companyPage(db, { search, offset, limit });
  return { records: rows.map(companyOf), total, nextOffset: nextOffset(offset, rows.length, total) };
}

export function companyOf(row: CompanyRow): Company {
  const currency = row.currency ?? MARKET_RULES[row.market].currency;
  return {
    brandId: row.brand_id,
    name: row.name,
    market: row.market,
    city: row.city,
    verificationStatus: row.verification_status,
    contactName: row.contact_name,
    contact: row.contact,
    creditLimit: { minor: String(row.limit_minor ?? 0n), currency },
    creditDays: row.credit_days ?? 0,
    openOrders: Number(row.open_orders),
    since: row.created_at.toISOString(),
  };
}

export type GrantCompanyCredit = { brandId: string } & Input<typeof grantContract>['body'];

export async function grantCompanyCredit(
  services: Services,
  tx: Queries,
  by: DeskActor,
  grant: GrantCompanyCredit,
  second: SecondWord | null = null,
): Promise<Reply<typeof grantContract>> {
  const { brandId, limit: typed, readAt } = grant;
  const company = await companyNamed(tx, brandId);
  if (!company) throw new Refusal('not_found');
  const limit = parseAmount(typed, MARKET_RULES[company.market].currency);
  if (!limit.ok) throw formRefusalFor({ limit: limit.problem });
  const creditDays = grant.creditDays as CreditPeriodDays;
  const before = await lockCredit(tx, brandId, { currency: limit.amount.currency, readAt });
  const isWaiting =
    isMoreCredit(before, { limit: limit.amount, creditDays }) &&
    (await waitsForSecondPerson(services, tx, by, {
      second,
      act: 'credit_limit',
      subject: brandId,
      brandId,
      title: company.name,
      amount: limit.amount,
      typed: grant,
      facts: [
        ['Limit now', formatMoney(before.limit)],
        ['New limit', formatMoney(limit.amount)],
        ['Credit period', creditPeriodLabel(creditDays)],
      ],
    }));
  const after = isWaiting ? before : { limit: limit.amount, creditDays };
  if (!isWaiting) await grantCredit(services, tx, { brandId, ...after, by: deskInHistory(by), readAt });
  return { limit: moneyView(after.limit), creditDays: after.creditDays, isWaiting };
}
