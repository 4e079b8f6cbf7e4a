/** What we ordered from a mill, as that mill reads and accepts it on its own page. */
import type { MillPaper } from '#contract/supplier/papers.ts';
import { payableState } from '#domain/purchases/payment-due.ts';
import { purchaseLifecycle } from '#domain/purchases/purchase-state.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { assertMove } from '#domain/shared/lifecycle.ts';
import { money } from '#domain/shared/money.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { moneyView } from '#domain/shared/wire-figures.ts';
import { findPerson } from '#server/capabilities/suppliers/people/find-person.ts';
import type { Queries } from '#server/db/database.ts';
import type { MillActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { millPaperName } from './keep-purchase-paper.ts';
import { invoicesOfPurchase, type MillInvoiceRow } from './mill-invoices.store.ts';
import { millPaperUrl } from './mill-paper-link.ts';
import { type PurchaseOfMillRow, purchasesOfMill } from './purchase-list.store.ts';
import { anyPurchase, updatePurchase } from './purchases.store.ts';
import { recordPurchase } from './record-purchase.ts';

export async function listMillPapers(services: Services, db: Queries, mill: MillActor): Promise<MillPaper[]> {
  const papers: MillPaper[] = [];
  for (const row of await purchasesOfMill(db, mill.supplierId))
    papers.push(await paperView(services, db, mill, row));
  return papers;
}

async function paperView(
  services: Services,
  db: Queries,
  { sessionId }: MillActor,
  row: PurchaseOfMillRow,
): Promise<MillPaper> {
  const { state, currency, number, purchase_id: purchaseId } = row;
  const today = accountingDay(services.clock.now());
  const invoices = await invoicesOfPurchase(db, row);
  return {
    purchaseId,
    number,
    orderId: row.order_id,
    quality: row.quality,
    orderedOn: row.ordered_on,
    readyOn: row.ready_on,
    goods: moneyView(money(row.goods_minor, currency)),
    paymentDays: row.payment_days,
    state: state === 'made' || state === 'sent' ? 'to_accept' : state,
    paper:
      row.file_id === null
        ? null
        : { name: millPaperName(number), url: millPaperUrl(services, { purchaseId, sessionId }) },
    invoices: invoices.map((invoice) => invoiceView(invoice, today)),
  };
}

function invoiceView(row: MillInvoiceRow, today: string): MillPaper['invoices'][number] {
  const open = row.total_minor - row.paid_minor;
  return {
    number: row.number,
    invoicedOn: row.invoiced_on,
    total: moneyView(money(row.total_minor, row.currency)),
    open: moneyView(money(open, row.currency)),
    dueOn: row.due_on,
    state: payableState(open, row.due_on, today),
  };
}

/** Another mill's order reads as missing. */
export async function acceptMillOrder(
  services: Services,
  tx: Queries,
  mill: MillActor,
  purchaseId: string,
): Promise<void> {
  const { supplierId, sessionId } = mill;
  const purchase = await anyPurchase(tx, purchaseId, 'locked');
  if (purchase?.supplier_id !== supplierId) throw new Refusal('not_found');
  assertMove(purchaseLifecycle, purchase.state, 'accepted', 'supplier');
  const { name } = await findPerson(tx, mill);
  const acceptance_note = `${name}, on the mill’s own page`;
  await updatePurchase(tx, purchase, {
    state: 'accepted',
    accepted_at: services.clock.now(),
    acceptance_note,
  });
  await recordPurchase(
    services,
    tx,
    { kind: 'supplier', id: supplierId, sessionId },
    { purchaseId, action: 'accepted', details: { number: purchase.number, note: acceptance_note } },
  );
}
