import { listAuditTrail as auditContract } from '#contract/staff/audit.ts';
import { readToday as todayContract } from '#contract/staff/today.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Parts } from '#server/parts.ts';
import { listAuditTrail } from './list-audit-trail.ts';
import { readToday } from './read-today.ts';

export function deskRoutes(register: Register, parts: Parts): void {
  register(todayContract, (_input, { actor }) => readToday(parts, parts.db, actor.role));
  register(auditContract, ({ query }) => listAuditTrail(parts.db, query));
}
