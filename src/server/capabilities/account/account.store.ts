import { type Kysely, sql } from 'kysely';
import type { CompanyRole } from '#domain/account/company/company-role.ts';
import type { MembershipState } from '#domain/account/company/membership.ts';
import type { VerificationReview } from '#domain/account/verification-review.ts';
import type { VerificationStatusCode } from '#domain/account/verification-status.ts';
import type { Language } from '#domain/shared/language.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import type { Market } from '#domain/shared/market.ts';
import type { Queries, Schema } from '#server/db/database.ts';
import { scopedStatement } from '#server/db/statement.ts';

export type CustomerRow = {
  customer_id: string;
  brand_id: string;
  person_name: string;
  company_name: string;
  phone: string | null;
  email: string | null;
  market: Market;
  unit: LengthUnit;
  verification_status: VerificationStatusCode;
  time_zone: string;
  city: string | null;
  business_type: string | null;
  contact_email: string | null;
  bin: string | null;
  roles: CompanyRole[];
  state: MembershipState;
  language: Language;
};

function customers(db: Kysely<Schema>) {
  return db
    .selectFrom('people')
    .innerJoin('companies', 'companies.brand_id', 'people.brand_id')
    .select([
      'people.customer_id',
      'people.brand_id',
      'people.name as person_name',
      'companies.name as company_name',
      'people.phone',
      'people.email',
      'companies.market',
      'companies.unit',
      'companies.verification_status',
      'companies.time_zone',
      'companies.city',
      'companies.business_type',
      'people.contact_email',
      'companies.bin',
      'people.roles',
      'people.state',
      'people.language',
    ])
    .$castTo<CustomerRow>();
}

export function customerById(db: Queries, customerId: string): Promise<CustomerRow | undefined> {
  return byIdStatement.first(db, { customerId });
}

const byIdStatement = scopedStatement(({ customerId }: { customerId: string }, db) =>
  customers(db).where('people.customer_id', '=', customerId),
);

export function customerByAddress(
  db: Queries,
  channel: 'sms' | 'email',
  address: string,
): Promise<CustomerRow | undefined> {
  return byAddressStatement[channel].first(db, { address });
}

type Address = { address: string };

const byAddressStatement = {
  sms: scopedStatement((values: Address, db) => ofAddress(values, db, 'people.phone')),
  email: scopedStatement((values: Address, db) => ofAddress(values, db, 'people.email')),
};

/** Whoever works for several companies comes to the one chosen last. */
function ofAddress({ address }: Address, db: Kysely<Schema>, column: 'people.phone' | 'people.email') {
  return customers(db)
    .where(column, '=', address)
    .where('people.state', '=', 'active')
    .orderBy('people.chosen_at', (order) => order.desc().nullsLast())
    .orderBy('people.created_at')
    .limit(1);
}

export type NewCompany = {
  brandId: string;
  name: string;
  market: Market;
  unit: LengthUnit;
  timeZone: string;
  verificationStatus: VerificationStatusCode;
  city: string | null;
  businessType: string | null;
  bin: string | null;
  referenceCode: string | null;
  createdAt: Date;
};

export async function insertCompany(tx: Queries, company: NewCompany): Promise<void> {
  await tx.scoped
    .insertInto('companies')
    .values({
      brand_id: company.brandId,
      name: company.name,
      market: company.market,
      unit: company.unit,
      time_zone: company.timeZone,
      verification_status: company.verificationStatus,
      city: company.city,
      business_type: company.businessType,
      bin: company.bin,
      reference_code: company.referenceCode,
      created_at: company.createdAt,
    })
    .execute();
}

export type NewPerson = {
  customerId: string;
  brandId: string;
  name: string;
  phone: string | null;
  email: string | null;
  contactEmail: string | null;
  language: Language;
  createdAt: Date;
};

export async function insertPerson(tx: Queries, person: NewPerson): Promise<void> {
  await tx.scoped
    .insertInto('people')
    .values({
      customer_id: person.customerId,
      brand_id: person.brandId,
      name: person.name,
      phone: person.phone,
      email: person.email,
      contact_email: person.contactEmail,
      language: person.language,
      created_at: person.createdAt,
    })
    .execute();
}

