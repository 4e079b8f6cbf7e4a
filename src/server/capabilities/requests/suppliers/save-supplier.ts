/** Mills and traders the desk asks for quotes. */
import type { Supplier } from '#contract/staff/requests.ts';
import { gstState } from '#domain/account/tax-numbers/gst-states.ts';
import { readContacts, supplierGstinProblem } from '#domain/requests/supplier-contacts.ts';
import { formRefusalFor, type Problem } from '#domain/shared/problem.ts';
import { Refusal, refusedFields } from '#domain/shared/refusal.ts';
import { changeDetails } from '#server/db/change-details.ts';
import type { Queries } from '#server/db/database.ts';
import { type HistoryEntry, recordHistory } from '#server/db/history.ts';
import { type DeskActor, deskInHistory } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import { insertSupplier, type SupplierRow, suppliersByIds, updateSupplier } from './suppliers.store.ts';
import { type SupplierForm, supplierColumns, supplierOf } from './suppliers.view.ts';

const UNIQUE_VIOLATION = '23505';
const CLASH: Readonly<Record<string, Record<string, Problem>>> = {
  suppliers_name_key: { name: { code: 'supplier_name_taken' } },
  suppliers_alias_key: { alias: { code: 'supplier_alias_taken' } },
};

export async function addSupplier(
  services: Services,
  tx: Queries,
  by: DeskActor,
  form: SupplierForm,
): Promise<Supplier> {
  assertForm(form);
  const [supplier_id, created_at] = [services.ids.next(), services.clock.now()];
  const row = await refusedOnClash(insertSupplier(tx, { ...supplierColumns(form), supplier_id, created_at }));
  return recorded(services, tx, by, row, { action: 'added' });
}

export async function changeSupplier(
  services: Services,
  tx: Queries,
  by: DeskActor,
  { supplierId, revision, ...form }: SupplierForm & { supplierId: string; revision?: number | undefined },
): Promise<Supplier> {
  assertForm(form);
  const [before] = await suppliersByIds(tx, [supplierId]);
  if (!before) throw new Refusal('not_found');
  const row = await refusedOnClash(updateSupplier(tx, { supplierId, revision }, supplierColumns(form)));
  if (!row) throw new Refusal('record_outdated');
  const details = changeDetails(forHistory(before), forHistory(row));
  return recorded(services, tx, by, row, { action: 'changed', details });
}

/** Of people only their names: numbers and addresses stay where they can be changed. */
function forHistory(row: SupplierRow) {
  const { revision: _, contacts, ...supplier } = supplierOf(row);
  return { ...supplier, contacts: contacts.map(({ name }) => name) };
}

function assertForm({ stateCode, gstin, contacts }: SupplierForm): void {
  const wrongNumber = supplierGstinProblem(gstin, stateCode);
  const problems = {
    ...(gstState(stateCode)?.selectable ? {} : { stateCode: { code: 'supplier_state_unknown' } }),
    ...(wrongNumber === null ? {} : { gstin: wrongNumber }),
    ...readContacts(contacts).problems,
  };
  if (Object.keys(problems).length > 0) throw refusedFields(problems);
}

async function recorded(
  services: Services,
  tx: Queries,
  by: DeskActor,
  row: SupplierRow,
  done: Pick<HistoryEntry, 'action' | 'details'>,
): Promise<Supplier> {
  await recordHistory(services, tx, {
    subject: { kind: 'supplier', id: row.supplier_id },
    actor: deskInHistory(by),
    ...done,
  });
  await services.changes.announce(tx, { kind: 'change-for-desk', keys: ['suppliers'] });
  return supplierOf(row);
}

/** Two people may enter the same mill at once: the database decides, and the form says which field it is. */
async function refusedOnClash<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { code, constraint = '' } = error as { code?: string; constraint?: string };
    const fields = code === UNIQUE_VIOLATION ? CLASH[constraint] : undefined;
    throw fields ? formRefusalFor(fields) : error;
  }
}
