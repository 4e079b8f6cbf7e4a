/** Whose work a record is, and whose a list shows. */
import * as z from 'zod/mini';
import { WORK_SCOPES } from '#domain/account/company/assignment.ts';
import { id } from './fields.ts';

/** Everybody's, or what is assigned to whoever reads. */
export const workScope = z._default(z.enum(WORK_SCOPES, 'Choose all or mine.'), 'all');

/** Who of the company goes on with it; null: nobody. */
export const assignee = z.nullable(z.object({ customerId: id, name: z.string() }));
