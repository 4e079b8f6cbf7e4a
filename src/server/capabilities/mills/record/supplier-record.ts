/** Capacity, holidays, dispatch address, GST check and bank of a supplier, with the checks that buyers have. */
import type { Input } from '#contract/endpoint.ts';
import type {
  changeSupplierBank as bankContract,
  changeSupplierCapacity as capacityContract,
  SupplierCare,
} from '#contract/staff/supplier-records.ts';
import { maskAccountNumber } from '#domain/account/bank/account-number.ts';
import { readBankDetails } from '#domain/account/bank/bank-details.ts';
import { gstStateName } from '#domain/account/tax-numbers/gst-states.ts';
import { plainDigits } from '#domain/forms/text-input.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { assertNothingMissing, formRefusalFor } from '#domain/shared/problem.ts';
import { formRefusal, Refusal } from '#domain/shared/refusal.ts';
import {
  type DispatchPlace,
  dispatchAddressProblems,
  type TypedDispatchAddress,
} from '#domain/suppliers/dispatch-address.ts';
import { comingHolidays, holidayProblems } from '#domain/suppliers/supplier-holidays.ts';
import { bankNameOf } from '#server/capabilities/bank-details/bank-name.ts';
import { stateOfPincode } from '#server/capabilities/look-ups/find-pincode.ts';
import {
  dispatchPlaceOf,
  saveDispatchPlace,
} from '#server/capabilities/requests/suppliers/dispatch-place.ts';
import { findSuppliers } from '#server/capabilities/requests/suppliers/find-supplier.ts';
import { checkGst } from '#server/capabilities/tax-numbers/check-gst.ts';
import type { Queries } from '#server/db/database.ts';
import { type HistoryEntry, recordHistory } from '#server/db/history.ts';
import { deskInHistory } from '#server/events/history-actor.ts';
import type { StaffActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { type RecordRow, recordOf, saveRecord } from './record.store.ts';

export async function readRecord(services: Services, db: Queries, supplierId: string): Promise<SupplierCare> {
  const supplier = await supplierOf(db, supplierId);
  const row = await recordOf(db, supplierId);
  return {
    capacityNote: row?.capacity_note ?? null,
    holidays: comingHolidays(row?.holidays ?? [], accountingDay(services.clock.now())),
    gst: row && row.gstin === supplier.gstin ? gstView(row) : null,
    dispatchAddress: addressView(dispatchPlaceOf(supplier)),
    bank: row ? bankView(row) : null,
  };
}

async function supplierOf(db: Queries, supplierId: string) {
  const [supplier] = await findSuppliers(db, [supplierId]);
  if (!supplier) throw new Refusal('not_found');
  return supplier;
}

function gstView({ gst_state: state, gst_checked_at: at, ...row }: RecordRow): SupplierCare['gst'] {
  if (state === null || at === null) return null;
  return {
    state: state as NonNullable<SupplierCare['gst']>['state'],
    legalName: row.gst_legal_name,
    status: row.gst_status,
    problem: row.gst_problem,
    checkedAt: at.toISOString(),
  };
}

function addressView(place: DispatchPlace | null): SupplierCare['dispatchAddress'] {
  if (place === null) return null;
  const { line1, line2, city, postcode: pincode, stateCode } = place;
  return { line1, line2, city, pincode, state: gstStateName(stateCode) };
}

function bankView(row: RecordRow): SupplierCare['bank'] {
  const { account_holder, account_masked, ifsc, bank_name, bank_changed_at: at } = row;
  if (account_holder === null || account_masked === null || ifsc === null || at === null) return null;
  return {
    accountHolder: account_holder,
    accountMasked: account_masked,
    ifsc,
    bankName: bank_name ?? '',
    changedAt: at.toISOString(),
    changedBy: row.changer_name,
  };
}

type Capacity = Input<typeof capacityContract>['body'] & { supplierId: string };

export async function changeCapacity(
  services: Services,
  tx: Queries,
  by: StaffActor,
  { supplierId, capacityNote, holidays }: Capacity,
): Promise<SupplierCare> {
  await supplierOf(tx, supplierId);
  const problems = holidayProblems(holidays);
  if (Object.keys(problems).length > 0) throw formRefusal(problems);
  await saveRecord(tx, supplierId, {
    capacity_note: capacityNote.trim() || null,
    holidays: JSON.stringify(holidays),
  });
  await recorded(services, tx, by, supplierId, { action: 'capacity_changed' });
  return readRecord(services, tx, supplierId);
}

type Address = TypedDispatchAddress & { supplierId: string };

export async function changeDispatchAddress(
  services: Services,
  tx: Queries,
  by: StaffActor,
  { supplierId, ...typed }: Address,
): Promise<SupplierCare> {
  const { name } = await supplierOf(tx, supplierId);
  const isEmpty = Object.values(typed).every((text) => text.trim() === '');
  await saveDispatchPlace(tx, supplierId, isEmpty ? null : await readPlace(tx, typed, name));
  await recorded(services, tx, by, supplierId, { action: 'dispatch_address_changed' });
  return readRecord(services, tx, supplierId);
}

async function readPlace(
  tx: Queries,
  typed: TypedDispatchAddress,
  millsName: string,
): Promise<DispatchPlace> {
  assertNothingMissing(dispatchAddressProblems(typed, millsName));
  const { line1, line2, city } = typed;
  const postcode = plainDigits(typed.pincode);
  const stateCode = await stateOfPincode(tx, postcode);
  if (stateCode === null) throw formRefusalFor({ pincode: { code: 'pincode_not_found' } });
  return { line1: line1.trim(), line2: line2.trim() || null, city: city.trim(), postcode, stateCode };
}

/** The register is asked outside of any transaction. */
export async function checkSupplierGst(
  services: Services,
  by: StaffActor,
  supplierId: string,
): Promise<SupplierCare> {
  const { gstin } = await supplierOf(services.db, supplierId);
  if (gstin === null) throw formRefusal({ gstin: 'Enter the GST number of this supplier first.' });
  const { state, legalName, status, problem } = await checkGst(services.gstRegistry, gstin);
  return services.db.transaction(async (tx) => {
    await saveRecord(tx, supplierId, {
      gstin,
      gst_state: state,
      gst_legal_name: legalName,
      gst_status: status,
      gst_problem: problem,
      gst_checked_at: services.clock.now(),
    });
    await recorded(services, tx, by, supplierId, { action: 'gst_checked', details: { state } });
    return readRecord(services, tx, supplierId);
  });
}

type Bank = Input<typeof bankContract>['body'] & { supplierId: string };

/** The whole number is nowhere but sealed; the history says that it changed, and from what to what in its last digits. */
export async function changeBank(
  services: Services,
  tx: Queries,
  by: StaffActor,
  { supplierId, ...form }: Bank,
): Promise<SupplierCare> {
  await supplierOf(tx, supplierId);
  const reading = readBankDetails(form, 'IN');
  if (!reading.ok) throw formRefusalFor(reading.problems);
  const { accountHolder, bankCode, accountNumber } = reading.details;
  const before = await recordOf(tx, supplierId);
  const masked = maskAccountNumber(accountNumber);
  await saveRecord(tx, supplierId, {
    account_holder: accountHolder,
    account_sealed: services.secrets.seal(JSON.stringify({ accountNumber })),
    account_masked: masked,
    ifsc: bankCode,
    bank_name: await bankNameOf(tx, bankCode, 'IN'),
    bank_changed_at: services.clock.now(),
    bank_changed_by: by.staffId,
  });
  const details = { from: before?.account_masked ?? null, to: masked };
  await recorded(services, tx, by, supplierId, { action: 'bank_changed', details });
  return readRecord(services, tx, supplierId);
}

async function recorded(
  services: Services,
  tx: Queries,
  by: StaffActor,
  supplierId: string,
  done: Pick<HistoryEntry, 'action' | 'details'>,
): Promise<void> {
  const subject = { kind: 'supplier', id: supplierId };
  await recordHistory(services, tx, { subject, actor: deskInHistory(by), ...done });
  await services.changes.announce(tx, { kind: 'change-for-desk', keys: ['suppliers'] });
}
