/** People of one company; whoever changes them holds the company's lock, so that its owners are counted one change at a time. */
import type { WorkScope } from '#domain/account/company/assignment.ts';
import type { CompanyRole } from '#domain/account/company/company-role.ts';
import type { MembershipState } from '#domain/account/company/membership.ts';
import type { Language } from '#domain/shared/language.ts';
import type { Queries } from '#server/db/database.ts';

export type PersonRow = {
  customer_id: string;
  brand_id: string;
  name: string;
  phone: string | null;
  email: string | null;
  roles: CompanyRole[];
  order_limit_minor: bigint | null;
  state: MembershipState;
  work_scope: WorkScope;
  hears_all: boolean;
  language: Language;
};

const COLUMNS = [
  'customer_id',
  'brand_id',
  'name',
  'phone',
  'email',
  'roles',
  'order_limit_minor',
  'state',
  'work_scope',
  'hears_all',
  'language',
] as const;

/** Those who left stand in the history alone. */
export function peopleOf(db: Queries, brandId: string): Promise<PersonRow[]> {
  return db.scoped
    .selectFrom('people')
    .select(COLUMNS)
    .where('brand_id', '=', brandId)
    .where('state', '<>', 'left')
    .where('erased_at', 'is', null)
    .orderBy('created_at')
    .orderBy('customer_id')
    .$castTo<PersonRow>()
    .execute();
}

/** Also one who left: an invitation may bring them back. */
export function personOfAddress(
  tx: Queries,
  brandId: string,
  address: string,
): Promise<PersonRow | undefined> {
  return tx.scoped
    .selectFrom('people')
    .select(COLUMNS)
    .where('brand_id', '=', brandId)
    .where(address.includes('@') ? 'email' : 'phone', '=', address)
    .$castTo<PersonRow>()
    .executeTakeFirst();
}

export type PersonChange = {
  roles?: CompanyRole[];
  order_limit_minor?: bigint | null;
  state?: MembershipState;
  chosen_at?: Date;
  work_scope?: WorkScope;
  hears_all?: boolean;
};

export async function updateColleague(
  tx: Queries,
  { brand_id, customer_id }: Pick<PersonRow, 'brand_id' | 'customer_id'>,
  change: PersonChange,
): Promise<void> {
  await tx.scoped
    .updateTable('people')
    .set(change)
    .where('brand_id', '=', brand_id)
    .where('customer_id', '=', customer_id)
    .execute();
}

export type JoiningPerson = {
  customer_id: string;
  brand_id: string;
  name: string;
  phone: string | null;
  email: string | null;
  roles: CompanyRole[];
  order_limit_minor: bigint | null;
  created_at: Date;
  chosen_at: Date;
  language?: Language;
};

export async function insertColleague(tx: Queries, person: JoiningPerson): Promise<void> {
  await tx.scoped.insertInto('people').values(person).execute();
}

/** The companies of whoever signs in with the same phone or e-mail. */
export function companiesOf(
  db: Queries,
  { phone, email }: Pick<PersonRow, 'phone' | 'email'>,
): Promise<{ customer_id: string; brand_id: string; name: string; merged_into: string | null }[]> {
  return db.unscoped
    .selectFrom('people')
    .innerJoin('companies', 'companies.brand_id', 'people.brand_id')
    .select(['people.customer_id', 'people.brand_id', 'companies.name', 'companies.merged_into'])
    .where('people.state', '=', 'active')
    .where((eb) =>
      eb.or([
        ...(phone === null ? [] : [eb('people.phone', '=', phone)]),
        ...(email === null ? [] : [eb('people.email', '=', email)]),
      ]),
    )
    .orderBy('companies.name')
    .orderBy('people.brand_id')
    .execute();
}

type Addresses = { phone: string | null; email: string | null; contact_email: string | null };

/** Of everybody who signs in as this person does, with what they gave as well. */
export function addressesLike(
  db: Queries,
  { phone, email }: Pick<PersonRow, 'phone' | 'email'>,
): Promise<Addresses[]> {
  return db.unscoped
    .selectFrom('people')
    .select(['phone', 'email', 'contact_email'])
    .where((eb) =>
      eb.or([
        ...(phone === null ? [] : [eb('phone', '=', phone)]),
        ...(email === null ? [] : [eb('email', '=', email)]),
      ]),
    )
    .execute();
}
