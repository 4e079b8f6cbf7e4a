import { listAuditTrail as auditContract } from '#contract/staff/audit.ts';
import * as companies from '#contract/staff/companies.ts';
import { findRecords as findContract } from '#contract/staff/find.ts';
import { listOrdersForStaff as ordersContract } from '#contract/staff/order-desk.ts';
import { readToday as todayContract } from '#contract/staff/today.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Parts } from '#server/parts.ts';
import { grantCompanyCredit, listCompanies } from './companies.ts';
import { findRecords } from './find-records.ts';
import { listAuditTrail } from './list-audit-trail.ts';
import { listOrdersForStaff } from './list-orders-for-staff.ts';
import { readToday } from './read-today.ts';

export function deskRoutes(register: Register, parts: Parts): void {
  register(todayContract, (_input, { actor }) => readToday(parts, parts.db, actor.role));
  register(ordersContract, ({ query }) => listOrdersForStaff(parts, parts.db, query));
  register(findContract, ({ query }) => findRecords(parts, parts.db, query.q));
  register(companies.listCompanies, ({ query }) => listCompanies(parts.db, query));
  register(companies.grantCompanyCredit, ({ params, body }, { actor, transact }) =>
    transact((tx) => grantCompanyCredit(parts, tx, actor, { ...params, ...body })),
  );
  register(auditContract, ({ query }) => listAuditTrail(parts.db, query));
}
