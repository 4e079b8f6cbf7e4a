/** The owner enters who writes the invoices. What an order names stays as it was: a later change is a new row. */
import type { Input } from '#contract/endpoint.ts';
import type { addSeller as contract } from '#contract/staff/sellers.ts';
import { parseGstin } from '#domain/account/tax-numbers/gstin.ts';
import { readSeller } from '#domain/payments/seller/seller-form.ts';
import { startOfDay } from '#domain/shared/calendar.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import { CURRENCIES } from '#domain/shared/money.ts';
import { formRefusalFor } from '#domain/shared/problem.ts';
import { assertUnchanged, formRefusal, Refusal } from '#domain/shared/refusal.ts';
import { changeDetails } from '#server/db/change-details.ts';
import type { Queries } from '#server/db/database.ts';
import { type HistoryEntry, recordHistory } from '#server/db/history.ts';
import { type DeskActor, deskInHistory } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import {
  type BankRow,
  bankRowsOf,
  insertBank,
  insertSeller,
  lockedSeller,
  lockSellers,
  type SellerRow,
  sellerRows,
  sellersWithOrders,
  updateSeller,
} from './sellers.store.ts';
import { currentBanks } from './sellers.view.ts';

type Typed = Input<typeof contract>['body'];
type Change = { action: 'added' | 'changed'; by: DeskActor; details: HistoryEntry['details'] };

/** Returns the id of the new row. */
export async function addSeller(
  services: Services,
  tx: Queries,
  by: DeskActor,
  typed: Typed,
): Promise<string> {
  await lockSellers(tx);
  const before = await sellerRows(tx);
  const columns = readColumns(services, typed, before);
  const sellerId = services.ids.next();
  await insertSeller(tx, { seller_id: sellerId, ...columns });
  await takeOverBanks(services, tx, before, { ...columns, seller_id: sellerId });
  await record(services, tx, sellerId, { action: 'added', by, details: sellerDetails(columns) });
  return sellerId;
}

export async function changeSeller(
  services: Services,
  tx: Queries,
  by: DeskActor,
  { sellerId, revision, ...typed }: Typed & { sellerId: string; revision?: number | undefined },
): Promise<void> {
  await lockSellers(tx);
  const row = await lockedSeller(tx, sellerId);
  if (!row) throw new Refusal('not_found');
  assertUnchanged(revision, row.revision);
  if ((await sellersWithOrders(tx, [sellerId])).has(sellerId)) {
    throw new Refusal('illegal_transition', { from: 'named_by_orders', to: 'changed', actor: 'staff' });
  }
  const others = (await sellerRows(tx)).filter(({ seller_id }) => seller_id !== sellerId);
  const columns = readColumns(services, typed, others, row.effective_from);
  await updateSeller(tx, sellerId, { ...columns, revision: row.revision + 1 });
  await beginBanks(tx, row, columns.effective_from);
  const change = changeDetails(sellerDetails(row), sellerDetails(columns));
  await record(services, tx, sellerId, { action: 'changed', by, details: change });
}

/** From a day on, or at once. */
export function beginningOf(
  { clock }: Pick<Services, 'clock'>,
  day: string | null | undefined,
  otherwise = clock.now(),
): Date {
  return day ? startOfDay(day, MARKET_RULES.IN.timeZone) : otherwise;
}

type Columns = Omit<SellerRow, 'seller_id' | 'revision'>;

function readColumns(
  services: Services,
  { effectiveFrom, ...typed }: Typed,
  others: readonly SellerRow[],
  otherwise?: Date,
): Columns {
  const reading = readSeller(typed);
  if (!reading.ok) throw formRefusalFor(reading.problems);
  const { seller } = reading;
  const effective_from = beginningOf(services, effectiveFrom, otherwise);
  if (others.some((row) => row.effective_from.getTime() === effective_from.getTime())) {
    throw formRefusal({ effectiveFrom: 'Another seller already starts on this day. Choose another day.' });
  }
  if (others.some((row) => row.invoice_prefix === seller.invoicePrefix && row.gstin !== seller.gstin)) {
    throw formRefusal({ invoicePrefix: 'Another GSTIN already numbers its invoices with these letters.' });
  }
  return {
    legal_name: seller.legalName,
    gstin: seller.gstin,
    state_code: seller.stateCode,
    address: seller.address,
    city: seller.city,
    pincode: seller.pincode,
    lut: seller.lut,
    lut_dated_on: seller.lutDatedOn,
    lut_financial_year: seller.lutFinancialYear,
    iec: seller.iec,
    msme_class: seller.msmeClass,
    invoice_prefix: seller.invoicePrefix,
    invoices_elsewhere: seller.invoicesElsewhere,
    registers_invoices: seller.registersInvoices,
    effective_from,
  };
}

/** The same company under new details: buyers go on paying where they paid. */
async function takeOverBanks(
  { clock }: Services,
  tx: Queries,
  before: readonly SellerRow[],
  { seller_id, gstin, effective_from }: Omit<SellerRow, 'revision'>,
): Promise<void> {
  const now = clock.now();
  const last = before.find((row) => panOf(row) === panOf({ gstin }) && row.effective_from <= now);
  const banks = last ? await bankRowsOf(tx, [last.seller_id]) : [];
  for (const bank of currentBanks(banks, now))
    await insertBank(tx, takenOver(bank, { seller_id, effective_from }));
}

/** A seller that begins earlier takes transfers earlier: the accounts that were to begin with it do so again. */
async function beginBanks(tx: Queries, before: SellerRow, effective_from: Date): Promise<void> {
  if (effective_from >= before.effective_from) return;
  const banks = await bankRowsOf(tx, [before.seller_id]);
  for (const currency of CURRENCIES) {
    const first = banks.findLast((bank) => bank.currency === currency);
    const beganWithIt = first?.effective_from.getTime() === before.effective_from.getTime();
    if (first && beganWithIt)
      await insertBank(tx, takenOver(first, { seller_id: first.seller_id, effective_from }));
  }
}

/** The words that were given for an account go with it, and so does the day that it waits. */
function takenOver(
  { maker: _maker, releaser: _releaser, ...bank }: BankRow,
  { seller_id, effective_from }: Pick<BankRow, 'seller_id' | 'effective_from'>,
) {
  const { waits_until } = bank;
  const begins = waits_until && waits_until > effective_from ? waits_until : effective_from;
  return { ...bank, seller_id, effective_from: begins };
}

function panOf({ gstin }: Pick<SellerRow, 'gstin'>): string {
  const reading = parseGstin(gstin);
  return reading.ok ? reading.pan : gstin;
}

function sellerDetails(row: Columns) {
  return {
    legalName: row.legal_name,
    gstin: row.gstin,
    address: row.address,
    city: row.city,
    pincode: row.pincode,
    lut: row.lut,
    lutFinancialYear: row.lut_financial_year,
    iec: row.iec,
    msmeClass: row.msme_class,
    invoicePrefix: row.invoice_prefix,
    invoicesElsewhere: row.invoices_elsewhere,
    registersInvoices: row.registers_invoices,
    effectiveFrom: row.effective_from.toISOString(),
  };
}

async function record(
  services: Services,
  tx: Queries,
  sellerId: string,
  { action, by, details }: Change,
): Promise<void> {
  await recordHistory(services, tx, {
    subject: { kind: 'seller', id: sellerId },
    action,
    actor: deskInHistory(by),
    ...(details ? { details } : {}),
  });
  await services.changes.announce(tx, { kind: 'change-for-desk', keys: ['sellers'] });
}
