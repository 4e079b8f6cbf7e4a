/** The played mill reports its own work from its page, and the played desk accepts it. */
import type { SupplierContact } from '#domain/requests/supplier-contacts.ts';
import { millMovesOf } from '#domain/suppliers/mill-task.ts';
import { acceptMillReport } from '#server/capabilities/mills/reports/decide-report.ts';
import { reportToDesk } from '#server/capabilities/mills/reports/report-to-desk.ts';
import { findOrderForStaff } from '#server/capabilities/order-records/lock-order.ts';
import { ending } from '#server/capabilities/production/end-task.ts';
import { findTasks } from '#server/capabilities/production/find-tasks.ts';
import { joinMill } from '#server/capabilities/suppliers/people/join-mill.ts';
import type { Queries } from '#server/db/database.ts';
import type { DeskActor } from '#server/events/history-actor.ts';
import type { MillActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';

type Work = { orderId: string; taskId: string; kind: 'start' | 'end' };

/** False where the work is not the mill's own, or nobody of it may sign in: then the desk says so. */
export async function reportWork(
  services: Services,
  tx: Queries,
  by: DeskActor,
  { orderId, taskId, kind }: Work,
): Promise<boolean> {
  const order = await findOrderForStaff(tx, orderId);
  const plan = await findTasks(tx, order);
  const task = plan.find(({ task_id }) => task_id === taskId);
  const move = kind === 'start' ? 'start' : 'complete';
  if (by.kind !== 'staff' || !task) return false;
  if (!millMovesOf({ ...ending(task), owner: task.owner }, plan.map(ending)).includes(move)) return false;
  const mill = await personOf(services, tx, order.supplier_id);
  if (!mill) return false;
  await reportToDesk(services, tx, mill, { orderId, body: { kind, taskId } });
  const waiting = await waitingReport(tx, { orderId, taskId, kind });
  if (waiting) await acceptMillReport(services, tx, by, waiting);
  return true;
}

/** Whoever the mill named first, as after a code. */
async function personOf(services: Services, tx: Queries, supplierId: string): Promise<MillActor | null> {
  const { contacts: stored } = await tx.unscoped
    .selectFrom('suppliers')
    .select('contacts')
    .where('supplier_id', '=', supplierId)
    .executeTakeFirstOrThrow();
  const contacts = (stored ?? []) as SupplierContact[];
  const address = contacts.map(({ phone, whatsapp, email }) => phone ?? whatsapp ?? email).find(Boolean);
  if (!address) return null;
  const personId = await joinMill(services, tx, { supplierId, contacts, address, deviceKey: null });
  if (personId === null) return null;
  const sessionId = services.ids.next();
  return { kind: 'mill', supplierId, personId, sessionId, tokenEndsAt: services.clock.now() };
}

async function waitingReport(tx: Queries, { orderId, taskId, kind }: Work): Promise<string | undefined> {
  const row = await tx.unscoped
    .selectFrom('mill_reports')
    .select('report_id')
    .where('order_id', '=', orderId)
    .where('task_id', '=', taskId)
    .where('kind', '=', kind)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return row?.report_id;
}
