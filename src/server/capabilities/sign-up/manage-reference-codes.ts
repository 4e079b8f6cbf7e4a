/** Staff give out codes, say when they hold, and end them; whoever named one keeps it. */

import type { Input } from '#contract/endpoint.ts';
import type {
  addReferenceCode as addContract,
  changeReferenceCode as changeContract,
  ReferenceCode,
} from '#contract/staff/marketplace-tables.ts';
import { parseReferenceCode } from '#domain/account/sign-up/reference-code.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { formRefusalFor } from '#domain/shared/problem.ts';
import { assertUnchanged, formRefusal, Refusal } from '#domain/shared/refusal.ts';
import { changeDetails } from '#server/db/change-details.ts';
import type { Queries } from '#server/db/database.ts';
import { type HistoryEntry, recordHistory } from '#server/db/history.ts';
import type { StaffActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { addReferenceCode } from './add-reference-code.ts';
import {
  type CodeColumns,
  lockReferenceCode,
  type ReferenceCodeRow,
  referenceCodes,
  updateReferenceCode,
} from './reference-codes.store.ts';

export async function listReferenceCodes({ clock }: Services, db: Queries): Promise<ReferenceCode[]> {
  const today = accountingDay(clock.now());
  return (await referenceCodes(db)).map((row) => viewOf(row, today));
}

export async function addCode(
  services: Services,
  tx: Queries,
  by: StaffActor,
  { code: typed, note, firstDay = null, lastDay = null }: Input<typeof addContract>['body'],
): Promise<ReferenceCode> {
  const reading = parseReferenceCode(typed);
  if (!reading.ok) throw formRefusalFor({ code: reading.problem });
  const code = reading.referenceCode;
  assertDays(firstDay, lastDay);
  const isNew = await addReferenceCode(services, tx, { code, note, first_day: firstDay, last_day: lastDay });
  if (!isNew) throw formRefusal({ code: 'This code already exists. Choose another.' });
  return recorded(services, tx, by, { code, action: 'added', details: { note, firstDay, lastDay } });
}

export async function changeCode(
  services: Services,
  tx: Queries,
  by: StaffActor,
  {
    code: typed,
    note,
    firstDay = null,
    lastDay = null,
    isActive,
    readAt,
  }: Input<typeof changeContract>['body'] & { code: string },
): Promise<ReferenceCode> {
  const code = typed.toUpperCase();
  const before = await lockReferenceCode(tx, code);
  if (!before) throw new Refusal('not_found');
  assertUnchanged(readAt?.note, before.note);
  assertUnchanged(readAt?.firstDay, before.first_day);
  assertUnchanged(readAt?.lastDay, before.last_day);
  assertUnchanged(readAt?.isActive, before.is_active);
  assertDays(firstDay, lastDay);
  await updateReferenceCode(tx, code, { note, is_active: isActive, first_day: firstDay, last_day: lastDay });
  const was = {
    note: before.note,
    firstDay: before.first_day,
    lastDay: before.last_day,
    isActive: before.is_active,
  };
  const details = changeDetails(was, { note, firstDay, lastDay, isActive });
  return recorded(services, tx, by, { code, action: 'changed', details });
}

function assertDays(firstDay: CodeColumns['first_day'], lastDay: CodeColumns['last_day']): void {
  if (firstDay && lastDay && lastDay < firstDay)
    throw formRefusal({ lastDay: 'The last day can’t be before the first day.' });
}

type Recorded = {
  code: string;
  action: 'added' | 'changed';
  details: NonNullable<HistoryEntry['details']>;
};

async function recorded(
  services: Services,
  tx: Queries,
  { staffId, sessionId }: StaffActor,
  { code, action, details }: Recorded,
): Promise<ReferenceCode> {
  await recordHistory(services, tx, {
    subject: { kind: 'reference-code', id: services.ids.next() },
    action,
    actor: { kind: 'staff', id: staffId, sessionId },
    details: { code, ...details },
  });
  await services.changes.announce(tx, { kind: 'change-for-desk', keys: ['tables'] });
  const [row] = await referenceCodes(tx, code);
  if (!row) throw new Refusal('not_found');
  return viewOf(row, accountingDay(services.clock.now()));
}

function viewOf(row: ReferenceCodeRow, today: CalendarDay): ReferenceCode {
  const { code, note, is_active, first_day, last_day, companies, created_at } = row;
  return {
    code,
    note,
    isActive: is_active,
    firstDay: first_day,
    lastDay: last_day,
    holdsToday: is_active && (first_day ?? today) <= today && (last_day ?? today) >= today,
    companies,
    createdAt: created_at.toISOString(),
  };
}
