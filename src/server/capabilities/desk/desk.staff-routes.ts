import { listAuditTrail as auditContract } from '#contract/staff/audit.ts';
import * as autopilot from '#contract/staff/autopilot.ts';
import * as companies from '#contract/staff/companies.ts';
import { findRecords as findContract } from '#contract/staff/find.ts';
import * as health from '#contract/staff/health.ts';
import * as heldActs from '#contract/staff/held-acts.ts';
import { listOrdersForStaff as ordersContract } from '#contract/staff/order-desk.ts';
import { readToday as todayContract } from '#contract/staff/today.ts';
import * as views from '#contract/staff/views.ts';
import { listHeldActs, viewHeldAct } from '#server/capabilities/held-acts/list-held-acts.ts';
import { withdrawHeldAct } from '#server/capabilities/held-acts/settle-held-act.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Parts } from '#server/parts.ts';
import { readAutopilot, setAutopilot } from './autopilot.ts';
import { grantCompanyCredit, listCompanies } from './companies.ts';
import { addCompanyNote, readCompany } from './company-record.ts';
import { findRecords } from './find-records.ts';
import { closeJob, listFailedJobs, retryJob } from './health/failed-jobs.ts';
import { readHealth } from './health/read-health.ts';
import { releaseAct } from './held-acts/release-act.ts';
import { listAuditTrail } from './list-audit-trail.ts';
import { listOrdersForStaff } from './list-orders-for-staff.ts';
import { readToday } from './read-today.ts';
import { deleteView, listViews, saveView } from './staff-views.ts';

export function deskRoutes(register: Register, parts: Parts): void {
  register(todayContract, (_input, { actor }) => readToday(parts, parts.db, actor.role));
  register(ordersContract, ({ query }) => listOrdersForStaff(parts, parts.db, query));
  register(findContract, ({ query }, { actor: { role } }) =>
    findRecords(parts, parts.db, { typed: query.q, role }),
  );
  register(companies.listCompanies, ({ query }) => listCompanies(parts.db, query));
  register(companies.readCompany, ({ params: { brandId } }) => readCompany(parts.db, brandId));
  register(companies.addCompanyNote, ({ params, body }, { actor, transact }) =>
    transact((tx) => addCompanyNote(parts, tx, actor, { ...params, ...body })),
  );
  register(companies.grantCompanyCredit, ({ params, body }, { actor, transact }) =>
    transact((tx) => grantCompanyCredit(parts, tx, actor, { ...params, ...body })),
  );
  register(views.listViews, (_input, { actor }) => listViews(parts.db, actor.staffId));
  register(views.saveView, ({ body }, { actor: { staffId }, transact }) =>
    transact((tx) => saveView(parts, tx, { ...body, staffId })),
  );
  register(views.deleteView, ({ params }, { actor: { staffId }, transact }) =>
    transact((tx) => deleteView(tx, { ...params, staffId })),
  );
  heldActRoutes(register, parts);
  healthRoutes(register, parts);
  register(auditContract, ({ query }) => listAuditTrail(parts.db, query));
}

function heldActRoutes(register: Register, parts: Parts): void {
  register(heldActs.listHeldActs, ({ query }) => listHeldActs(parts.db, query));
  register(heldActs.releaseHeldAct, ({ params: { actId } }, { actor, transact }) =>
    transact(async (tx) => {
      await releaseAct(parts, tx, actor, actId);
      return viewHeldAct(tx, actId);
    }),
  );
  register(heldActs.withdrawHeldAct, ({ params: { actId } }, { actor, transact }) =>
    transact(async (tx) => {
      await withdrawHeldAct(parts, tx, actor, actId);
      return viewHeldAct(tx, actId);
    }),
  );
}

function healthRoutes(register: Register, parts: Parts): void {
  register(autopilot.readAutopilot, () => readAutopilot(parts, parts.db));
  register(autopilot.setAutopilot, ({ body }, { actor, transact }) =>
    transact((tx) => setAutopilot(parts, tx, actor, body)),
  );
  register(health.readHealth, () => readHealth(parts.db));
  register(health.listFailedJobs, ({ query }) => listFailedJobs(parts.db, query));
  register(health.retryJob, ({ params: { jobId } }, { actor, transact }) =>
    transact((tx) => retryJob(parts, tx, actor, jobId)),
  );
  register(health.closeJob, ({ params: { jobId } }, { actor, transact }) =>
    transact((tx) => closeJob(parts, tx, actor, jobId)),
  );
}
