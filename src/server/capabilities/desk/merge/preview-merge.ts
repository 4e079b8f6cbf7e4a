import type { Reply } from '#contract/endpoint.ts';
import type {
  previewMerge as contract,
  listSharedGstNumbers as listContract,
} from '#contract/staff/company-merge.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import { moneyView } from '#domain/shared/wire-figures.ts';
import { accountCreditOf } from '#server/capabilities/payments/ledger/write-entry.ts';
import { listSharedNumbers } from '#server/capabilities/tax-numbers/find-shared-numbers.ts';
import type { Queries } from '#server/db/database.ts';
import { type Merge, type MergeSide, planMerge } from './merge-plan.ts';
import { openWorkOf } from './open-work.store.ts';

export async function previewMerge(db: Queries, merge: Merge): Promise<Reply<typeof contract>> {
  const { closed, kept, gstins, problem, seats, addresses, state } = await planMerge(db, merge);
  const { currency } = MARKET_RULES[closed.market];
  const credit = await accountCreditOf(db, closed.brand_id, currency);
  return {
    closed: sideView(closed),
    kept: sideView(kept),
    gstins,
    problem,
    people: seats.map(({ person: { customer_id, name, phone, email }, seat, roles }) => ({
      customerId: customer_id,
      name,
      signsInWith: phone ?? email,
      roles,
      seat,
    })),
    addresses: addresses.map(({ label }) => label),
    stays: { ...(await openWorkOf(db, closed.brand_id)), accountCredit: moneyView(credit) },
    state,
  };
}

function sideView({
  brand_id,
  name,
  city,
  created_at,
  isConfirmed,
}: Omit<MergeSide, 'market' | 'merged_into'>) {
  return { brandId: brand_id, name, city, since: created_at.toISOString(), isConfirmed };
}

export async function listSharedGstNumbers(db: Queries): Promise<Reply<typeof listContract>> {
  const rows = Map.groupBy(await listSharedNumbers(db), ({ gstin }) => gstin);
  return [...rows].map(([gstin, holders]) => ({
    gstin,
    companies: holders.map(({ is_confirmed, ...row }) => sideView({ ...row, isConfirmed: is_confirmed })),
  }));
}
