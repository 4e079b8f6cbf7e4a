/** The shipments of an order and their rolls, for whoever comes later in the story: claims, documents. */
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import {
  type CertificateRow,
  certificatesOf,
  type DispatchRow,
  dispatchesOf,
  type InvoiceRow,
  invoicesOf,
} from './dispatches.store.ts';
import { type RegistrationRow, registrationsOf } from './registration/registrations.store.ts';
import {
  type DispatchFigures,
  dispatchFiguresOf,
  type LotFigures,
  lotFiguresOf,
  type RollRow,
  rollsOf,
} from './rolls.store.ts';

export type { DispatchFigures, DispatchRow, InvoiceRow as FoundInvoice, LotFigures, RollRow };

type Owner = Pick<OrderRow, 'brand_id' | 'order_id'>;

export type FoundDispatch = DispatchRow & {
  invoice: InvoiceRow | null;
  /** Where the registry numbers the invoice; also while the goods wait for it. */
  registration: RegistrationRow | null;
  certificate: CertificateRow | null;
  /** Null while no roll is packed. */
  figures: DispatchFigures | null;
};

const isOutside: ReadonlySet<RegistrationRow['state']> = new Set(['cancelled', 'not_required']);

/** In the order they left; those that are only packed or were cancelled too (`hasLeft` tells them apart). */
export async function findDispatches(db: Queries, order: Owner): Promise<FoundDispatch[]> {
  const [dispatches, invoices, certificates, figures, registrations] = await Promise.all([
    dispatchesOf(db, order, 'unlocked'),
    invoicesOf(db, order),
    certificatesOf(db, order),
    dispatchFiguresOf(db, order),
    registrationsOf(db, order),
  ]);
  const registered = registrations.filter(({ kind, state }) => kind === 'invoice' && !isOutside.has(state));
  const ofDispatch = <Row extends { dispatch_id: string }>(rows: readonly Row[], dispatchId: string) =>
    rows.find(({ dispatch_id }) => dispatch_id === dispatchId) ?? null;
  return dispatches.map((row) => ({
    ...row,
    invoice: ofDispatch(invoices, row.dispatch_id),
    registration: ofDispatch(registered, row.dispatch_id),
    certificate: ofDispatch(certificates, row.dispatch_id),
    figures: ofDispatch(figures, row.dispatch_id),
  }));
}

export function invoicesOfOrder(db: Queries, order: Owner): Promise<InvoiceRow[]> {
  return invoicesOf(db, order);
}

/** In the order of the packing lists; one dispatch's where it is named. */
export async function findRolls(db: Queries, order: Owner, dispatchId?: string): Promise<RollRow[]> {
  const rolls = await rollsOf(db, order);
  return dispatchId === undefined ? rolls : rolls.filter(({ dispatch_id }) => dispatch_id === dispatchId);
}

/** The subtotals of the packing lists: colour by colour, lot by lot. */
export function findLotFigures(db: Queries, order: Owner): Promise<LotFigures[]> {
  return lotFiguresOf(db, order);
}