export async function insertDemoRequest(
  tx: Queries,
  row: { id: string; name: string; email: string; contact: string; createdAt: Date },
): Promise<void> {
  await tx.scoped
    .insertInto('demo_requests')
    .values({
      demo_request_id: row.id,
      name: row.name,
      email: row.email,
      contact: row.contact,
      created_at: row.createdAt,
    })
    .execute();
}

export async function lockCompanyRow(tx: Queries, brandId: string): Promise<void> {
  await tx.scoped
    .selectFrom('companies')
    .select('brand_id')
    .where('brand_id', '=', brandId)
    .forUpdate()
    .execute();
}

export async function lockAddress(tx: Queries, address: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in ${address}`}, 0))`.execute(tx.scoped);
}

export async function saveVerificationStatus(
  tx: Queries,
  brandId: string,
  status: VerificationStatusCode,
): Promise<void> {
  await tx.scoped
    .updateTable('companies')
    .set({ verification_status: status })
    .where('brand_id', '=', brandId)
    .execute();
}

type Verification = { name: string; verification_review: VerificationReview | null };

export function verificationOf(tx: Queries, brandId: string): Promise<Verification> {
  return tx.scoped
    .selectFrom('companies')
    .select(['name', 'verification_review'])
    .where('brand_id', '=', brandId)
    .$castTo<Verification>()
    .executeTakeFirstOrThrow();
}

/** False while one is open already. */
export async function openVerificationReview(
  tx: Queries,
  brandId: string,
  review: VerificationReview,
  now: Date,
): Promise<boolean> {
  const result = await tx.scoped
    .updateTable('companies')
    .set({ verification_review: review, verification_review_since: now, verification_status: 2 })
    .where('brand_id', '=', brandId)
    .where('verification_review', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** False when there is none. */
export async function closeVerificationReview(tx: Queries, brandId: string): Promise<boolean> {
  const result = await tx.scoped
    .updateTable('companies')
    .set({ verification_review: null, verification_review_since: null })
    .where('brand_id', '=', brandId)
    .where('verification_review', 'is not', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export type ReviewRow = {
  brand_id: string;
  name: string;
  verification_review: VerificationReview;
  verification_review_since: Date;
};

/** Who has waited longest comes first. */
export function companiesUnderReview(db: Queries, limit: number): Promise<ReviewRow[]> {
  return db.scoped
    .selectFrom('companies')
    .select(['brand_id', 'name', 'verification_review', 'verification_review_since'])
    .where('verification_review', 'is not', null)
    .orderBy('verification_review_since')
    .limit(limit)
    .$castTo<ReviewRow>()
    .execute();
}

/** Of the VAT register of Bangladesh; elsewhere tax numbers stand in a table of their own. */
export async function binOf(db: Queries, brandId: string): Promise<string | null> {
  const row = await db.scoped
    .selectFrom('companies')
    .select('bin')
    .where('brand_id', '=', brandId)
    .executeTakeFirst();
  return row?.bin ?? null;
}

export async function companyNames(db: Queries, brandId: string): Promise<string[]> {
  const rows = await db.scoped
    .selectFrom('people')
    .innerJoin('companies', 'companies.brand_id', 'people.brand_id')
    .select(['companies.name as company', 'companies.legal_name as legal', 'people.name as person'])
    .where('people.brand_id', '=', brandId)
    .execute();
  return [...new Set(rows.flatMap(({ company, legal, person }) => [company, legal ?? '', person]))].filter(
    Boolean,
  );
}

type ActivePerson = {
  customer_id: string;
  name: string;
  phone: string | null;
  email: string | null;
  roles: CompanyRole[];
  order_limit_minor: bigint | null;
};

export function activePeople(db: Queries, brandId: string): Promise<ActivePerson[]> {
  return db.scoped
    .selectFrom('people')
    .select(['customer_id', 'name', 'phone', 'email', 'roles', 'order_limit_minor'])
    .where('brand_id', '=', brandId)
    .where('state', '=', 'active')
    .orderBy('created_at')
    .orderBy('customer_id')
    .$castTo<ActivePerson>()
    .execute();
}
