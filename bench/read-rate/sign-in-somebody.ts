/** A new person of a company, signed in without a code. */
import { randomBytes } from 'node:crypto';
import type pg from 'pg';

/** `n` tells their numbers apart. */
export async function signInSomebody(client: pg.Client, brandId: string, n: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const { rows } = await client.query(
    `with person as (
       insert into people (customer_id, brand_id, name, phone, created_at)
       values (gen_random_uuid(), $1, 'Person ' || $2, '+9198' || lpad($2::text, 8, '0'), now()) returning customer_id
     ), opened as (
       insert into sessions (session_id, customer_id, device, signed_in_at, last_seen_at, ends_at)
       select gen_random_uuid(), customer_id, 'Measured', now(), now(), now() + interval '1 day' from person
       returning session_id
     ) insert into access_tokens (token_hash, session_id, expires_at)
       select sha256($3::bytea), session_id, now() + interval '1 hour' from opened returning session_id`,
    [brandId, n, Buffer.from(token)],
  );
  if (rows.length !== 1) throw new Error('A person could not be signed in.');
  return token;
}
