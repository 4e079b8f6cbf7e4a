/** Companies as the desk leafs through them, and the credit the marketplace gives them. */
import type { Input, Reply } from '#contract/endpoint.ts';
import type {
  Company,
  grantCompanyCredit as grantContract,
  listCompanies as listContract,
} from '#contract/staff/companies.ts';
import type { CreditPeriodDays } from '#domain/account/choices/credit-period.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import { parseAmount } from '#domain/shared/money.ts';
import { formRefusal, Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { nextOffset } from '#server/db/list-page.ts';
import type { StaffActor } from '#server/http/actor.ts';
import type { Parts } from '#server/parts.ts';
import { grantCredit } from '../preferences/grant-credit.ts';
import { type CompanyRow, companyPage, marketOfCompany } from './companies.store.ts';

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

type Grant = { brandId: string } & Input<typeof grantContract>['body'];

export async function grantCompanyCredit(
  parts: Parts,
  tx: Queries,
  { staffId, sessionId }: StaffActor,
  { brandId, limit: typed, creditDays, readAt }: Grant,
): Promise<Reply<typeof grantContract>> {
  const market = await marketOfCompany(tx, brandId);
  if (!market) throw new Refusal('not_found');
  const limit = parseAmount(typed, MARKET_RULES[market].currency);
  if (!limit.ok) throw formRefusal({ limit: limit.problem });
  await grantCredit(parts, tx, {
    brandId,
    creditDays: creditDays as CreditPeriodDays,
    limit: limit.amount,
    by: { kind: 'staff', id: staffId, sessionId },
    readAt,
  });
  const { minor, currency } = limit.amount;
  return { limit: { minor: String(minor), currency }, creditDays };
}
