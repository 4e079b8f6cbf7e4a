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
import type { Services } from '#server/services.ts';
import { readAutopilot, setAutopilot } from './autopilot.ts';
import { grantCompanyCredit, listCompanies } from './companies.ts';
import { addCompanyNote, readCompany } from './company-record.ts';
import { findRecords } from './find-records.ts';
import { closeJob, listFailedJobs, retryJob } from './health/failed-jobs.ts';
import { readHealth } from './health/read-health.ts';
import { releaseAct } from './held-acts/release-act.ts';
import { listAuditTrail } from './list-audit-trail.ts';
import { listOrdersForStaff } from './list-orders-for-staff.ts';
import { mergeRoutes } from './merge/merge.staff-routes.ts';
import { readToday } from './read-today.ts';
import { deleteView, listViews, saveView } from './staff-views.ts';

export function deskRoutes(register: Register, services: Services): void {
  register(todayContract, (_input, { actor }) => readToday(services, services.db, actor.role));
  register(ordersContract, ({ query }) => listOrdersForStaff(services, services.db, query));
  register(findContract, ({ query }, { actor: { role } }) =>
    findRecords(services, services.db, { typed: query.q, role }),
  );
  register(companies.listCompanies, ({ query }) => listCompanies(services.db, query));
  register(companies.readCompany, ({ params: { brandId } }) => readCompany(services.db, brandId));
  register(companies.addCompanyNote, ({ params, body }, { actor, transact }) =>
    transact((tx) => addCompanyNote(services, tx, actor, { ...params, ...body })),
  );
  register(companies.grantCompanyCredit, ({ params, body }, { actor, transact }) =>
    transact((tx) => grantCompanyCredit(services, tx, actor, { ...params, ...body })),
  );
  register(views.listViews, (_input, { actor }) => listViews(services.db, actor.staffId));
  register(views.saveView, ({ body }, { actor: { staffId }, transact }) =>
    transact((tx) => saveView(services, tx, { ...body, staffId })),
  );
  register(views.deleteView, ({ params }, { actor: { staffId }, transact }) =>
    transact((tx) => deleteView(tx, { ...params, staffId })),
  );
  mergeRoutes(register, services);
  heldActRoutes(register, services);
  healthRoutes(register, services);
  register(auditContract, ({ query }) => listAuditTrail(services.db, query));
}

function heldActRoutes(register: Register, services: Services): void {
  register(heldActs.listHeldActs, ({ query }) => listHeldActs(services.db, query));
  register(heldActs.releaseHeldAct, ({ params: { actId } }, { actor, transact }) =>
    transact(async (tx) => {
      await releaseAct(services, tx, actor, actId);
      return viewHeldAct(tx, actId);
    }),
  );
  register(heldActs.withdrawHeldAct, ({ params: { actId } }, { actor, transact }) =>
    transact(async (tx) => {
      await withdrawHeldAct(services, tx, actor, actId);
      return viewHeldAct(tx, actId);
    }),
  );
}

function healthRoutes(register: Register, services: Services): void {
  register(autopilot.readAutopilot, () => readAutopilot(services, services.db));
  register(autopilot.setAutopilot, ({ body }, { actor, transact }) =>
    transact((tx) => setAutopilot(services, tx, actor, body)),
  );
  register(health.readHealth, () => readHealth(services.db));
  register(health.listFailedJobs, ({ query }) => listFailedJobs(services.db, query));
  register(health.retryJob, ({ params: { jobId } }, { actor, transact }) =>
    transact((tx) => retryJob(services, tx, actor, jobId)),
  );
  register(health.closeJob, ({ params: { jobId } }, { actor, transact }) =>
    transact((tx) => closeJob(services, tx, actor, jobId)),
  );
}
