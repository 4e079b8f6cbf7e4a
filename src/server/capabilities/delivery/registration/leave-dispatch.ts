/** Goods whose invoice was written before leave with it, once the registry has numbered it or the owner lets them go. */
import { leavingProblem } from '#domain/books/registration/registration-state.ts';
import { ewayBillOf, ewayBillProblem, needsEwayBill } from '#domain/delivery/dispatch-papers.ts';
import { thawTaxDocument } from '#domain/documents/tax/frozen-tax-document.ts';
import type { TaxDocument } from '#domain/documents/tax/tax-document.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { formRefusal, Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { goodsAreSent } from '../goods-are-sent.ts';
import type { InvoiceDraft } from '../invoice/draft-invoice.ts';
import { lockDispatch } from '../lock-dispatch.ts';
import { type DispatchPapers, readyGoods } from '../ready-goods.ts';
import {
  lockRegistrationRow,
  type RegistrationRow,
  registrationOfGoods,
  updateRegistration,
} from './registrations.store.ts';
import { registryRules } from './registry-rules.ts';

type Leaving = { dispatchId: string; ewayBill?: string | undefined; eta?: CalendarDay | undefined };

export async function leaveDispatch(
  services: Services,
  tx: Queries,
  by: HistoryActor,
  { dispatchId, ewayBill: typed, eta }: Leaving,
): Promise<void> {
  const { order, dispatch } = await lockDispatch(tx, dispatchId);
  const found = await registrationOfGoods(tx, dispatch);
  const row = found && (await lockRegistrationRow(tx, order, found.registration_id));
  if (!row || row.state === 'cancelled') throw new Refusal('not_found');
  const papers = row.papers as unknown as DispatchPapers;
  const ewayBill = ewayBillOf(typed) ?? row.eway_bill ?? ewayBillOf(papers.ewayBill);
  const ready = await readyGoods(
    services,
    tx,
    {
      ...papers,
      dispatchId,
      ewayBill: ewayBill ?? undefined,
      // From where was said with the invoice.
      leavesFrom: undefined,
      eta: eta ?? papers.eta,
    },
    { asOf: row.drafted_at },
  );
  const document = thawTaxDocument(row.document);
  assertSameFigures(document, ready.draft);
  await assertMayLeave(services, tx, row, { ewayBill, inRupees: ready.draft.inRupees });
  await goodsAreSent(
    services,
    tx,
    by,
    ready,
    row.state === 'not_required' ? withWay(document, ewayBill) : document,
  );
  const isTyped = ewayBill !== null && (row.way_state === 'waiting' || row.way_state === 'refused');
  // One made by hand is the only one: the registry is not asked for a second.
  if (isTyped) await updateRegistration(tx, row, { way_state: 'none', way_problem: null });
}

/** What the registry was told stays as it was told; on another paper the number of its e-way bill stands too. */
function withWay(document: TaxDocument, ewayBill: string | null): TaxDocument {
  return { ...document, transport: document.transport && { ...document.transport, ewayBill } };
}

async function assertMayLeave(
  { clock }: Services,
  tx: Queries,
  row: RegistrationRow,
  { ewayBill, inRupees }: { ewayBill: string | null; inRupees: InvoiceDraft['inRupees'] },
): Promise<void> {
  const unreadable = ewayBillProblem(ewayBill, null);
  if (unreadable !== null) throw formRefusal({ ewayBill: unreadable });
  const { whenDown } = await registryRules(tx, accountingDay(clock.now()));
  const problem = leavingProblem({
    state: row.state,
    way: row.way_state,
    hasFailed: row.problem !== null,
    ewayBill,
    needsEwayBill: needsEwayBill(inRupees),
    whenDown,
  });
  if (problem !== null) throw formRefusal({ [ewayBill === null ? 'ewayBill' : 'registry']: problem });
}

/** What is booked is what the registry was told. */
function assertSameFigures({ taxable, total }: TaxDocument, { figures }: InvoiceDraft): void {
  if (taxable.minor === figures.taxable.minor && total.minor === figures.total.minor) return;
  throw formRefusal({
    registry: 'Rates or prices have changed since this invoice was issued. Cancel it and issue a new one.',
  });
}
