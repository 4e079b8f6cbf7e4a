/** One object describes one endpoint; route, client, tests and the OpenAPI document all read it. */
import type * as z from 'zod/mini';
import type { CompanyRole } from '#domain/account/company/company-role.ts';
import type { StaffRole } from '#domain/account/staff-role.ts';
import type { MoneyAct } from '#domain/payments/two-people.ts';

/**
 * `customer-or-sign-up`: a signed-in customer, or a new one who brings the proof of a phone number in the body.
 * `customer-or-key`: open to all like `public`, but who is signed in is known; never answers 401 or 403.
 * `supplier`: a mill that exchanged the key of its link, for that one enquiry.
 * `mill`: a person of a mill after a code, for everything of that mill.
 */
export type Access =
  | 'public'
  | 'customer'
  | 'customer-or-sign-up'
  | 'customer-or-key'
  | 'staff'
  | 'supplier'
  | 'mill';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type Endpoint = {
  method: Method;
  /** Written once, with `:name` for parameters; a trailing slash is optional on every call. */
  path: `/${string}`;
  access: Access;
  summary: string;
  /** Only these staff roles may call; without it every staff member may. */
  roles?: readonly StaffRole[];
  /** Only these roles of the customer's company may call, and its owner; without it everyone who belongs to it may. */
  companyRoles?: readonly CompanyRole[];
  /** Begins something new, which a company that was merged into another no longer does. */
  startsWork?: true;
  /** What it does to money; such an act is never one person's above a sum. */
  money?: MoneyAct;
  /** Takes an `Idempotency-Key`: the same key and body give the first answer again. */
  idempotent?: true;
  /** Sign-in, webhooks and payment checks keep working while ordinary calls are shed. */
  bulkhead?: 'vital';
  /** Changes nothing although it carries a body, so it waits in line with the reads. */
  readsOnly?: true;
  /** A throttle for one network address; the finer limits of a capability come on top. */
  rateLimit?: { perAddressPerHour: number };
  /** Answers with server-sent events of the reply shape instead of one JSON document. */
  stream?: true;
  /** Waits for a service outside while it works, so it must not hold a place at the database. */
  asksOutside?: true;
  /** Bytes of JSON, where a list needs more than the usual body. */
  bodyLimit?: number;
  /** Takes one file as multipart/form-data instead of JSON. */
  multipart?: true;
  params?: z.ZodMiniObject;
  query?: z.ZodMiniObject;
  body?: z.ZodMiniType;
  reply: z.ZodMiniType;
};

export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type Given<S> = S extends z.ZodMiniType ? z.input<S> : undefined;

/** What a handler receives: already parsed, nothing left to check. */
export type Input<E extends Endpoint> = {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
};

/** What a caller writes. */
export type CallInput<E extends Endpoint> = {
  [K in 'params' | 'query' | 'body' as E[K] extends z.ZodMiniType ? K : never]: Given<E[K]>;
};

export type Reply<E extends Endpoint> = z.output<E['reply']>;
