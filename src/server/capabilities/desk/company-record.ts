/** All that staff know of one company, and what they write down for each other. */
import type { Input, Reply } from '#contract/endpoint.ts';
import type {
  CompanyRecord,
  readCompany as contract,
  addCompanyNote as noteContract,
} from '#contract/staff/companies.ts';
import { ACCOUNT_SUBJECTS } from '#domain/account/account-history.ts';
import { orderedRoles } from '#domain/account/company/company-role.ts';
import type { BusinessType } from '#domain/account/sign-up/business-type.ts';
import { gstStateName } from '#domain/account/tax-numbers/gst-states.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import { money } from '#domain/shared/money.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { moneyView } from '#domain/shared/wire-figures.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import type { StaffActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { accountHistoryText } from '#words/account-history-text.ts';
import { BUSINESS_TYPE_LABEL } from '#words/en/account.ts';
import { findMergedInto } from '../account/merged-company.ts';
import { companyNamed } from './companies.store.ts';
import { companyOf } from './companies.ts';
import {
  accountChangesOf,
  companyRecord,
  gstNumbersOf,
  insertNote,
  type NoteRow,
  notesOf,
  type PersonRow,
  peopleOf,
} from './company-record.store.ts';

export async function readCompany(db: Queries, brandId: string): Promise<Reply<typeof contract>> {
  const row = await companyRecord(db, brandId);
  if (!row) throw new Refusal('not_found');
  const numbers = await gstNumbersOf(db, brandId);
  const changes = await accountChangesOf(db, brandId, ACCOUNT_SUBJECTS);
  const { business_type: type } = row;
  return {
    ...companyOf(row),
    legalName: row.legal_name,
    businessType: type === null ? null : BUSINESS_TYPE_LABEL[type as BusinessType],
    bin: row.bin,
    referenceCode: row.reference_code,
    mergedInto: row.merged_into ? await findMergedInto(db, brandId) : null,
    review: row.verification_review,
    gstNumbers: numbers.map((number) => ({
      gstin: number.gstin,
      stateName: gstStateName(number.state_code),
      legalName: number.legal_name,
      status: number.registry_status,
      isChecked: number.check_state === 'valid',
      isDefault: number.is_default,
    })),
    people: (await peopleOf(db, brandId)).map((person) => personOf(person, row.market)),
    notes: (await notesOf(db, brandId)).map(noteOf),
    history: changes.map(({ history_id, subject_kind, action, at, actor_name }) => ({
      historyId: history_id,
      what: accountHistoryText('en', subject_kind, action),
      who: actor_name,
      at: at.toISOString(),
    })),
  };
}

export async function addCompanyNote(
  services: Services,
  tx: Queries,
  { staffId, sessionId }: StaffActor,
  { brandId, text }: { brandId: string } & Input<typeof noteContract>['body'],
): Promise<Reply<typeof noteContract>> {
  if (!(await companyNamed(tx, brandId))) throw new Refusal('not_found');
  const noteId = services.ids.next();
  await insertNote(tx, {
    note_id: noteId,
    brand_id: brandId,
    staff_id: staffId,
    text,
    created_at: services.clock.now(),
  });
  // Without the company's id: what staff write down is no part of the history that the company reads.
  await recordHistory(services, tx, {
    subject: { kind: 'company-note', id: brandId },
    action: 'added',
    actor: { kind: 'staff', id: staffId, sessionId },
    details: { text },
  });
  await services.changes.announce(tx, { kind: 'change-for-desk', keys: ['companies'] });
  const [row] = await notesOf(tx, brandId, noteId);
  if (!row) throw new Refusal('not_found');
  return noteOf(row);
}

function noteOf({ note_id, text, staff_name, created_at }: NoteRow) {
  return { noteId: note_id, text, by: staff_name, at: created_at.toISOString() };
}

function personOf(row: PersonRow, market: Market): CompanyRecord['people'][number] {
  const { customer_id, name, phone, email, state, order_limit_minor: limit } = row;
  return {
    customerId: customer_id,
    name,
    phone,
    email,
    roles: orderedRoles(row.roles),
    limit: limit === null ? null : moneyView(money(limit, MARKET_RULES[market].currency)),
    state,
    since: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
  };
}
