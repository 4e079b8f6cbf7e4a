/** The rules that hold on a day, and a new one from a day on. */
import type { Input, Reply } from '#contract/endpoint.ts';
import type { addBookRule as add, listBookRules as list } from '#contract/staff/books.ts';
import { type BookRule, readBookRule } from '#domain/books/book-rules.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { rowInForce } from '#domain/shared/effective-row.ts';
import { formRefusalFor } from '#domain/shared/problem.ts';
import { formRefusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import { refusedOnClash } from '#server/db/unique-clash.ts';
import { deskInHistory } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import { insertRule, ruleRows } from './rules.store.ts';

export async function readRules(db: Queries): Promise<BookRule[]> {
  const rows = await ruleRows(db);
  return rows.map(({ name, effective_from, value }) => ({ name, effectiveFrom: effective_from, value }));
}

export async function listBookRules(services: Services, db: Queries): Promise<Reply<typeof list>> {
  const today = accountingDay(services.clock.now());
  const rows = (await ruleRows(db)).map(({ effective_from, set_by, ...row }) => ({
    ...row,
    effectiveFrom: effective_from,
    setBy: set_by,
  }));
  return rows.map((row) => {
    const ofSameName = rows.filter(({ name }) => name === row.name);
    return { ...row, isCurrent: rowInForce(ofSameName, today) === row };
  });
}

export type BookStaff = { kind: 'staff'; staffId: string; sessionId: string };

export async function addBookRule(
  services: Services,
  tx: Queries,
  staff: BookStaff,
  { name, value: typed, effectiveFrom }: Input<typeof add>['body'],
): Promise<Reply<typeof list>> {
  const reading = readBookRule(name, typed);
  if (!reading.ok) throw formRefusalFor(reading.problems);
  const now = services.clock.now();
  const row = {
    name,
    effective_from: effectiveFrom,
    value: reading.value,
    set_by: staff.staffId,
    set_at: now,
  };
  await refusedOnClash(insertRule(tx, row), 'book_rules_pkey', () =>
    formRefusal({ effectiveFrom: 'This rule already changes on that day. Choose another day.' }),
  );
  await recordHistory(services, tx, {
    subject: { kind: 'book-rule', id: services.ids.next() },
    action: 'set',
    actor: deskInHistory(staff),
    details: { name, value: reading.value, effectiveFrom },
  });
  return listBookRules(services, tx);
}
