/** Whom an operator means by a phone number or an e-mail address, and under what else the same person is known. */
import { sql } from 'kysely';
import { parseEmail } from '#domain/account/email-address.ts';
import { parseMobile } from '#domain/account/phone-number.ts';
import { ConfigProblem } from '#server/config.ts';
import type { Queries } from '#server/db/database.ts';

export type Person = {
  /** Null: somebody who never signed up, but left traces. */
  account: { customerId: string; brandId: string; name: string } | null;
  /** Phone numbers and e-mail addresses, in the one spelling they are stored in. */
  identities: string[];
};

type Row = {
  customer_id: string;
  brand_id: string;
  name: string;
  phone: string | null;
  email: string | null;
  contact_email: string | null;
};

export async function findPerson(db: Queries, typed: string): Promise<Person> {
  const identity = identityOf(typed);
  const { rows: staff } = await sql`select from staff_members where email = ${identity}`.execute(db.unscoped);
  if (staff.length > 0)
    throw new ConfigProblem(
      `${identity} belongs to a member of staff: take the role away at the desk under People and access; what they did is kept with their name.`,
    );
  const { rows } = await sql<Row>`
    select customer_id, brand_id, name, phone, email, contact_email from people
    where phone = ${identity} or email = ${identity}`.execute(db.unscoped);
  const [row] = rows;
  if (!row) return { account: null, identities: [identity] };
  const known = [identity, row.phone, row.email, row.contact_email].filter((each) => each !== null);
  return {
    account: { customerId: row.customer_id, brandId: row.brand_id, name: row.name },
    identities: [...new Set(known)],
  };
}

function identityOf(typed: string): string {
  const email = parseEmail(typed);
  if (email.ok) return email.email;
  const mobile = parseMobile(typed);
  if (mobile.ok) return mobile.e164;
  throw new ConfigProblem('Name the person by phone number (+91…) or e-mail address.');
}
