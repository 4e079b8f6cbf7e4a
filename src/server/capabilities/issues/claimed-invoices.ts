/** The tax invoices that a claim is about: those its rolls left with, or all of the order where it names no roll. */
import { hasLeft } from '#domain/delivery/dispatch-status.ts';
import {
  type ClaimedInvoice,
  type LeftOfInvoice,
  spreadOverInvoices,
  spreadQuantity,
} from '#domain/documents/tax/credit-note.ts';
import type { ReplacedGoods } from '#domain/documents/tax/delivery-challan.ts';
import { valueOfPart } from '#domain/issues/claim-money.ts';
import { isAboutRolls } from '#domain/issues/defects/defects.ts';
import { type Money, money } from '#domain/shared/money.ts';
import {
  type FoundInvoice,
  findDispatches,
  findRolls,
  type RollRow,
} from '#server/capabilities/delivery/find-dispatches.ts';
import { invoiceAsIssued } from '#server/capabilities/delivery/invoice/invoice-as-issued.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import {
  type CreditNoteRow,
  findCreditNotes,
} from '#server/capabilities/payments/claims/find-credit-notes.ts';
import type { CreditedInvoice } from '#server/capabilities/payments/claims/write-credit-note.ts';
import type { Queries } from '#server/db/database.ts';
import { rollsOfIssues } from './issues.store.ts';
import type { IssueRow } from './lock-issue.ts';

export type Claim = Pick<IssueRow, 'issue_id' | 'defect'>;

type FoundClaim = ClaimedInvoice & { invoice: FoundInvoice; left: LeftOfInvoice };

/** In the order they left; each gives at most what the claimed rolls cost, and what earlier notes have left of it. */
export async function claimedInvoices(db: Queries, order: OrderRow, claim: Claim): Promise<FoundClaim[]> {
  const notes = await findCreditNotes(db, order);
  return (await claimedShipments(db, order, claim)).flatMap(({ invoice, part, whole }) => {
    const left = leftOf(invoice, notes);
    const total = money(invoice.total_minor, invoice.currency);
    const value = isAboutRolls(claim.defect) ? valueOfPart(total, { part, whole }) : total;
    const limit = value.minor < left.total.minor ? value : left.total;
    return limit.minor > 0n ? [{ invoice, left, limit, claimed: part }] : [];
  });
}

function leftOf(invoice: FoundInvoice, notes: readonly CreditNoteRow[]): LeftOfInvoice {
  const own = notes.filter((note) => note.dispatch_id === invoice.dispatch_id);
  const left = (column: 'taxable_minor' | 'total_minor') =>
    money(
      own.reduce((rest, note) => rest - note[column], invoice[column]),
      invoice.currency,
    );
  return { taxable: left('taxable_minor'), total: left('total_minor') };
}

type ClaimedShipment = { invoice: FoundInvoice; part: bigint; whole: bigint };

/** What left with an invoice, and how much of it the claim names. */
async function claimedShipments(db: Queries, order: OrderRow, claim: Claim): Promise<ClaimedShipment[]> {
  const rolls = await findRolls(db, order);
  const claimed = await claimedRolls(db, order, claim);
  return (await findDispatches(db, order)).flatMap(({ invoice, status, dispatch_id }) => {
    if (invoice === null || !hasLeft(status)) return [];
    const own = rolls.filter((roll) => roll.dispatch_id === dispatch_id);
    const part = lengthOf(own.filter(({ roll_id }) => claimed.has(roll_id)));
    return [{ invoice, part, whole: lengthOf(own) }];
  });
}

/** Goods that may be sent again: the claimed rolls, or all that left where the claim names none. */
export async function replacedGoods(db: Queries, order: OrderRow, claim: Claim): Promise<ReplacedGoods[]> {
  const goods: ReplacedGoods[] = [];
  for (const { invoice, part, whole } of await claimedShipments(db, order, claim)) {
    const claimed = isAboutRolls(claim.defect) ? part : whole;
    if (claimed > 0n) goods.push({ invoice: await invoiceAsIssued(db, order, invoice), claimed });
  }
  return goods;
}

async function claimedRolls(db: Queries, order: OrderRow, { issue_id }: Claim): Promise<Set<string>> {
  const rows = await rollsOfIssues.all(db, order);
  return new Set(rows.filter((row) => row.issue_id === issue_id).map(({ roll_id }) => roll_id));
}

function lengthOf(rolls: readonly RollRow[]): bigint {
  return rolls.reduce((sum, { length_thousandths }) => sum + length_thousandths, 0n);
}

/** What each of them gives of the amount. */
export async function creditedInvoices(
  db: Queries,
  order: OrderRow,
  { amount, ...claim }: Claim & Pick<IssueRow, 'affected_thousandths'> & { amount: Money },
): Promise<CreditedInvoice[]> {
  const claimed = await claimedInvoices(db, order, claim);
  const totals = spreadOverInvoices(amount, claimed);
  const lengths = spreadQuantity(claim.affected_thousandths, claimed);
  const credited: CreditedInvoice[] = [];
  for (const [place, { invoice, left }] of claimed.entries()) {
    const total = totals[place];
    if (!total || total.minor === 0n) continue;
    credited.push({
      dispatchId: invoice.dispatch_id,
      sellerId: invoice.seller_id,
      invoice: await invoiceAsIssued(db, order, invoice),
      total,
      left,
      thousandths: lengths[place] ?? 0n,
    });
  }
  return credited;
}
